import type { Access, CollectionConfig, GlobalConfig, SanitizedConfig } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import config from '../../payload.config'
import { EXPECTED_ACCESS } from '../../test-support/expected-access'
import { ROLES } from './roles'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})

/**
 * Keeps the config as written, because Payload would fill in its default rules for missing ones.
 */
vi.mock('payload', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  buildConfig: (written: SanitizedConfig) => Promise.resolve(written),
}))

const { collections, globals, jobs, graphQL } = await config

const ID = 5

/** The callers that a rule allows, with a note if it is limited to their own account. */
function allowed(rule: unknown): string {
  const callers = [null, ...ROLES.map((role) => ({ id: ID, collection: 'users', roles: [role] }))]
  const answers = callers.map((user) => {
    const who = user?.roles[0] ?? 'anonymous'
    const answer = (rule as Access)({ req: { user, context: {} } } as Parameters<Access>[0])
    if (typeof answer === 'boolean') return answer ? who : ''
    return JSON.stringify(answer) === `{"id":{"equals":${ID}}}` ? `${who} (own)` : `${who} (some)`
  })
  return answers.filter(Boolean).join(' ')
}

function needed(entity: CollectionConfig | GlobalConfig): string[] {
  const isCollection = collections.some(({ slug }) => slug === entity.slug)
  return [
    'read',
    'update',
    ...(isCollection ? ['create', 'delete'] : []),
    ...(entity.versions ? ['readVersions'] : []),
    ...('auth' in entity && entity.auth ? ['admin', 'unlock'] : []),
  ]
}

describe.each([...collections, ...globals])('$slug', (entity) => {
  it('defines every access rule, so that Payload’s defaults are not used', () => {
    const rules: Record<string, unknown> = { ...entity.access }
    const missing = needed(entity).filter((name) => typeof rules[name] !== 'function')
    expect(missing).toEqual([])
  })

  it('allows exactly the intended callers', () => {
    const rules = Object.entries(entity.access).map(([name, rule]) => [name, allowed(rule)])
    expect(Object.fromEntries(rules)).toEqual(EXPECTED_ACCESS[entity.slug])
  })
})

describe("Payload's other entry points", () => {
  it.each(['run', 'queue', 'cancel'] as const)('nobody can %s jobs', (name) => {
    expect(allowed(jobs.access?.[name])).toBe('')
  })

  it('GraphQL is disabled', () => {
    expect(graphQL.disable).toBe(true)
  })
})
