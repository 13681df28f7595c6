'use client'

import { useId } from 'react'
import { Field } from '@/components/ui/field'
import type { RoomWords } from '../words'
import { AddressField, CopyAddress } from '../copy-address'
import { guestAddress } from './guest-address'

interface Props {
  secret: string
  passphrase: string
  words: RoomWords['guests']
}

/** The address and passphrase of a new link. The passphrase cannot be shown again later. */
export function MadeLink({ secret, passphrase, words }: Props) {
  const id = useId()
  return (
    <div className="guest-made">
      <Field id={id} label={words.made} help={words.madeHelp}>
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
        {words.passphrase}: <bdi className="slate">{passphrase}</bdi>{' '}
        <span className="approval-hint">{words.passphraseHelp}</span>
      </p>
      <div className="approval-buttons">
        <CopyAddress address={guestAddress(secret)} words={words} label={words.copy} />
      </div>
    </div>
  )
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}
