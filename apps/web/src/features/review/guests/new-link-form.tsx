'use client'

import {
  GUEST_LINK_DAYS,
  MAX_GUEST_NAME_LENGTH,
  newGuestLinkSchema,
  MIN_PASSPHRASE_LENGTH,
  type NewGuestLink,
} from '@studio/shared/review/guest-links'
import type { Version } from '@studio/shared/review/projects'
import { useTranslations } from 'next-intl'
import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import type { Outcome } from '../notes/notes-source'
import { problemText } from '../notes/problem-text'
import { useCall } from '../notes/use-call'

interface Props {
  /** The versions, oldest first. */
  versions: readonly Pick<Version, 'id' | 'number'>[]
  onCreate: (link: NewGuestLink) => Promise<Outcome>
}

type Days = (typeof GUEST_LINK_DAYS)[number]

export function NewLinkForm({ versions, onCreate }: Props) {
  const t = useTranslations('review')
  const id = useId()
  const [label, setLabel] = useState('')
  const [passphrase, setPassphrase] = useState(newPassphrase)
  const [days, setDays] = useState<Days>(7)
  const [version, setVersion] = useState('')
  const [mayComment, setMayComment] = useState(true)
  const [errors, setErrors] = useState<ReadonlySet<string>>(new Set())
  const { isBusy, problem, call } = useCall()

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const link = newGuestLinkSchema.safeParse({
      label,
      passphrase,
      days,
      mayComment,
      version: version || null,
    })
    setErrors(new Set(link.error?.issues.map(({ path }) => String(path[0]))))
    if (link.success) await call(() => onCreate(link.data))
    else {
      const first = link.error.issues[0]?.path[0]
      document.getElementById(`${id}-${String(first)}`)?.focus()
    }
  }
  return (
    <form noValidate className="approval-part approval-form" onSubmit={(event) => void send(event)}>
      <h3 className="approval-title">{t('guests.create')}</h3>
      <Field
        id={`${id}-label`}
        label={t('guests.label')}
        help={t('guests.labelHelp')}
        isRequired
        {...(errors.has('label') && { error: t('guests.labelMissing') })}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={MAX_GUEST_NAME_LENGTH}
            value={label}
            autoComplete="off"
            onChange={({ target }) => setLabel(target.value)}
          />
        )}
      </Field>
      <Field
        id={`${id}-passphrase`}
        label={t('guests.passphrase')}
        help={t('guests.passphraseHelp')}
        isRequired
        {...(errors.has('passphrase') && {
          error: t('guests.passphraseShort', { min: MIN_PASSPHRASE_LENGTH }),
        })}
      >
        {(control) => (
          <TextInput
            {...control}
            value={passphrase}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setPassphrase(target.value)}
          />
        )}
      </Field>
      {versions.length > 0 && (
        <Field id={`${id}-version`} label={t('guests.covers')}>
          {(control) => (
            <Select
              {...control}
              value={version}
              onChange={({ target }) => setVersion(target.value)}
              options={[
                { value: '', text: t('guests.allVersions') },
                ...versions.toReversed().map(({ id, number }) => ({
                  value: id,
                  text: t('guests.oneVersion', { number }),
                })),
              ]}
            />
          )}
        </Field>
      )}
      <Field id={`${id}-days`} label={t('guests.days')}>
        {(control) => (
          <Select
            {...control}
            value={days}
            onChange={({ target }) =>
              setDays(GUEST_LINK_DAYS.find((each) => String(each) === target.value) ?? days)
            }
            options={GUEST_LINK_DAYS.map((each) => ({
              value: String(each),
              text: t('guests.dayCount', { count: each }),
            }))}
          />
        )}
      </Field>
      <Checkbox
        id={`${id}-comment`}
        label={t('guests.mayComment')}
        checked={mayComment}
        onChange={({ target }) => setMayComment(target.checked)}
      />
      <p className="approval-hint">{t('guests.limits')}</p>
      {problem && (
        <p role="alert" className="approval-refusal">
          {problem.code === 'conflict' ? t('guests.tooMany') : problemText(t, problem)}
        </p>
      )}
      <div>
        <Button type="submit" {...(isBusy && { busyLabel: t('notes.sending') })}>
          {t('guests.submit')}
        </Button>
      </div>
    </form>
  )
}

/** Characters that sound different from each other when read aloud. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** @returns a random passphrase in groups, such as `k3vm-7pqa-x2hd` */
function newPassphrase(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(12))
  const signs = [...bytes].map((byte) => SIGNS[byte % SIGNS.length])
  return [0, 4, 8].map((start) => signs.slice(start, start + 4).join('')).join('-')
}
