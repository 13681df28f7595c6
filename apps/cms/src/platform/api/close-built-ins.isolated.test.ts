import type { Access, Where } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import config from '../../payload.config'
import { EXPECTED_ACCESS } from '../../test-support/expected-access'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})

const ACTIONS = ['create', 'read', 'update', 'delete', 'readVersions'] as const

const { collections, globals } = await config

function rulesOf(name: string) {
  const access = collections.find(({ slug }) => slug === name)?.access
  if (!access) throw new Error(`There is no collection ${name}.`)
  return access
}

function ask(rule: Access | undefined, role?: string): boolean | Where | 'nothing asked' {
  const user = role ? { id: 5, collection: 'users', roles: [role] } : null
  const answer = rule?.({ req: { user, context: {} } } as Parameters<Access>[0])
  return (answer ?? 'nothing asked') as ReturnType<typeof ask>
}

/**
 * Payload’s built-in collections, with the operations that clients may use on their own documents.
 */
const BUILT_INS = {
  'payload-kv': {},
  'payload-locked-documents': {},
  'payload-migrations': {},
  'payload-preferences': { read: 'own', update: 'own', delete: 'own' },
} satisfies Record<string, Partial<Record<(typeof ACTIONS)[number], 'own'>>>

const OWN_PREFERENCES = {
  and: [{ 'user.value': { equals: 5 } }, { 'user.relationTo': { equals: 'users' } }],
}

it('every collection and global is one of ours or a known built-in one of Payload', () => {
  const slugs = [...collections, ...globals].map(({ slug }) => slug)
  const known = [...Object.keys(EXPECTED_ACCESS), ...Object.keys(BUILT_INS)]
  expect(slugs.sort()).toEqual(known.sort())
})

describe.each(Object.entries(BUILT_INS))('%s', (name, own) => {
  it.each(ACTIONS)('anonymous callers cannot %s', (action) => {
    expect(ask(rulesOf(name)[action])).toBe(false)
  })

  it.each(ACTIONS)('clients can %s nothing except their own documents', (action) => {
    const expected = action in own ? OWN_PREFERENCES : false
    expect(ask(rulesOf(name)[action], 'client')).toEqual(expected)
  })
})

describe("the admin's access to built-in collections", () => {
  it.each(['translator', 'editor', 'admin'])('stays open to the role %s', (role) => {
    for (const action of ['read', 'update', 'delete'] as const) {
      expect(ask(rulesOf('payload-locked-documents')[action], role)).toBe(true)
      expect(ask(rulesOf('payload-preferences')[action], role)).toEqual(OWN_PREFERENCES)
    }
    expect(ask(rulesOf('payload-preferences').create, role)).toBe(true)
  })
})
