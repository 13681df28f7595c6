import { documentPaths, hasPaths } from '@studio/shared/document-paths'
import { describe, expect, it, vi } from 'vitest'
import { asksBeforeDeletion } from '../features/accounts/asks-before-deletion'
import { KEPT_IN_TRASH } from '../editor/trash/kept-collections'
import { LOGGED_COLLECTIONS, LOGGED_GLOBALS } from '../editor/log/logged'
import config from '../payload.config'
import type { CollectionKind } from './kind'
import { GLOBAL_KINDS, isContentCollection, KINDS } from './kinds'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})

const { collections, globals } = await config

/** Collections that are no content: editors do not write them, or no visitor gets them. */
const NO_KINDS: Record<string, string> = {
  'search-synonyms': 'words that the search treats alike; no page shows them',
  'search-misses': 'written by the search',
  users: 'accounts, with their own rules',
  sessions: 'written by logins',
  submissions: 'messages of visitors',
  replies: 'the conversation about a message',
  attachments: 'files of visitors',
  subscribers: 'addresses of visitors',
  'guide-questions': 'asked by visitors',
  'guide-conversations': 'asked by visitors',
  projects: 'work for a client',
  deliverables: 'work for a client',
  'deliverable-versions': 'work for a client',
  'review-notes': 'work for a client',
  'review-replies': 'work for a client',
  'review-rounds': 'work for a client',
  'note-files': 'files of clients',
  'guest-links': 'access to the work for a client',
  'guest-visits': 'written when a guest link is opened',
  'sign-offs': 'signatures, which nobody changes',
  mails: 'written by the queue of mails',
  'security-events': 'written by the security log',
  releases: 'the plan of a change, which itself is no content',
  'payload-kv': 'of Payload itself',
  'payload-locked-documents': 'of Payload itself',
  'payload-preferences': 'of Payload itself',
  'payload-migrations': 'of Payload itself',
}

it('every collection is content, or is named with the reason why it is not', () => {
  const unknown = collections
    .map(({ slug }) => slug)
    .filter((slug) => !isContentCollection(slug) && !(slug in NO_KINDS))
  expect(unknown).toEqual([])
  const both = Object.keys(NO_KINDS).filter((slug) => isContentCollection(slug))
  expect(both).toEqual([])
})

it('every global has a kind', () => {
  const kinds: string[] = GLOBAL_KINDS.map(({ global }) => global)
  expect(globals.map(({ slug }) => slug).sort()).toEqual([...kinds].sort())
  expect([...LOGGED_GLOBALS].sort()).toEqual([...kinds].sort())
})

describe.each<CollectionKind>([...KINDS])('the kind of $collection', (kind) => {
  const collection = collections.find(({ slug }) => slug === kind.collection)
  const fields = collection?.flattenedFields ?? []
  const fieldOf = (name: string | undefined) => fields.find((field) => field.name === name)

  it('has the facts of the configuration', () => {
    expect(collection?.dbName ?? kind.collection.replaceAll('-', '_')).toBe(kind.table)
    expect(Boolean(collection?.versions?.drafts)).toBe(kind.hasDrafts)
    const title = fieldOf(kind.title)
    expect(title && 'localized' in title && Boolean(title.localized)).toBe(kind.isTitleLocalized)
    if (kind.address !== undefined) expect(fieldOf(kind.address)).toBeDefined()
  })

  it('is kept in the trash, logged, and deleted without the password', () => {
    const { collection: slug } = kind
    expect(KEPT_IN_TRASH).toContain(slug)
    expect(LOGGED_COLLECTIONS).toContain(slug)
    expect(asksBeforeDeletion(slug)).toBe(false)
  })

  it('has paths if its documents can be hidden from search engines', () => {
    expect(kind.pathsOf !== undefined).toBe(fieldOf('isHiddenFromSearch') !== undefined)
  })

  it('is found by the search of the site if it has paths', () => {
    if (kind.pathsOf) expect(kind.isSearched).toBe(true)
  })

  it('has the paths that the website expects', () => {
    const { collection: slug, pathsOf } = kind
    if (!hasPaths(slug)) return
    expect(pathsOf?.({ slug: 'x', hasResult: true })).toEqual(documentPaths(slug, 'x'))
  })
})
