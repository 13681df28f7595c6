import { describe, expect, it } from 'vitest'
import { CARRIED_STATES, type CarriedState, type Note } from './notes'
import { countNotes, isOpen } from './open-notes'

const person = { id: '7', name: 'Noor', side: 'client', isYou: false } as const
const resolved = { by: person, at: '2026-11-20T10:00:00.000Z' }

function carried(state: CarriedState): Note['origin'] {
  return { noteId: '1', versionId: '100', versionNumber: 1, number: 4, state }
}

describe('isOpen', () => {
  it.each([
    [null, true],
    ['unchecked', true],
    ['notFixed', true],
    ['fixed', false],
  ] as const)('of a note that is %s: %s', (state, expected) => {
    const origin = state && carried(state)
    expect(isOpen({ resolved: null, origin })).toBe(expected)
    expect(isOpen({ resolved, origin })).toBe(false)
  })
})

describe('countNotes', () => {
  it('counts each note once as open or resolved', () => {
    const notes = [
      ...CARRIED_STATES.map((state) => ({ resolved: null, origin: carried(state) })),
      { resolved: null, origin: null },
      { resolved, origin: null },
      { resolved, origin: carried('unchecked') },
    ]
    expect(countNotes(notes)).toEqual({ open: 3, resolved: 3, unchecked: 1 })
    expect(countNotes([])).toEqual({ open: 0, resolved: 0, unchecked: 0 })
  })
})
