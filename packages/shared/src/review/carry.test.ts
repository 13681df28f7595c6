import { describe, expect, it } from 'vitest'
import { carryNotes } from './carry'
import type { Place } from './carry-anchor'
import type { Drawing } from './drawing'
import type { CarriedState, Note } from './notes'

const person = { id: '7', name: 'Noor', side: 'client', isYou: false } as const
const resolved = { by: person, at: '2026-11-20T10:00:00.000Z' }

interface Stored extends Pick<
  Note,
  'id' | 'number' | 'anchor' | 'drawing' | 'resolved' | 'origin'
> {
  isEdited: boolean
}

function note(id: string, values: Partial<Stored> = {}): Stored {
  return {
    id,
    number: Number(id),
    anchor: { kind: 'frames', first: 10, last: 10 },
    drawing: null,
    resolved: null,
    origin: null,
    isEdited: false,
    ...values,
  }
}

function carried(state: CarriedState): Note['origin'] {
  return { noteId: '1', versionId: '100', versionNumber: 1, number: 4, state }
}

function film(width: number, height: number): Place {
  return {
    kind: 'video',
    video: {
      rate: { numerator: 25, denominator: 1 },
      frameCount: 100,
      startFrame: 0,
      isDropFrame: false,
      isVariableRate: false,
      width,
      height,
      hasSound: false,
    },
    milliseconds: null,
    pages: [],
  }
}

const second = { ...film(1_920, 1_080), id: '200', number: 2 }

const at = (frame: number) => ({ kind: 'frames', first: frame, last: frame }) as const

const drawing: Drawing = {
  width: 1_920,
  height: 1_080,
  shapes: [{ tool: 'box', color: 'red', size: 8, from: [192, 108], to: [960, 540] }],
}

describe('carryNotes', () => {
  it('carries the open notes in their order, and no settled ones', () => {
    const notes = [
      note('3'),
      note('4', { resolved }),
      note('5', { origin: carried('fixed') }),
      note('7', { origin: carried('notFixed') }),
      note('8', { origin: carried('unchecked') }),
    ]
    expect(carryNotes(notes, second, second).map(({ note: { id } }) => id)).toEqual(['3', '7', '8'])
  })

  it('names the original note', () => {
    const [first] = carryNotes([note('3')], second, second)
    expect(first?.origin).toEqual({
      noteId: '3',
      versionId: '200',
      versionNumber: 2,
      number: 3,
      state: 'unchecked',
    })
  })

  it('keeps the first origin and resets the check', () => {
    const [first] = carryNotes([note('9', { origin: carried('notFixed') })], second, second)
    expect(first?.origin).toEqual(carried('unchecked'))
  })

  it('moves anchor and drawing to their place on the next version', () => {
    const notes = [note('3', { anchor: { kind: 'frames', first: 90, last: 120 }, drawing })]
    const [first] = carryNotes(notes, second, film(960, 540))
    expect(first?.anchor).toEqual({ kind: 'frames', first: 90, last: 99 })
    expect(first?.drawing).toEqual({
      width: 960,
      height: 540,
      shapes: [{ tool: 'box', color: 'red', size: 4, from: [96, 54], to: [480, 270] }],
    })
  })

  it('takes the place of a copy that its author moved, otherwise that of the written note', () => {
    const written = { anchor: at(90), drawing: null, place: second }
    const short = { ...film(1_920, 1_080), id: '300', number: 3 }
    if (short.video) short.video.frameCount = 50
    const origin = carried('unchecked')
    const cut = { ...note('2', { anchor: at(49), origin, isEdited: true }), written }
    const moved = { ...note('3', { anchor: at(20), origin, isEdited: true }), written }
    const movedBefore = { ...note('4', { anchor: at(20), origin }), written }
    const carriedOn = carryNotes([cut, moved, movedBefore], short, second)
    expect(carriedOn.map(({ anchor }) => anchor)).toEqual([at(90), at(20), at(90)])
  })

  it('scales a drawing on a page to that page', () => {
    const pages = [
      { url: '/1', smallUrl: null, width: 100, height: 100 },
      { url: '/2', smallUrl: null, width: 3_840, height: 2_160 },
    ]
    const board = { kind: 'pages', video: null, milliseconds: null, pages } as const
    const anchor = { kind: 'place', page: 2, at: null } as const
    const from = { ...board, pages: [...pages], id: '1', number: 1 }
    const [first] = carryNotes([note('3', { anchor, drawing })], from, from)
    expect(first?.drawing).toMatchObject({ width: 3_840, height: 2_160 })
  })

  it('leaves a drawing unchanged if its picture no longer exists', () => {
    const file = { kind: 'file', video: null, milliseconds: null, pages: [] } as const
    const [first] = carryNotes([note('3', { drawing })], second, { ...file, pages: [] })
    expect(first?.drawing).toBe(drawing)
  })
})
