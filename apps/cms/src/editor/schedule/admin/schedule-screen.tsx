'use client'
import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useId, useMemo, useState } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import type { ItemAction, ReleaseView } from '../types'
import { daysOfMonth, isSameDay } from './month'
import { PlanLink } from './plan-link'
import { ReleaseCard } from './release-card'
import { useReleaseCall } from './release-calls'
import { rangePath, useReleases } from './use-releases'
import { releaseWords } from './words'

/** What went live and will go live in a month, as a calendar and as a list. */
export function ScheduleScreen({ mayChange }: { mayChange: boolean }) {
  const { SCHEDULE_WORDS } = useWords(releaseWords)
  const [first, setFirst] = useState(() => firstOfMonth(new Date()))
  const path = useMemo(() => rangePath(first, monthsLater(first, 1)), [first])
  const { releases, hasFailed, read } = useReleases(path)
  const listId = useId()
  return (
    <>
      {mayChange && <NewRelease onDone={read} />}
      <PlanLink />
      <MonthBar first={first} onChange={setFirst} />
      {hasFailed && (
        <div role="alert">
          <p>{SCHEDULE_WORDS.loadFailed}</p>
          <Button buttonStyle="secondary" onClick={read}>
            {SCHEDULE_WORDS.retry}
          </Button>
        </div>
      )}
      {!hasFailed && releases === null && <p aria-live="polite">{SCHEDULE_WORDS.loading}</p>}
      <Calendar first={first} releases={releases ?? []} />
      <section aria-labelledby={listId}>
        <h2 id={listId}>{SCHEDULE_WORDS.list}</h2>
        {releases?.length === 0 && <p>{SCHEDULE_WORDS.empty}</p>}
        {releases?.map((release) => (
          <div id={cardId(release)} key={release.id} tabIndex={-1}>
            <ReleaseCard mayChange={mayChange} onChange={read} release={release} />
          </div>
        ))}
      </section>
    </>
  )
}

function firstOfMonth(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), 1)
}

function monthsLater(first: Date, count: number): Date {
  return new Date(first.getFullYear(), first.getMonth() + count, 1)
}

const cardId = ({ id }: ReleaseView) => `release-${id}`

interface MonthBarProps {
  first: Date
  onChange: (first: Date) => void
}

function MonthBar({ first, onChange }: MonthBarProps) {
  const { i18n } = useTranslation()
  const { SCHEDULE_WORDS } = useWords(releaseWords)
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric' })
  const step = (count: number, label: string) => (
    <Button
      aria-label={label}
      buttonStyle="secondary"
      margin={false}
      onClick={() => onChange(monthsLater(first, count))}
      size="small"
    >
      <span aria-hidden className="schedule-month__arrow">
        {count < 0 ? '‹' : '›'}
      </span>
    </Button>
  )
  return (
    <div className="schedule-month">
      {step(-1, SCHEDULE_WORDS.before)}
      <h2 aria-live="polite">{name.format(first)}</h2>
      {step(1, SCHEDULE_WORDS.after)}
    </div>
  )
}

interface CalendarProps {
  first: Date
  releases: ReleaseView[]
}

/** On narrow screens only days with releases are shown. */
function Calendar({ first, releases }: CalendarProps) {
  const { i18n } = useTranslation()
  const words = useWords(releaseWords)
  const { blanks, days } = daysOfMonth(first.getFullYear(), first.getMonth())
  const dayName = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', day: 'numeric' })
  const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' })
  const [today] = useState(() => new Date())
  return (
    <section aria-label={words.SCHEDULE_WORDS.calendar}>
      <ol className="schedule-calendar">
        {days.map((day, index) => {
          const own = releases.filter((release) => isOn(release, day))
          return (
            <li
              aria-current={isSameDay(day, today) ? 'date' : undefined}
              className={own.length > 0 ? 'schedule-calendar__full' : undefined}
              key={day.getDate()}
              style={index === 0 ? { gridColumnStart: blanks + 1 } : undefined}
            >
              <span className="schedule-calendar__day">{dayName.format(day)}</span>
              {own.map((release) => (
                <a href={`#${cardId(release)}`} key={release.id}>
                  {clock.format(new Date(momentOf(release) ?? 0))}{' '}
                  <bdi>{nameOf(release, words.ACTION_NAMES)}</bdi>
                  <span className="schedule-calendar__status">
                    {words.STATUS_WORDS[release.status]}
                  </span>
                </a>
              ))}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** When it went live or was undone, or else when it goes live; null if it has no time yet. */
function momentOf({ endedAt, at }: ReleaseView): string | null {
  return endedAt ?? at
}

function isOn(release: ReleaseView, day: Date): boolean {
  const moment = momentOf(release)
  return moment !== null && isSameDay(new Date(moment), day)
}

function nameOf({ name, items }: ReleaseView, actionNames: Record<ItemAction, string>): string {
  const [item] = items
  return name ?? (item ? `${actionNames[item.action]}: ${item.title}` : '')
}

function NewRelease({ onDone }: { onDone: () => void }) {
  const { SCHEDULE_WORDS } = useWords(releaseWords)
  const call = useReleaseCall()
  const id = useId()
  const [name, setName] = useState('')

  async function create() {
    const answer = await call('', { name })
    if (!('release' in answer)) {
      toast.error(Object.values(answer.error.fields ?? {})[0] ?? SCHEDULE_WORDS.failed)
      return
    }
    setName('')
    toast.success(SCHEDULE_WORDS.created)
    onDone()
  }

  return (
    <form
      className="schedule-new"
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <div className="schedule__field">
        <label htmlFor={id}>{SCHEDULE_WORDS.newName}</label>
        <input
          id={id}
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
          required
          value={name}
        />
      </div>
      <Button buttonStyle="secondary" margin={false} size="medium" type="submit">
        {SCHEDULE_WORDS.create}
      </Button>
    </form>
  )
}
