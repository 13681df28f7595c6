'use client'

import type { Round } from '@studio/shared/review/rounds'
import { useTranslations } from 'next-intl'
import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import { useCall } from '../notes/use-call'
import { useApproval } from './approval-context'
import { FileFacts } from './file-facts'
import { RefusalLine } from './refusal-line'
import { isolated } from './rounds-texts'
import { SignWarnings } from './sign-warnings'
import { TermsLink } from './terms-link'

interface Props {
  round: Round
  onDone: () => void
}

const MAX_NAME = 120

/** Part of the panel for a client's admin: signs a version, which is final. */
export function SignForm({ round, onDone }: Props) {
  const t = useTranslations('review')
  const { source, room } = useApproval()
  const id = useId()
  const [name, setName] = useState('')
  const [agrees, setAgrees] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const { isBusy, problem, call } = useCall()
  const version = room.deliverable.versions.find((one) => one.id === round.versionId)
  if (!version) return null

  const isNamed = name.trim() !== '' && name.length <= MAX_NAME
  const nameError =
    isAsked && (!isNamed || problem?.fields.name) ? t('rounds.problems.name') : undefined
  const agreeError = isAsked && !agrees ? t('rounds.problems.agree') : undefined
  const sentence = t.rich('rounds.sign.agree', {
    number: version.number,
    file: isolated(version.fileName),
    terms: (text) => <TermsLink>{text}</TermsLink>,
  })
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsAsked(true)
    if (!isNamed || !agrees) {
      const field = isNamed ? 'agrees' : 'name'
      event.currentTarget.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
      return
    }
    const openNotes = round.openNotes?.digest ?? ''
    if (!isBusy && (await call(() => source.sign(round.id, { name, agrees, openNotes })))) onDone()
  }
  return (
    <form noValidate className="approval-part approval-form" onSubmit={(event) => void send(event)}>
      <h3 className="approval-title">{t('rounds.sign.title', { number: version.number })}</h3>
      <SignWarnings round={round} />
      <FileFacts version={version} />
      <Field
        id={`${id}-name`}
        label={t('rounds.sign.name')}
        isRequired
        {...(nameError && { error: nameError })}
      >
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Checkbox
        id={`${id}-agrees`}
        name="agrees"
        required
        checked={agrees}
        label={sentence}
        {...(agreeError && { error: agreeError })}
        onChange={({ target }) => setAgrees(target.checked)}
      />
      <RefusalLine refusal={problem} openNotes={round.openNotes?.count ?? 0} />
      <div>
        <Button type="submit" {...(isBusy && { busyLabel: t('notes.sending') })}>
          {t('rounds.sign.submit')}
        </Button>
      </div>
    </form>
  )
}
