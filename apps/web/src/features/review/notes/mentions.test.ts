import { describe, expect, it } from 'vitest'
import { GUEST, STUDIO, YOU } from '../test-support/sample-notes'
import { findMentionStart, insertMention, matchPeople, mentionsIn } from './mentions'

const PEOPLE = [YOU, STUDIO, GUEST]

/** The character `|` marks the caret. */
const startIn = (marked: string) => findMentionStart(marked.replace('|', ''), marked.indexOf('|'))

describe('findMentionStart', () => {
  it.each([
    ['@|', { at: 0, words: '' }],
    ['see @Jo|', { at: 4, words: 'Jo' }],
    ['see (@Jonas B|', { at: 5, words: 'Jonas B' }],
    ['«@جو|', { at: 1, words: 'جو' }],
  ])('%s', (text, start) => {
    expect(startIn(text)).toEqual(start)
  })

  it.each(['mail@studio|', 'no at|', '|@later', '@Jonas\nnew line|', `@${'x'.repeat(50)}|`])(
    'none in %s',
    (text) => {
      expect(startIn(text)).toBeNull()
    },
  )
})

it('offers people with an account by any part of the name, except oneself', () => {
  expect(matchPeople(PEOPLE, 'ber')).toEqual([STUDIO])
  expect(matchPeople(PEOPLE, '')).toEqual([STUDIO])
  expect(matchPeople(PEOPLE, 'li')).toEqual([])
  expect(matchPeople(PEOPLE, 'onas')).toEqual([])
  expect(matchPeople(PEOPLE, 'Jonas ')).toEqual([STUDIO])
  expect(matchPeople(PEOPLE, 'Jonas Berg ')).toEqual([])
})

it('inserts the whole name and one space', () => {
  expect(insertMention('ask @Jo please', { at: 4, words: 'Jo' }, STUDIO)).toEqual({
    text: 'ask @Jonas Berg please',
    caret: 16,
  })
})

it('mentions people whose names are in the text', () => {
  expect(mentionsIn('ask @Jonas Berg please', PEOPLE)).toEqual(['2'])
  expect(mentionsIn('ask @Jonas please', PEOPLE)).toEqual([])
})

describe('a name that is the beginning of another', () => {
  const named = (id: string, name: string) => ({ ...STUDIO, id, name })
  const TEAM = [named('3', 'Ann'), named('4', 'Anna'), named('5', 'Ann Lee'), named('6', 'سارة')]

  it.each([
    ['@Anna', ['4']],
    ['@Ann', ['3']],
    ['@Ann, please', ['3']],
    ['@Ann Lee and @Anna', ['4', '5']],
    ['@Ann Lees', ['3']],
    ['@Anne', []],
    ['«@سارة»', ['6']],
    ['@سارةً', []],
  ])('%s', (text, ids) => {
    expect(mentionsIn(text, TEAM)).toEqual(ids)
  })
})
