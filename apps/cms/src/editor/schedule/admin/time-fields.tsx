'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useMemo } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { readWallTime, type Instant } from '@studio/shared/wall-time'
import { mondayMorning, tomorrowMorning } from './presets'
import { ownZone, whenText, zones } from './when'
import { releaseWords } from './words'

export interface TimeInput {
  /** `2026-11-30` */
  day: string
  /** `09:00` */
  clock: string
  zone: string
  /** The chosen instant if the clocks are changed in that hour. */
  at: string | null
}

/** What the server gets; null while something is missing. */
export function timeOf({ day, clock, zone, at }: TimeInput): Instant | null {
  if (!day || !clock) return null
  const reading = readWallTime(`${day}T${clock.slice(0, 5)}`, zone)
  if (reading.kind === 'exact') return reading.instant
  return reading.instants.find((one) => one.at === at) ?? null
}

/** The time as the server reads it. */
export function askedTime({ day, clock, zone, at }: TimeInput) {
  return { wallTime: `${day}T${clock.slice(0, 5)}`, zone, ...(at !== null && { at }) }
}

interface TimeFieldsProps {
  time: TimeInput
  onChange: (time: TimeInput) => void
}

/** Day, time and time zone. When the clocks are changed in that hour, it asks which time is meant. */
export function TimeFields({ time, onChange }: TimeFieldsProps) {
  const { i18n } = useTranslation()
  const { SCHEDULE_WORDS } = useWords(releaseWords)
  const { day, clock, zone } = time
  const ids = { day: useId(), clock: useId(), zone: useId(), name: useId() }
  const options = useMemo(() => zones(), [])
  const reading = day && clock ? readWallTime(`${day}T${clock.slice(0, 5)}`, zone) : null
  const chosen = timeOf(time)
  const change = (part: Partial<TimeInput>) => onChange({ ...time, at: null, ...part })
  return (
    <>
      <div className="schedule__presets">
        <Preset
          label={SCHEDULE_WORDS.tomorrow}
          onClick={() => change(tomorrowMorning(new Date(), zone))}
        />
        <Preset
          label={SCHEDULE_WORDS.monday}
          onClick={() => change(mondayMorning(new Date(), zone))}
        />
      </div>
      <div className="schedule__time">
        <div>
          <label htmlFor={ids.day}>{SCHEDULE_WORDS.day}</label>
          <input
            id={ids.day}
            onChange={({ target }) => change({ day: target.value })}
            required
            type="date"
            value={day}
          />
        </div>
        <div>
          <label htmlFor={ids.clock}>{SCHEDULE_WORDS.clock}</label>
          <input
            id={ids.clock}
            onChange={({ target }) => change({ clock: target.value })}
            required
            step={60}
            type="time"
            value={clock}
          />
        </div>
        <div>
          <label htmlFor={ids.zone}>{SCHEDULE_WORDS.zone}</label>
          <select
            id={ids.zone}
            onChange={({ target }) => change({ zone: target.value })}
            value={zone}
          >
            {options.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
      {reading && reading.kind !== 'exact' && (
        <fieldset className="schedule__choices">
          <legend>
            {reading.kind === 'skipped' ? SCHEDULE_WORDS.hourSkipped : SCHEDULE_WORDS.hourRepeated}
          </legend>
          {reading.instants.map(({ at, wallTime, offset }, index) => (
            <label key={at}>
              <input
                checked={time.at === at}
                name={ids.name}
                onChange={() => onChange({ ...time, at })}
                type="radio"
              />
              <bdi>{SCHEDULE_WORDS.instant(wallTime.slice(11), offset)}</bdi>
              {reading.kind === 'repeated' &&
                ` – ${index === 0 ? SCHEDULE_WORDS.earlier : SCHEDULE_WORDS.later}`}
            </label>
          ))}
        </fieldset>
      )}
      {chosen && zone !== ownZone() && (
        <p>{SCHEDULE_WORDS.yourClock(whenText(chosen.at, ownZone(), i18n.language))}</p>
      )}
    </>
  )
}

/** Fills in a day and a time. */
function Preset({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button buttonStyle="secondary" margin={false} onClick={onClick} size="small">
      {label}
    </Button>
  )
}
