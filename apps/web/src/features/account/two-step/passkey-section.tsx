'use client'

import { useState, type SubmitEvent } from 'react'
import { newPasskeySchema, type SecondFactor } from '@studio/shared/api/second-factor'
import { removePasskey, startPasskey } from '@studio/shared/api/second-factor'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import { callApi } from '@/api/client/call-api'
import { fieldRules } from '@/features/forms/field-rules'
import type { FormWords } from '../forms/form-words'
import { Moment } from '../forms/moment'
import { useIsReady } from '@/lib/use-is-ready'
import { addPasskey } from './passkey-calls'
import type { Confirmed } from './use-confirmed'

const NAME = fieldRules(newPasskeySchema).name

interface Props {
  passkeys: SecondFactor['passkeys']
  /**
   * Whether a passkey can be removed. False if it is the last method of an account that must have
   * one.
   */
  canRemove: boolean
  words: FormWords
  format: string
  confirmed: Confirmed
  onChange: (recoveryCodes: string[] | null) => void
}

/** The account's passkeys with their names. */
export function PasskeySection(props: Props) {
  const t = useTranslations('account.twoStep')
  const { passkeys, canRemove, format, confirmed, onChange } = props
  const remove = ({ id, name }: Props['passkeys'][number]) =>
    confirmed.ask({
      send: (body) => callApi(removePasskey, { parameters: { id }, body }),
      title: t('passkeyRemoveNamed', { name }),
      submitLabel: t('passkeyRemove'),
      onDone: () => onChange(null),
    })
  return (
    <section>
      <h2 className="title-3">{t('passkeys')}</h2>
      <p className="mt-3 mb-5 max-w-[34rem]">{t('passkeysText')}</p>
      {passkeys.length > 0 && (
        <ul className="mb-6 border-t border-rule">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-rule py-4"
            >
              <div className="min-w-0">
                <p className="font-semibold break-words">
                  <bdi>{passkey.name}</bdi>
                </p>
                <p className="mt-1 flex flex-wrap gap-x-6 text-small text-pencil">
                  <span>
                    {t('passkeySince')}: <Moment at={passkey.createdAt} format={format} />
                  </span>
                  {passkey.lastUsedAt && (
                    <span>
                      {t('passkeyLastUsed')}: <Moment at={passkey.lastUsedAt} format={format} />
                    </span>
                  )}
                </p>
              </div>
              {canRemove && (
                <Button
                  emphasis="secondary"
                  aria-label={t('passkeyRemoveNamed', { name: passkey.name })}
                  onClick={() => remove(passkey)}
                >
                  {t('passkeyRemove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <AddPasskey {...props} />
    </section>
  )
}

function AddPasskey({ words, confirmed, onChange }: Props) {
  const t = useTranslations('account.twoStep')
  const isReady = useIsReady()
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const add = async (options: Record<string, unknown>) => {
    const outcome = await addPasskey(name.trim(), options)
    if (typeof outcome === 'string') {
      confirmed.setProblem(outcome)
      return
    }
    setName('')
    onChange(outcome.recoveryCodes)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsMissing(name.trim() === '')
    if (name.trim() === '') {
      document.getElementById('passkey-name')?.focus()
      return
    }
    void confirmed.tryFirst({
      send: (body) => callApi(startPasskey, { body }),
      title: t('confirmTitle'),
      submitLabel: t('confirm'),
      onDone: ({ options }) => void add(options),
    })
  }
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={submit}>
      <Field
        id="passkey-name"
        label={words.labels.passkeyName}
        help={t('passkeyHelp')}
        isRequired
        {...(isMissing ? { error: words.errors.required } : {})}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={NAME?.max}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" emphasis="secondary" disabled={!isReady}>
          {t('passkeyAdd')}
        </Button>
      </div>
    </form>
  )
}
