'use client'

import { useState } from 'react'
import { appConfirmationSchema, type AppSetup } from '@studio/shared/api/second-factor'
import { confirmApp, removeApp, startApp } from '@studio/shared/api/second-factor'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { callApi } from '@/api/client/call-api'
import { useContractForm } from '@/features/forms/use-contract-form'
import { AccountForm } from '../forms/account-form'
import { TextField } from '../forms/fields'
import { CancelButton } from '../forms/cancel-button'
import type { FormWords } from '../forms/form-words'
import { useAccountForm } from '../forms/use-account-form'
import { useIsReady } from '@/lib/use-is-ready'
import type { Confirmed } from './use-confirmed'

interface Props {
  hasApp: boolean
  /**
   * Whether the app can be removed. False if it is the last method of an account that must have
   * one.
   */
  canRemove: boolean
  words: FormWords
  confirmed: Confirmed
  onChange: (recoveryCodes: string[] | null) => void
}

/** The section about the authenticator app, which is not set up, being set up, or set up. */
export function AppSection({ hasApp, canRemove, words, confirmed, onChange }: Props) {
  const t = useTranslations('account.twoStep')
  const isReady = useIsReady()
  const [setup, setSetup] = useState<AppSetup | null>(null)
  const start = () =>
    void confirmed.tryFirst({
      send: (body) => callApi(startApp, { body }),
      title: t('confirmTitle'),
      submitLabel: t('confirm'),
      onDone: setSetup,
    })
  const remove = () =>
    confirmed.ask({
      send: (body) => callApi(removeApp, { body }),
      title: t('appRemove'),
      submitLabel: t('appRemove'),
      onDone: () => onChange(null),
    })
  return (
    <section>
      <h2 className="title-3">{t('app')}</h2>
      <p className="mt-3 mb-5 max-w-[34rem]">{hasApp ? t('appIsOn') : t('appText')}</p>
      {setup ? (
        <AppSetupForm
          {...{ setup, words }}
          onCancel={() => setSetup(null)}
          onDone={(codes) => {
            setSetup(null)
            onChange(codes)
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-x-5 gap-y-3">
          <Button emphasis="secondary" onClick={start} disabled={!isReady}>
            {hasApp ? t('appReplace') : t('appSetUp')}
          </Button>
          {hasApp && canRemove && (
            <Button emphasis="quiet" onClick={remove} disabled={!isReady}>
              {t('appRemove')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

interface SetupProps {
  setup: AppSetup
  words: FormWords
  onCancel: () => void
  onDone: (recoveryCodes: string[] | null) => void
}

function AppSetupForm({ setup, words, onCancel, onDone }: SetupProps) {
  const t = useTranslations('account.twoStep')
  const form = useContractForm(appConfirmationSchema, { defaultValues: { setup: setup.setup } })
  const state = useAccountForm({
    form,
    send: (body) => callApi(confirmApp, { body }),
    isMember: true,
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <div className="grid gap-6">
      <p className="max-w-[34rem]">{t('appScan')}</p>
      {/* oxlint-disable-next-line nextjs/no-img-element -- it is in the address itself */}
      <img
        src={setup.qrCode}
        alt={t('appPicture')}
        width={208}
        height={208}
        className="bg-white [image-rendering:pixelated]"
      />
      <p className="max-w-[34rem]">
        {t('appSecret')}{' '}
        <code dir="ltr" className="font-mono break-all select-all">
          {setup.secret}
        </code>
      </p>
      <AccountForm
        words={words}
        state={state}
        submitLabel={t('appConfirm')}
        aside={<CancelButton label={t('cancel')} onCancel={onCancel} />}
      >
        <TextField
          {...{ form, words }}
          name="code"
          label={words.labels.code}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </AccountForm>
    </div>
  )
}
