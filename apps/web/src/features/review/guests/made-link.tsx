'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field } from '@/components/ui/field'
import { AddressField, CopyAddress } from '../copy-address'
import { guestAddress } from './guest-address'

interface Props {
  secret: string
  passphrase: string
}

/** The address and passphrase of a new link. The passphrase cannot be shown again later. */
export function MadeLink({ secret, passphrase }: Props) {
  const t = useTranslations('review')
  const id = useId()
  return (
    <div className="guest-made">
      <Field id={id} label={t('guests.made')} help={t('guests.madeHelp')}>
        {(control) => (
          <AddressField
            {...control}
            data-first-focus
            value={guestAddress(secret)}
            ref={focusOnce}
          />
        )}
      </Field>
      <p>
        {t('guests.passphrase')}: <bdi className="slate">{passphrase}</bdi>{' '}
        <span className="approval-hint">{t('guests.passphraseHelp')}</span>
      </p>
      <div className="approval-buttons">
        <CopyAddress
          address={guestAddress(secret)}
          copy={t('guests.copy')}
          copied={t('guests.copied')}
          label={t('guests.copy')}
        />
      </div>
    </div>
  )
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}
