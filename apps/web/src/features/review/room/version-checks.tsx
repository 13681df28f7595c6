'use client'

import type { Checks, Remark } from '@studio/shared/review/media'
import { useTranslations } from 'next-intl'
import type { RoomTranslator } from '../translator'
import { useVersion } from './version-context'

/**
 * Says how the played copy differs from the original, and what it leaves out. Only the studio reads
 * all figures. Others are told in plain words, if something is missing.
 */
export function VersionChecks() {
  const t = useTranslations('review')
  const { room, version } = useVersion()
  const { checks, plainChecks } = version
  if (version.state !== 'ready') return null
  const lines =
    room.project.role === 'studio'
      ? [...frameLines(checks, t), ...(checks?.remarks ?? []).map(toLine)]
      : plainChecks.map((kind) => t(`room.checks.plain.${kind}`))
  if (lines.length === 0) return null
  return (
    <ul className="room-checks" aria-label={t('room.checks.label')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )

  function toLine({ kind, value }: Remark): string {
    return t(`room.checks.remarks.${kind}`, { value: value ?? 0 })
  }
}

function frameLines(checks: Checks | null, t: RoomTranslator): string[] {
  if (!checks?.frames) return []
  const { original, shown, areTimesEqual } = checks.frames
  const counts = { shown, original }
  if (shown < original) return [t('room.checks.framesMissing', counts), t('room.checks.again')]
  return [t(areTimesEqual ? 'room.checks.frames' : 'room.checks.framesLate', counts)]
}
