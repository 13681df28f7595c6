import { expect, it } from 'vitest'
import type { LoggedChange, LogEntry } from './entry'
import { mergeEntries } from './merge-entries'

const change = (label: string, before: string, after: string): LoggedChange => ({
  path: [{ label }],
  part: 'en',
  what: 'changed',
  before,
  after,
})

const entry = (
  minute: number,
  changes: LoggedChange[],
  more: Partial<LogEntry> = {},
): LogEntry => ({
  id: minute,
  at: new Date(Date.UTC(2026, 10, 27, 9, minute)).toISOString(),
  actor: 1,
  actor_name: 'Mira',
  kind: 'pages',
  document: 7,
  version: minute,
  title: 'Home',
  action: 'saved',
  changes,
  ...more,
})

const first = entry(0, [change('Title', 'a', 'b')])

it('drafts that one person saves in a row become one entry', () => {
  const second = entry(5, [change('Title', 'b', 'c'), change('Lead', '', 'x')])
  expect(mergeEntries([second, first])).toEqual([
    entry(5, [change('Title', 'a', 'c'), change('Lead', '', 'x')]),
  ])
})

it('a change that was undone in the same entry is left out', () => {
  expect(mergeEntries([entry(1, [change('Title', 'b', 'a')]), first])[0]?.changes).toEqual([])
})

it.each<[string, Partial<LogEntry>]>([
  ['another person', { actor: 2 }],
  ['another document', { document: 8 }],
  ['a publication', { action: 'published' }],
  ['a later piece of work', { at: new Date(Date.UTC(2026, 10, 27, 9, 10)).toISOString() }],
])('%s starts an entry of its own', (_, more) => {
  expect(mergeEntries([entry(1, [change('Title', 'b', 'c')], more), first])).toHaveLength(2)
})
