'use client'

import { countPoints, DRAWING_COLORS, MAX_POINTS, MAX_SHAPES } from '@studio/shared/review/drawing'
import { COLOR_VALUES } from '@studio/shared/review/drawing-svg'
import { useTranslations } from 'next-intl'
import { useId, useSyncExternalStore, type KeyboardEvent } from 'react'
import { useVersion } from '../room/version-context'
import { DRAWING_SURFACE, focusSoon } from './focus'
import { SIZES, type Tool, TOOLS } from './drawing-style'
import { RadioRow } from './radio-row'

/** Line icons on a square of 20. */
const TOOL_ICONS = {
  pen: 'M3 17l1-4L13 4l3 3-9 9zM11 6l3 3',
  arrow: 'M4 16L16 4M8 4h8v8',
  box: 'M3 5h14v10H3z',
  ellipse: 'M3 10a7 5 0 1 0 14 0a7 5 0 1 0-14 0',
  text: 'M4 5V4h12v1M10 4v12M8 16h4',
  eraser: 'M3 13l8-8 6 6-5 5H6zM7 9l6 6',
} satisfies Record<Tool, string>

/** The drawing tools and colors. Choosing one starts a drawing on the note's frame. */
export function DrawingTools() {
  const t = useTranslations('review')
  const { board, stage, drafts } = useVersion()
  const id = useId()
  const { style, isOpen, history } = useSyncExternalStore(board.subscribe, board.getSnapshot)
  const isFull = history.shapes.length >= MAX_SHAPES || countPoints(history.shapes) > MAX_POINTS - 2

  const open = (tool: Tool) => {
    const { anchor } = drafts.note.getSnapshot()
    stage?.pause()
    if (anchor && stage && !stage.isShown(anchor)) stage.goTo(anchor)
    board.setStyle({ tool })
    board.setOpen(true)
  }
  const toPicture = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    open(style.tool)
    focusSoon(DRAWING_SURFACE)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what its radio buttons do not take
    <div className="drawing-tools" onKeyDown={toPicture}>
      <RadioRow
        label={t('drawing.tools')}
        hint={`${id}-hint`}
        value={isOpen ? style.tool : null}
        options={TOOLS.map((tool) => ({
          value: tool,
          name: t(`drawing.tool.${tool}`),
          sign: <ToolIcon tool={tool} />,
        }))}
        onChoose={open}
      />
      {isOpen && (
        <>
          <div className="drawing-looks">
            <RadioRow
              label={t('drawing.colors')}
              value={style.color}
              options={DRAWING_COLORS.map((color) => ({
                value: color,
                name: t(`drawing.color.${color}`),
                sign: (
                  <span
                    className="drawing-color"
                    style={{ backgroundColor: COLOR_VALUES[color] }}
                  />
                ),
              }))}
              onChoose={(color) => board.setStyle({ color })}
            />
            <RadioRow
              label={t('drawing.sizes')}
              value={style.size}
              options={SIZES.map((size) => ({
                value: size,
                name: t(`drawing.size.${size}`),
                sign: <span className="drawing-size" data-size={size} />,
              }))}
              onChoose={(size) => board.setStyle({ size })}
            />
          </div>
          <StepButtons />
          <p id={`${id}-hint`} className="drawing-hint" data-full={isFull || undefined}>
            {isFull ? t('drawing.full') : t('drawing.hint')}
          </p>
        </>
      )}
    </div>
  )
}

function StepButtons() {
  const t = useTranslations('review')
  const { board } = useVersion()
  const { history } = useSyncExternalStore(board.subscribe, board.getSnapshot)
  const steps = [
    ['undo', t('drawing.undo'), history.past.length > 0],
    ['redo', t('drawing.redo'), history.future.length > 0],
    ['clear', t('drawing.clear'), history.shapes.length > 0],
  ] as const
  return (
    <div className="drawing-steps">
      {steps.map(([kind, name, isPossible]) => (
        <button
          key={kind}
          type="button"
          className="room-button"
          aria-disabled={!isPossible}
          onClick={() => board.take({ kind })}
        >
          {name}
        </button>
      ))}
      <button
        type="button"
        className="room-button"
        onClick={() => {
          board.setOpen(false)
          // The pressed button disappears, so the keyboard focus moves to the tools.
          focusSoon('.drawing-tools input')
        }}
      >
        {t('drawing.done')}
      </button>
    </div>
  )
}

function ToolIcon({ tool }: { tool: Tool }) {
  return (
    <svg viewBox="0 0 20 20" className="drawing-icon" aria-hidden>
      <path d={TOOL_ICONS[tool]} />
    </svg>
  )
}
