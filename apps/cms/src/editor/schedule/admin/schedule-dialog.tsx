'use client'
import { toast, useTranslation } from '@payloadcms/ui'
import { LOCALES, type Locale } from '@studio/shared/locales'
import { useId, useState } from 'react'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { useWords } from '../../../platform/admin-language/use-words'
import { Question } from '../../../platform/admin-parts/question'
import type { ItemAction } from '../types'
import { ProblemLines } from './problem-lines'
import { useReleaseCall, type CallResult } from './release-calls'
import { askedTime, TimeFields, timeOf, type TimeInput } from './time-fields'
import { languageName, languagesText, ownZone, whenText } from './when'
import { usePendingReleases } from './use-releases'
import { releaseWords } from './words'

export interface ScheduledForm {
  locale: Locale
  data: Record<string, unknown>
}

interface ScheduleDialogProps {
  title: string
  collection: string
  /** 0 for the menus. */
  document: number
  /** The language of the form. */
  locale: Locale
  /** The unsaved values of a document without drafts; null for documents with drafts. */
  form: ScheduledForm | null
  onClose: () => void
  onDone: () => void
}

type Refusal = Exclude<CallResult, { release: unknown }>

/** Asks what happens with one document at which time, and says what visitors see then. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { title, collection, document, form, onClose, onDone } = props
  const call = useReleaseCall()
  const { SCHEDULE_WORDS } = useWords(releaseWords)
  const [action, setAction] = useState<ItemAction>(form ? 'change' : 'publish')
  const [languages, setLanguages] = useState<Locale[]>([props.locale])
  const [time, setTime] = useState<TimeInput>({ day: '', clock: '', zone: ownZone(), at: null })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [release, setRelease] = useState<NamedRelease | null>(null)
  const instant = timeOf(time)
  const hasTime = release !== null || instant !== null
  const isReady = hasTime && (action === 'change' || languages.length > 0)

  async function schedule() {
    const item = { collection, document, action, languages, ...(form && { form }) }
    const answer = release
      ? await call(`/${release.id}/items`, item)
      : await call('/change', { item, time: askedTime(time) })
    if (!('release' in answer)) {
      setRefusal(answer)
      return
    }
    toast.success(release ? SCHEDULE_WORDS.wasPutIn : SCHEDULE_WORDS.scheduled)
    onDone()
  }

  return (
    <Question
      cancelLabel={SCHEDULE_WORDS.close}
      confirmLabel={release ? SCHEDULE_WORDS.putIn : SCHEDULE_WORDS.confirm}
      heading={SCHEDULE_WORDS.heading(title)}
      isConfirmDisabled={!isReady}
      onCancel={onClose}
      onConfirm={schedule}
    >
      <div className="schedule__form">
        {!form && (
          <WhatFields action={action} languages={languages} {...{ setAction, setLanguages }} />
        )}
        <ReleaseField onChange={setRelease} release={release} />
        {!release && <TimeFields onChange={setTime} time={time} />}
        <Result {...{ action, languages, release }} at={instant?.at ?? null} zone={time.zone} />
        {refusal && <RefusalLines refusal={refusal} />}
      </div>
    </Question>
  )
}

interface NamedRelease {
  id: number
  name: string
}

interface ReleaseFieldProps {
  release: NamedRelease | null
  onChange: (release: NamedRelease | null) => void
}

/** Chooses between a time of its own and a release that is not live yet. */
function ReleaseField({ release, onChange }: ReleaseFieldProps) {
  const id = useId()
  const pending = usePendingReleases()
  const { SCHEDULE_WORDS } = useWords(releaseWords)
  if (pending.length === 0) return null
  return (
    <div className="schedule__field">
      <label htmlFor={id}>{SCHEDULE_WORDS.when}</label>
      <select
        id={id}
        onChange={({ target }) =>
          onChange(pending.find((one) => String(one.id) === target.value) ?? null)
        }
        value={release?.id ?? ''}
      >
        <option value="">{SCHEDULE_WORDS.ownTime}</option>
        {pending.map((one) => (
          <option key={one.id} value={one.id}>
            {SCHEDULE_WORDS.withRelease(one.name)}
          </option>
        ))}
      </select>
    </div>
  )
}

interface WhatFieldsProps {
  action: ItemAction
  languages: Locale[]
  setAction: (action: ItemAction) => void
  setLanguages: (languages: Locale[]) => void
}

function WhatFields({ action, languages, setAction, setLanguages }: WhatFieldsProps) {
  const name = useId()
  const { i18n } = useTranslation()
  const { ACTION_NAMES, SCHEDULE_WORDS } = useWords(releaseWords)
  const toggle = (locale: Locale) =>
    setLanguages(LOCALES.filter((one) => (one === locale) !== languages.includes(one)))
  return (
    <>
      <fieldset className="schedule__choices">
        <legend>{SCHEDULE_WORDS.what}</legend>
        {(['publish', 'unpublish'] as const).map((one) => (
          <label key={one}>
            <input
              checked={action === one}
              name={name}
              onChange={() => setAction(one)}
              type="radio"
            />
            {ACTION_NAMES[one]}
          </label>
        ))}
      </fieldset>
      <fieldset className="schedule__choices">
        <legend>{SCHEDULE_WORDS.languages}</legend>
        {LOCALES.map((locale) => (
          <label key={locale}>
            <input
              checked={languages.includes(locale)}
              onChange={() => toggle(locale)}
              type="checkbox"
            />
            {languageName(locale, i18n.language)}
          </label>
        ))}
      </fieldset>
    </>
  )
}

interface ResultProps {
  action: ItemAction
  languages: Locale[]
  release: NamedRelease | null
  at: string | null
  zone: string
}

function Result(props: ResultProps) {
  const { i18n } = useTranslation()
  return (
    <p aria-live="polite" className="schedule__result">
      {resultText(props, i18n.language)}
    </p>
  )
}

function resultText(props: ResultProps, language: string): string {
  const { action, languages, release, at, zone } = props
  const { SCHEDULE_WORDS } = wordsIn(releaseWords, { language })
  if (release) return SCHEDULE_WORDS.putInResult(release.name)
  if (at === null) return SCHEDULE_WORDS.noTime
  const when = whenText(at, zone, language)
  if (action === 'change') return SCHEDULE_WORDS.changeResult(when)
  if (languages.length === 0) return SCHEDULE_WORDS.noLanguage
  const names = languagesText(languages, language)
  return action === 'publish'
    ? SCHEDULE_WORDS.publishResult(names, when)
    : SCHEDULE_WORDS.unpublishResult(names, when)
}

export function RefusalLines({ refusal }: { refusal: Refusal }) {
  const { SCHEDULE_WORDS } = useWords(releaseWords)
  const { error, items } = refusal
  if (items) return <ProblemLines items={items} />
  const messages = Object.values(error.fields ?? {})
  const other = error.code === 'editors_only' ? SCHEDULE_WORDS.forbidden : SCHEDULE_WORDS.failed
  return (
    <p className="schedule__problems" role="alert">
      {messages.length > 0 ? messages.join(' ') : other}
    </p>
  )
}
