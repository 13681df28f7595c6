import { describe, expect, it } from 'vitest'
import { sampleNote, STUDIO, YOU } from '../test-support/sample-notes'
import { mayChange, mayJudge, mayTurn } from './rights'

const READER = { mayWrite: false, mayResolve: false }
const CLIENT = { mayWrite: true, mayResolve: false }
const STAFF = { mayWrite: true, mayResolve: true }
const origin = {
  noteId: '3',
  versionId: '1',
  versionNumber: 1,
  number: 3,
  state: 'unchecked' as const,
}
const resolved = { by: STUDIO, at: '2026-11-25T10:00:00.000Z' }

const others = sampleNote(1)
const own = sampleNote(2, { author: YOU })
const ownDone = sampleNote(3, { author: YOU, resolved })
const othersDone = sampleNote(4, { resolved })
const ownCarried = sampleNote(5, { author: YOU, origin })

describe('resolving and reopening', () => {
  it('are allowed to the studio for every note', () => {
    for (const note of [others, own, ownDone, othersDone]) expect(mayTurn(note, STAFF)).toBe(true)
  })

  it('are allowed to a client for an own resolved note', () => {
    expect(mayTurn(ownDone, CLIENT)).toBe(true)
    expect([own, others, othersDone].some((note) => mayTurn(note, CLIENT))).toBe(false)
  })

  it('are allowed to nobody for carried notes, which are marked instead', () => {
    for (const reader of [CLIENT, STAFF]) expect(mayTurn(ownCarried, reader)).toBe(false)
  })

  it('are refused for viewers', () => {
    expect(mayTurn(ownDone, READER)).toBe(false)
  })
})

it('the author and the studio may mark a carried note', () => {
  expect(mayJudge(ownCarried, CLIENT)).toBe(true)
  expect(mayJudge(ownCarried, READER)).toBe(false)
  expect(mayJudge(sampleNote(6, { origin }), CLIENT)).toBe(false)
  expect(mayJudge(sampleNote(6, { origin }), STAFF)).toBe(true)
  expect(mayJudge(own, STAFF)).toBe(false)
})

it('nobody may edit notes of others, including staff', () => {
  expect(mayChange(own, CLIENT)).toBe(true)
  expect(mayChange(own, READER)).toBe(false)
  expect(mayChange(others, STAFF)).toBe(false)
})
