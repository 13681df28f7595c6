import type { Round } from '@studio/shared/review/rounds'
import { describe, expect, it } from 'vitest'
import { YOU } from '../test-support/sample-notes'
import { translatorIn } from '../test-support/translator-in'
import { contradictionTexts, dayText, refusalText, standingText } from './rounds-texts'

const t = translatorIn('en')
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

it.each([
  ['en', 1, 'Waiting for 1 response'],
  ['en', 12, 'Waiting for 12 responses'],
  ['de', 1, 'Es fehlt noch 1 Antwort'],
  ['de', 1200, 'Es fehlen noch 1.200 Antworten'],
  ['ar', 2, 'بانتظار ردَّين'],
  ['ar', 12, 'بانتظار 12 ردًّا'],
] as const)('in %s a message counts %i missing answers', (locale, missing, text) => {
  const standing = { kind: 'waiting', number: 2, dueOn: null, missing } as const
  expect(standingText(standing, translatorIn(locale), locale)).toBe(text)
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
  expect(contradictionTexts(round, t, 'en-US').map(plain)).toEqual([
    'Lina and Jule: approved. Omar: changes. These responses contradict each other.',
    'Jule approved, with 4 open notes of their own.',
  ])
})

it.each([
  ['offline', t('rounds.problems.offline')],
  ['conflict', t('rounds.problems.conflict')],
  ['notFound', t('rounds.problems.conflict')],
  ['tooManyRequests', t('notes.problems.tooMany')],
  ['internal', t('notes.problems.other')],
  ['notesChanged', t('rounds.problems.notesChanged', { count: 3 })],
])('a refusal for %s has a message', (code, text) => {
  expect(refusalText({ isDone: false, code, fields: {} }, t, 3)).toBe(text)
})
