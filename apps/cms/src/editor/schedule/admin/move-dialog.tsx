'use client'
import { toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { Question } from '../../../platform/admin-parts/question'
import type { ReleaseView } from '../types'
import { useReleaseCall, type CallResult } from './release-calls'
import { RefusalLines } from './schedule-dialog'
import { TimeFields, timeOf, type TimeInput } from './time-fields'
import { ownZone, whenText } from './when'
import { releaseWords } from './words'

interface MoveDialogProps {
  release: ReleaseView
  title: string
  onClose: () => void
  onDone: () => void
}

/** Sets the time of a release, or another one. */
export function MoveDialog({ release, title, onClose, onDone }: MoveDialogProps) {
  const call = useReleaseCall()
  const { i18n } = useTranslation()
  const { SCHEDULE_WORDS } = useWords(releaseWords)
  const [day = '', clock = ''] = release.wallTime?.split('T') ?? []
  const [time, setTime] = useState<TimeInput>({
    day,
    clock,
    zone: release.zone ?? ownZone(),
    at: release.at && new Date(release.at).toISOString(),
  })
  const [refusal, setRefusal] = useState<Exclude<CallResult, { release: unknown }> | null>(null)
  const instant = timeOf(time)

  async function move() {
    if (!instant) return
    const { zone, at } = time
    const answer = await call(`/${release.id}/schedule`, {
      wallTime: `${time.day}T${time.clock.slice(0, 5)}`,
      zone,
      ...(at !== null && { at }),
    })
    if (!('release' in answer)) {
      setRefusal(answer)
      return
    }
    toast.success(SCHEDULE_WORDS.scheduled)
    onDone()
  }

  return (
    <Question
      cancelLabel={SCHEDULE_WORDS.close}
      confirmLabel={SCHEDULE_WORDS.confirmMove}
      heading={SCHEDULE_WORDS.heading(title)}
      isConfirmDisabled={instant === null}
      onCancel={onClose}
      onConfirm={move}
    >
      <div className="schedule__form">
        <TimeFields onChange={setTime} time={time} />
        {instant && (
          <p aria-live="polite">
            {SCHEDULE_WORDS.moveResult(whenText(instant.at, time.zone, i18n.language))}
          </p>
        )}
        {refusal && <RefusalLines refusal={refusal} />}
      </div>
    </Question>
  )
}
