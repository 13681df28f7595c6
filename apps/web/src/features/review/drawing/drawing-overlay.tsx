'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { useNotes } from '../notes/use-notes'
import { useStage } from '../notes/use-stage'
import { useVersion } from '../room/version-context'
import { DrawingSurface } from './drawing-surface'
import type { FrameSize } from './frame-points'
import { ShapeView } from './shape-view'

/**
 * Shows the drawings of the notes at the current position, and the drawing in progress, in
 * coordinates of the picture.
 */
export function DrawingOverlay({ frame }: { frame: FrameSize }) {
  const t = useTranslations('review')
  const { drafts, board } = useVersion()
  const { note } = drafts
  const draft = useSyncExternalStore(note.subscribe, note.getSnapshot, note.getSnapshot)
  const { history, isOpen } = useSyncExternalStore(board.subscribe, board.getSnapshot)
  const isHere = useStage((stage) => draft.anchor === null || stage.isShown(draft.anchor), false)
  const drawn = useNotes().filter((listed) => listed.note.drawing !== null)
  const shown = useStage(
    (stage) =>
      drawn
        .filter((listed) => stage.isShown(listed.note.anchor))
        .map((listed) => listed.note.id)
        .join(' '),
    '',
  ).split(' ')
  return (
    <div className="drawing-overlay" dir="ltr">
      {drawn
        .filter((listed) => shown.includes(listed.note.id))
        .map(({ note: { id, number, drawing } }) =>
          drawing ? (
            <svg
              key={id}
              role="img"
              aria-label={t('drawing.ofNote', { number })}
              viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            >
              {drawing.shapes.map((shape, index) => (
                <ShapeView key={index} shape={shape} />
              ))}
            </svg>
          ) : null,
        )}
      {isHere && history.shapes.length > 0 && (
        <svg
          role="img"
          aria-label={t('drawing.yours')}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
        >
          {history.shapes.map((shape, index) => (
            <ShapeView key={index} shape={shape} />
          ))}
        </svg>
      )}
      {isOpen && isHere && <DrawingSurface frame={frame} />}
    </div>
  )
}
