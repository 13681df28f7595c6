import type { Drawing } from '@studio/shared/review/drawing'
import { newNoteSchema, type Anchor } from '@studio/shared/review/notes'
import { expect, it } from 'vitest'
import { EMPTY_DRAFT } from './draft'
import { takeBack } from './take-back'

const at = (first: number): Anchor => ({ kind: 'frames', first, last: first })
const drawing = (width: number): Drawing => ({
  width,
  height: 720,
  shapes: [{ tool: 'box', color: 'red', size: 4, from: [0, 0], to: [10, 10] }],
})
const unsent = (own: Drawing | null = null) =>
  newNoteSchema.parse({
    key: '5b0f7a0e-3f6e-4f43-9a9e-0f7d6f1c2b3a',
    anchor: at(12),
    text: 'Too blue',
    drawing: own,
  })

it('returns the note unchanged without another draft', () => {
  const back = takeBack(unsent(drawing(1280)), EMPTY_DRAFT)
  const own = { text: 'Too blue', anchor: at(12), drawing: drawing(1280) }
  expect(back).toEqual({ ...EMPTY_DRAFT, ...own })
})

it('keeps both texts', () => {
  const begun = { ...EMPTY_DRAFT, text: 'And too dark', anchor: at(40) }
  expect(takeBack(unsent(), begun)).toMatchObject({ text: 'Too blue\n\nAnd too dark' })
})

it('keeps the position of the drawing', () => {
  const begun = { ...EMPTY_DRAFT, anchor: at(40), drawing: drawing(640) }
  expect(takeBack(unsent(), begun)).toMatchObject({ anchor: at(40), drawing: drawing(640) })
  const written = { ...EMPTY_DRAFT, text: 'Here', anchor: at(40) }
  expect(takeBack(unsent(drawing(1280)), written)).toMatchObject({ anchor: at(12) })
})

it('refuses two drawings: the note stays unsent', () => {
  const begun = { ...EMPTY_DRAFT, anchor: at(40), drawing: drawing(640) }
  expect(takeBack(unsent(drawing(1280)), begun)).toBeNull()
})

it('is for the studio alone if either of both was', () => {
  const begun = { ...EMPTY_DRAFT, text: 'And too dark', anchor: at(40) }
  expect(takeBack({ ...unsent(), isStudioOnly: true }, begun)?.isStudioOnly).toBe(true)
  expect(takeBack(unsent(), { ...begun, isStudioOnly: true })?.isStudioOnly).toBe(true)
  expect(takeBack(unsent(), begun)?.isStudioOnly).toBe(false)
})
