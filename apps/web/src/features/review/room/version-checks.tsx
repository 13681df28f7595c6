'use client'

import type { Checks, Remark } from '@studio/shared/review/media'
import { fill, type RoomWords } from '../words'
import { useVersion } from './version-context'

/**
 * Says how the played copy differs from the original, and what it leaves out. Only the studio reads
 * all figures. Others are told in plain words, if something is missing.
 */
export function VersionChecks() {
  const { room, version, words, format } = useVersion()
  const { checks, plainChecks } = version
  const own = words.room.checks
  if (version.state !== 'ready') return null
  const lines =
    room.project.role === 'studio'
      ? [...frameLines(checks, own, format), ...(checks?.remarks ?? []).map(toLine)]
      : plainChecks.map((kind) => own.plain[kind])
  if (lines.length === 0) return null
  return (
    <ul className="room-checks" aria-label={own.label}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )

  function toLine({ kind, value }: Remark): string {
    const figure = new Intl.NumberFormat(format).format(value ?? 0)
    return fill(own.remarks[kind], { value: figure })
  }
}

function frameLines(
  checks: Checks | null,
  own: RoomWords['room']['checks'],
  format: string,
): string[] {
  if (!checks?.frames) return []
  const { original, shown, areTimesEqual } = checks.frames
  const figure = new Intl.NumberFormat(format)
  const counts = { shown: figure.format(shown), original: figure.format(original) }
  if (shown < original) return [fill(own.framesMissing, counts), own.again]
  return [fill(areTimesEqual ? own.frames : own.framesLate, counts)]
}
