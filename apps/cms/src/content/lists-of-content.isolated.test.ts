import { describe, expect, it, vi } from 'vitest'
import { LOGGED_COLLECTIONS } from '../editor/log/logged'
import { DESK_COLLECTIONS, DRAFTED } from '../editor/documents/documents'
import config from '../payload.config'
import { KEPT_IN_TRASH } from '../editor/trash/kept-collections'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})

const { collections } = await config

const GROUPS = ['Content', 'Prices']

const content = collections.filter(({ admin: { group } }) => GROUPS.includes(nameOf(group)))

/** Labels of the finished configuration are in all languages. */
function nameOf(group: unknown): string {
  return typeof group === 'object' && group !== null && 'en' in group ? String(group.en) : ''
}

/** The lists in which each collection of these groups belongs. */
const LISTS: Record<string, readonly string[]> = {
  'trash/kept-collections.ts': KEPT_IN_TRASH,
  'change-log/logged.ts': LOGGED_COLLECTIONS,
  'editing/documents.ts': DESK_COLLECTIONS,
}

/** Collections that a list leaves out on purpose: the name of the list, and the reason. */
const EXCEPTIONS: Record<string, Record<string, string>> = {}

it('the groups have collections', () => {
  expect(content.length).toBeGreaterThan(10)
})

describe.each(content)('the collection $slug', ({ slug, versions }) => {
  it.each(Object.keys(LISTS))('is in the list of %s', (file) => {
    const isException = EXCEPTIONS[slug]?.[file] !== undefined
    expect(LISTS[file]?.includes(slug)).toBe(!isException)
  })

  it('has drafts on the desk if it has drafts', () => {
    expect(DRAFTED.some((drafted) => drafted === slug)).toBe(Boolean(versions?.drafts))
  })
})
