'use client'

import { useState } from 'react'
import type { SecondFactor } from '@studio/shared/api/second-factor'
import {
  readSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@studio/shared/api/second-factor'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { callApi } from '@/api/client/call-api'
import { callAsMember } from '../call-as-member'
import type { FormWords } from '../forms/form-words'
import { Notice } from '../forms/notice'
import { useIsReady } from '@/lib/use-is-ready'
import { AppSection } from './app-section'
import { ConfirmDialog } from './confirm-dialog'
import { PasskeySection } from './passkey-section'
import { RecoveryCodes } from './recovery-codes'
import { useConfirmed } from './use-confirmed'

interface Props {
  factor: SecondFactor
  words: FormWords
  email: string
  /** BCP 47 tag for dates. */
  format: string
}

/** Settings of the login's second step. */
export function TwoStepSettings({ words, email, format, ...props }: Props) {
  const t = useTranslations('account.twoStep')
  const isReady = useIsReady()
  const confirmed = useConfirmed()
  const [factor, setFactor] = useState(props.factor)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [news, setNews] = useState('')
  const ways = Number(factor.hasApp) + factor.passkeys.length
  const isOn = ways > 0
  const canRemove = !factor.isRequired || ways > 1

  const changed = async (recoveryCodes: string[] | null) => {
    setCodes(recoveryCodes)
    setNews(t('done'))
    const answer = await callAsMember(readSecondFactor)
    if (answer.isDone) setFactor(answer.value)
  }
  const onChange = (recoveryCodes: string[] | null) => void changed(recoveryCodes)

  const { action, problem } = confirmed
  const common = { words, confirmed, canRemove, onChange }
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
  return (
    <div className="grid gap-14">
      <div className="grid gap-4">
        {factor.isRequired && !isOn && <Notice isBad>{t('isRequired')}</Notice>}
        {isOn && <Notice>{t('isOn')}</Notice>}
        <p role="status" className="sr-only">
          {news}
        </p>
        <div role="alert" className="empty:hidden">
          {problem && <Notice isBad>{words.problems[problem]}</Notice>}
        </div>
      </div>
      <AppSection hasApp={factor.hasApp} {...common} />
      <PasskeySection passkeys={factor.passkeys} format={format} {...common} />
      {isOn && (
        <section>
          <h2 className="title-3">{t('codes')}</h2>
          <p className="mt-3 mb-5 max-w-[34rem]">
            {t('codesText')} {t('codesLeft', { count: factor.recoveryCodesLeft })}
          </p>
          <Button
            emphasis="secondary"
            disabled={!isReady}
            onClick={() =>
              confirmed.ask({
                send: (body) => callApi(renewRecoveryCodes, { body }),
                title: t('codesRenew'),
                text: t('codesRenewText'),
                submitLabel: t('codesRenew'),
                onDone: ({ recoveryCodes }) => onChange(recoveryCodes),
              })
            }
          >
            {t('codesRenew')}
          </Button>
        </section>
      )}
      {isOn && !factor.isRequired && (
        <section>
          <Button
            emphasis="quiet"
            disabled={!isReady}
            onClick={() =>
              confirmed.ask({
                send: (body) => callApi(turnOffSecondFactor, { body }),
                title: t('turnOff'),
                text: t('turnOffText'),
                submitLabel: t('turnOff'),
                onDone: () => onChange(null),
              })
            }
          >
            {t('turnOff')}
          </Button>
        </section>
      )}
      {action && <ConfirmDialog {...{ action, words, email }} onClose={() => confirmed.close()} />}
    </div>
  )
}
