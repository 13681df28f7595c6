'use client'

import type { Version } from '@studio/shared/review/projects'
import { fill, type RoomWords } from '../words'

interface Props {
  versions: readonly Version[]
  current: string
  words: RoomWords['room']
  onVersion: (id: string) => void
}

/** All versions of a film, the newest last. */
export function VersionSwitcher({ versions, current, words, onVersion }: Props) {
  return (
    <nav aria-label={words.versions} className="room-versions">
      {versions.map(({ id, number, fileName }) => (
        <button
          key={id}
          type="button"
          className="room-version-button"
          aria-current={id === current ? 'true' : undefined}
          onClick={() => onVersion(id)}
        >
          <span className="slate">{fill(words.shortVersion, { number })}</span>
          <bdi className="room-version-name">{fileName}</bdi>
        </button>
      ))}
    </nav>
  )
}
