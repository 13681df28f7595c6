'use client'

import { noteNumber } from '@studio/shared/review/note-number'
import { useTranslations } from 'next-intl'
import { useNotes } from '../notes/use-notes'
import { useVersion } from './version-context'

interface Props {
  page: number
  /** The position of the next note, or null. */
  at: [number, number] | null
}

/** Numbered pins of a page's notes. */
export function PagePins({ page, at }: Props) {
  const t = useTranslations('review')
  const { stage } = useVersion()
  const placed = useNotes().flatMap(({ note }) =>
    note.anchor.kind === 'place' && note.anchor.page === page && note.anchor.at
      ? [{ note, at: note.anchor.at }]
      : [],
  )
  return (
    <div className="room-pins" dir="ltr">
      {placed.map(({ note, at: place }) => (
        <button
          key={note.id}
          type="button"
          className="room-pin slate"
          data-side={note.author.side}
          aria-label={t('room.spot', { number: noteNumber(note) })}
          style={styleOf(place)}
          onPointerUp={(event) => event.stopPropagation()}
          onClick={() => stage?.goTo(note.anchor)}
        >
          {noteNumber(note)}
        </button>
      ))}
      {at && <span className="room-pin room-pin-next" style={styleOf(at)} aria-hidden />}
    </div>
  )
}

/**
 * Positions in a picture do not depend on the language, so the layer always runs from left to
 * right.
 */
function styleOf([x, y]: readonly [number, number]) {
  return { insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }
}
