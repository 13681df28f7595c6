import { expect, it } from 'vitest'
import { richText } from '../../test-support/sample-documents'
import type { FieldChange } from './compare-documents'
import { differencesOf } from './differences'

const of = (before: unknown, after: unknown) =>
  differencesOf([
    {
      path: [{ label: 'Hero', position: 1 }, { label: 'Title' }],
      part: 'en',
      what: 'changed',
      before,
      after,
    },
  ])[0]

it.each([
  ['Theirs', 'Mine', { theirs: 'Theirs', mine: 'Mine' }],
  [undefined, 'Mine', { theirs: null, mine: 'Mine' }],
  ['Theirs', '  ', { theirs: 'Theirs', mine: null }],
  [richText('Theirs'), richText('Mine'), { theirs: 'Theirs', mine: 'Mine' }],
  [12, 13, { theirs: null, mine: null }],
  ['x'.repeat(240), 'x'.repeat(241), { theirs: 'x'.repeat(240), mine: `${'x'.repeat(240)}…` }],
])('%j and %j are shown as texts', (before, after, texts) => {
  expect(of(before, after)).toEqual({ field: 'Hero 1: Title (English)', ...texts })
})

it('a block that only one version has is named', () => {
  const changes: FieldChange[] = [
    { path: [{ label: 'Hero', position: 2 }], part: 'shared', what: 'added' },
  ]
  expect(differencesOf(changes)).toEqual([{ field: 'Hero 2 added', theirs: null, mine: null }])
})
