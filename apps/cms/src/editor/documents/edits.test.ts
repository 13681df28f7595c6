import { describe, expect, it } from 'vitest'
import {
  authorsOf,
  newerEdits,
  readSentEdits,
  sentBy,
  stamped,
  writtenParts,
  type Stamp,
} from './edits'

const stamp = (by: string, minute: number, screen: string | null): Stamp => ({
  by,
  at: `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
  screen,
})

const first = stamped(null, ['shared', 'en'], stamp('Mira', 0, 'm'))

describe('a form that saves', () => {
  const sent = sentBy('j', first)
  const inEnglish = writtenParts('en')

  it('is up to date while nobody else has saved', () => {
    expect(newerEdits(first, sent, inEnglish)).toEqual([])
  })

  it.each([
    ['its words', ['en'] as const],
    ['what all languages share', ['shared'] as const],
  ])('is behind if somebody has changed %s', (_, parts) => {
    const now = stamped(first, [...parts], stamp('Mira', 5, 'm'))
    expect(newerEdits(now, sent, inEnglish)).toEqual([stamp('Mira', 5, 'm')])
  })

  it('is not behind if somebody has changed another language', () => {
    const now = stamped(first, ['de'], stamp('Mira', 5, 'm'))
    expect(newerEdits(now, sent, inEnglish)).toEqual([])
  })

  it('is not behind its own save whose answer has not arrived yet', () => {
    const now = stamped(first, ['en'], stamp('Jon', 5, 'j'))
    expect(newerEdits(now, sent, inEnglish)).toEqual([])
  })

  it('is behind a second form of the same person', () => {
    const now = stamped(first, ['en'], stamp('Jon', 5, 'another form'))
    expect(newerEdits(now, sent, inEnglish)).toHaveLength(1)
  })

  it('is behind a change through the API', () => {
    const now = stamped(first, ['en'], stamp('Jon', 5, null))
    expect(newerEdits(now, sent, inEnglish)).toHaveLength(1)
  })

  it('is behind the first recorded save of an older document', () => {
    expect(newerEdits(first, sentBy('j', null), inEnglish)).toHaveLength(2)
  })

  it('reports the newest change first', () => {
    const now = stamped(
      stamped(first, ['shared'], stamp('Mira', 5, 'm')),
      ['en'],
      stamp('Sam', 7, 's'),
    )
    expect(newerEdits(now, sent, inEnglish).map(({ by }) => by)).toEqual(['Sam', 'Mira'])
  })
})

it.each([null, undefined, 'x', {}, { screen: 'x', parts: {} }, first])(
  'does not accept %j as a form of the admin',
  (value) => {
    expect(readSentEdits(value)).toBeNull()
  },
)

it('a save without a language overwrites every language', () => {
  expect(writtenParts('de')).toEqual(['shared', 'de'])
  expect(writtenParts('all')).toEqual(['shared', 'en', 'ar', 'de'])
  expect(writtenParts(null)).toEqual(['shared', 'en', 'ar', 'de'])
})

describe('the authors of a version', () => {
  it('are all who changed something since the version before', () => {
    const together = stamped(
      stamped(first, ['de'], stamp('Sam', 3, 's')),
      ['en'],
      stamp('Jon', 4, 'j'),
    )
    expect(authorsOf(together, first)).toEqual(['Jon', 'Sam'])
  })

  it('are the people who published if nothing else changed', () => {
    expect(authorsOf(stamped(first, [], stamp('Jon', 4, 'j')), first)).toEqual(['Jon'])
  })

  it('are unknown for versions from before edits were recorded', () => {
    expect(authorsOf(null, null)).toEqual([])
  })
})
