'use client'

import type { Anchor } from '@studio/shared/review/notes'
import { useTranslations } from 'next-intl'
import { useVersion } from '../room/version-context'
import type { RoomTranslator } from '../translator'
import { anchorText } from './anchor-text'
import { useStage } from './use-stage'

interface Props {
  /**
   * The position that the note is fixed to. Null while the note is empty, because it then follows
   * the current position.
   */
  held: Anchor | null
  onHold: (anchor: Anchor) => void
  /** False for an edited note with a drawing, because a drawing belongs to one picture. */
  mayBeWhole?: boolean
}

/** The position of the note that is being written, with a button that changes it. */
export function AnchorLine({ held, onHold, mayBeWhole = true }: Props) {
  const t = useTranslations('review')
  const { version, stage } = useVersion()
  const textOf = (anchor: Anchor) => anchorText(anchor, version.video, t)
  const here = useStage((one) => textOf(one.here()), '')
  const point = useStage((one) => textOf(one.point()), '')
  const isShown = useStage((one) => held === null || one.isShown(held), true)
  const place = held ? textOf(held) : here
  const onHere = useStage((one) => wordFor(one.here(), t), t('notes.at'))
  const isHere = place === here
  const other = isHere ? point : here
  return (
    <p className="anchor-line">
      <span>{held ? wordFor(held, t) : onHere}</span>
      <bdi className="slate anchor-place">{place}</bdi>
      {held && !isShown && (
        <button type="button" className="room-button" onClick={() => stage?.goTo(held)}>
          {t('notes.goThere')}
        </button>
      )}
      {stage && other !== place && (
        <button
          type="button"
          className="room-button"
          onClick={() => onHold(isHere ? stage.point() : stage.here())}
        >
          {t('notes.takeThis')} <bdi className="slate">{other}</bdi>
        </button>
      )}
      {stage && mayBeWhole && held?.kind !== 'whole' && (
        <button type="button" className="room-button" onClick={() => onHold({ kind: 'whole' })}>
          {t('notes.takeWhole')}
        </button>
      )}
    </p>
  )
}

/**
 * @returns the word before a position, which depends on whether it is a frame, a range or something
 * else
 */
function wordFor(anchor: Anchor, t: RoomTranslator): string {
  if (anchor.kind !== 'frames') return t('notes.at')
  return anchor.first === anchor.last ? t('notes.on') : t('notes.onRange')
}
