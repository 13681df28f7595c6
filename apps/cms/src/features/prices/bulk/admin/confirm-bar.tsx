'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useWords } from '../../../../platform/admin-language/use-words'
import {
  askedTime,
  TimeFields,
  timeOf,
  type TimeInput,
} from '../../../../editor/schedule/admin/time-fields'
import { whenText } from '../../../../editor/schedule/admin/when'
import type { PreviewLine } from '../plan'
import { bulkPriceWords } from './words'

/** When the prices change; null for at once. */
export type ChosenTime = TimeInput | null

interface ConfirmBarProps {
  lines: PreviewLine[]
  count: number
  inLists: number
  time: ChosenTime
  onConfirm: (time: ReturnType<typeof askedTime> | undefined, when: string) => Promise<void>
}

/**
 * The button that changes the prices. Doubtful prices must be confirmed first, and prices that
 * break a rule disable the button.
 */
export function ConfirmBar({ lines, count, inLists, time, onConfirm }: ConfirmBarProps) {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  const { i18n } = useTranslation()
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const doubts = lines.filter(({ doubt, problem }) => doubt && !problem).length
  const problems = new Set(
    lines.flatMap(({ list, key, problem }) => (problem ? `${list} ${key}` : [])),
  )
  const instant = time && timeOf(time)
  const when = time && instant ? whenText(instant.at, time.zone, i18n.language) : ''
  const isTimeMissing = time !== null && !instant

  async function confirm() {
    setIsBusy(true)
    await onConfirm(time ? askedTime(time) : undefined, when)
    setIsBusy(false)
  }

  return (
    <div className="confirm-bar">
      {problems.size > 0 && <p role="alert">{BULK_TEXTS.problems(problems.size)}</p>}
      {problems.size === 0 && doubts > 0 && (
        <label className="confirm-prices__check">
          <input
            checked={isChecked}
            onChange={(event) => setIsChecked(event.target.checked)}
            type="checkbox"
          />
          {BULK_TEXTS.doubts(doubts)}
        </label>
      )}
      <Button
        disabled={isBusy || isTimeMissing || problems.size > 0 || (doubts > 0 && !isChecked)}
        id="apply-prices"
        margin={false}
        onClick={() => void confirm()}
        size="large"
      >
        {isTimeMissing
          ? BULK_TEXTS.scheduleFirst
          : time
            ? BULK_TEXTS.schedule(count, inLists, when)
            : BULK_TEXTS.apply(count, inLists)}
      </Button>
    </div>
  )
}

interface WhenFieldsProps {
  time: ChosenTime
  zone: string
  onChange: (time: ChosenTime) => void
}

/** Radio buttons for at once or a set time, and the fields of that time. */
export function WhenFields({ time, zone, onChange }: WhenFieldsProps) {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  const name = useId()
  return (
    <div className="schedule__form change-prices__when">
      <fieldset className="schedule__choices">
        <legend>{BULK_TEXTS.when}</legend>
        <label>
          <input checked={time === null} name={name} onChange={() => onChange(null)} type="radio" />
          {BULK_TEXTS.atOnce}
        </label>
        <label>
          <input
            checked={time !== null}
            name={name}
            onChange={() => onChange({ day: '', clock: '', zone, at: null })}
            type="radio"
          />
          {BULK_TEXTS.atTime}
        </label>
      </fieldset>
      {time && (
        <>
          <TimeFields onChange={onChange} time={time} />
          <p>{BULK_TEXTS.scheduleHint}</p>
        </>
      )}
    </div>
  )
}
