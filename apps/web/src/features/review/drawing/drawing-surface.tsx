'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useVersion } from '../room/version-context'
import { drawByKey } from './draw-by-key'
import { sizeOf } from './drawing-style'
import type { FrameSize, Point } from './frame-points'
import { COMPOSER_FIELD, focusSoon } from './focus'
import { ShapeView } from './shape-view'
import { TextEntry } from './text-entry'
import { useStrokes } from './use-strokes'

/**
 * Receives strokes and keys while drawing is on. The player below it then receives none of them.
 */
export function DrawingSurface({ frame }: { frame: FrameSize }) {
  const t = useTranslations('review')
  const { board } = useVersion()
  const hint = useId()
  const surface = useRef<HTMLDivElement>(null)
  const [textAt, setTextAt] = useState<Point | null>(null)
  const { live, handlers } = useStrokes(board, frame, setTextAt)

  // The listeners are added without React, whose touch listeners are passive and cannot prevent the
  // default. Otherwise a quick stroke would count as a fling, and the browser would consume the
  // next tap to stop it.
  useEffect(() => {
    const { current } = surface
    const refuse = (event: TouchEvent) => event.preventDefault()
    current?.addEventListener('touchstart', refuse, { passive: false })
    return () => current?.removeEventListener('touchstart', refuse)
  }, [])

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return
    // The key must not reach the player or the dialog.
    event.stopPropagation()
    if (event.key === 'Escape') {
      board.setOpen(false)
      focusSoon(COMPOSER_FIELD)
    } else if (!drawByKey(event, board, frame, setTextAt)) return
    event.preventDefault()
  }
  const write = (text: string) => {
    const { style } = board.getSnapshot()
    if (textAt && text) {
      const look = { color: style.color, size: sizeOf(style, frame) }
      board.take({ kind: 'add', shape: { tool: 'text', ...look, at: textAt, text } })
    }
    setTextAt(null)
    surface.current?.focus({ preventScroll: true })
  }
  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- assistive technology hands keys on to an application */}
      <div
        ref={surface}
        role="application"
        aria-label={t('drawing.surface')}
        aria-describedby={hint}
        tabIndex={0}
        className="drawing-surface"
        data-drawing-surface=""
        onKeyDown={onKey}
        {...handlers}
      >
        {live.length > 0 && (
          <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden>
            {live.map((shape, index) => (
              <ShapeView key={index} shape={shape} />
            ))}
          </svg>
        )}
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <p id={hint} className="sr-only">
        {t('drawing.hint')}
      </p>
      {textAt && <TextEntry at={textAt} frame={frame} label={t('drawing.text')} onDone={write} />}
    </>
  )
}
