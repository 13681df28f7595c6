'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { useCall } from '../notes/use-call'
import { useApproval } from './approval-context'
import { RefusalLine } from './refusal-line'

/** Part of the studio's panel: opens a round about the shown version. */
export function OpenForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('review')
  const { source, version } = useApproval()
  const id = useId()
  const [today] = useState(() => localDay(new Date()))
  const [day, setDay] = useState('')
  const { isBusy, problem, call } = useCall()
  const isPast = day !== '' && day < today
  const error = isPast || problem?.fields.dueOn ? t('rounds.problems.day') : undefined

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPast || isBusy) return
    if (await call(() => source.open(version.id, day || null))) onDone()
  }
  return (
    <form noValidate className="approval-part approval-form" onSubmit={(event) => void send(event)}>
      <h3 className="approval-title">{t('rounds.open.title')}</h3>
      <p>{t('rounds.open.text', { number: version.number })}</p>
      <Field
        id={`${id}-day`}
        label={t('rounds.open.day')}
        help={t('rounds.open.dayHelp')}
        {...(error && { error })}
      >
        {(control) => (
          <input
            {...control}
            type="date"
            className="control approval-day"
            min={today}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      <RefusalLine refusal={problem} />
      <div>
        <Button type="submit" {...(isBusy && { busyLabel: t('notes.sending') })}>
          {t('rounds.open.submit')}
        </Button>
      </div>
    </form>
  )
}

/** @returns the device's current day in the format of a date field, such as 2026-12-04 */
function localDay(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
