import type { Round } from '@studio/shared/review/rounds'
import { describe, expect, it } from 'vitest'
import en from '@/messages/en.json'
import { YOU } from '../test-support/sample-notes'
import { contradictionTexts, dayText, refusalText, standingText } from './rounds-texts'

const words = en.review
const NOW = new Date('2026-11-25T12:00:00Z')
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')

describe('a day', () => {
  it.each([
    ['en-US', 'December 4'],
    ['de-DE', '4. Dezember'],
    ['ar-u-nu-latn-ca-gregory', '4 ديسمبر'],
  ])('in %s omits the current year', (format, text) => {
    expect(dayText('2026-12-04', format, NOW)).toBe(text)
  })

  it('has other years', () => {
    expect(dayText('2027-01-08', 'en-US', NOW)).toBe('January 8, 2027')
  })
})

it('a message counts what is missing', () => {
  const standing = { kind: 'waiting', number: 2, dueOn: null, missing: 12 } as const
  expect(standingText(standing, words, 'en-US')).toBe('Waiting for responses: 12')
})

it('contradictions have names, not ids', () => {
  const member = (id: string, name: string) => ({ ...YOU, id, name, isYou: false })
  const said = (id: string, name: string) => ({
    member: member(id, name),
    verdict: 'approved' as const,
    comment: '',
    answeredAt: '2026-11-21T10:00:00.000Z',
  })
  const round = {
    answers: [said('1', 'Lina'), said('2', 'Omar'), said('3', 'Jule')],
    contradictions: [
      { kind: 'split', approving: ['1', '3'], asking: ['2'] },
      { kind: 'ownNotes', memberId: '3', openNotes: 4 },
    ],
  } as unknown as Round
  expect(contradictionTexts(round, words, 'en-US').map(plain)).toEqual([
    'Lina and Jule: approved. Omar: changes. These responses contradict each other.',
    'Jule approved, with open notes of their own: 4.',
  ])
})

it.each([
  ['offline', words.rounds.problems.offline],
  ['conflict', words.rounds.problems.conflict],
  ['notFound', words.rounds.problems.conflict],
  ['tooManyRequests', words.notes.problems.tooMany],
  ['internal', words.notes.problems.other],
  ['notesChanged', words.rounds.problems.notesChanged.replace('{count}', '3')],
])('a refusal for %s has a message', (code, text) => {
  expect(
    refusalText({ isDone: false, code, fields: {} }, words, { format: 'en-US', openNotes: 3 }),
  ).toBe(text)
})
