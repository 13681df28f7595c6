import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLocalReq } from 'payload'
import { adminHeaders } from '../../test-support/ask-payload'
import { askCms } from '../../test-support/ask-cms'
import { EXPECTED_STAFF_CALLS } from '../../test-support/expected-staff-calls'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let headers: Record<string, string>
let adminId: number

beforeAll(async () => {
  cms = await startCms()
  const admin = await newStaff(cms, 'admin')
  adminId = Number(admin.credentials?.adminId)
  headers = await adminHeaders(admin)
})

afterAll(() => cms.stop())

const VALUES = [
  '',
  'x',
  '-1',
  '0',
  '1.5',
  '1e300',
  'NaN',
  '99999999999999999999',
  '2026-02-31',
  '0000-01-01',
  '9999-12-31',
  '-0001-01-01',
  '2026-02-31T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '\0',
  '%00',
  '{',
  '٢٠٢٦-٠١-٠١',
]

/** Parameters that Payload's own calls read. */
const OF_PAYLOAD = [
  'where',
  'where[nonexistent][equals]',
  'where[id][equals]',
  'where[id][in]',
  'where[id][greater_than]',
  'where[createdAt][less_than]',
  'where[updatedAt][equals]',
  'where[createdAt][exists]',
  'where[createdAt][like]',
  'where[or][0][and][0][createdAt][greater_than]',
  'sort',
  'depth',
  'limit',
  'page',
  'locale',
  'fallback-locale',
  'fallbackLocale',
  'draft',
  'trash',
  'pagination',
  'select[nonexistent]',
  'populate[nonexistent]',
  'joins[nonexistent][limit]',
  'joins',
]

async function statusOf(path: string, name: string, value: string): Promise<number> {
  const query = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
  const url = `http://localhost:3001/api${path}?${query}`
  return (await askCms(new Request(url, { headers }))).status
}

/** @returns the calls that the server failed to answer */
async function failures(path: string, names: readonly string[], values = VALUES) {
  const found: string[] = []
  for (const name of names) {
    for (const value of values) {
      const status = await statusOf(path, name, value)
      if (status >= 500) found.push(`${path}?${name}=${value}: ${status}`)
    }
  }
  return found
}

describe('a query that makes no sense is no failure of the server', () => {
  it('in a list and in one of its documents', async () => {
    expect(await failures('/users', OF_PAYLOAD)).toEqual([])
    expect(await failures('/pages/1', ['depth', 'locale', 'draft'])).toEqual([])
    expect(await failures('/pages/versions', ['where[createdAt][equals]'])).toEqual([])
  }, 120_000)

  it('in every other collection and global, for the parameters that all of them read', async () => {
    const { collections, globals } = cms.payload.config
    const paths = [
      ...collections.map(({ slug }) => `/${slug}`),
      ...collections.filter(({ versions }) => versions).map(({ slug }) => `/${slug}/versions`),
      ...globals.map(({ slug }) => `/globals/${slug}`),
    ]
    const values = ['x', '0000-01-01', '\0']
    for (const path of paths) {
      const names = ['where[createdAt][equals]', 'sort']
      expect(await failures(path, names, values)).toEqual([])
    }
  }, 120_000)

  it('in filters whose operator the field does not have', async () => {
    const operators = ['in', 'not_in', 'all', 'contains', 'like', 'greater_than', 'less_than_equal']
    const fields = {
      '/users': ['id', 'roles', 'createdAt', 'sessions.id'],
      '/media': ['focalX', 'sizes', 'edits.x', 'peaks'],
      '/pages/versions': ['version.edits.a', 'version.blocks.id'],
      '/review-notes': ['anchor.kind', 'drawing.width', 'mentions'],
      '/releases': ['edits.x', 'items'],
    }
    for (const [path, names] of Object.entries(fields)) {
      const filters = names.flatMap((name) => [
        ...operators.map((operator) => `where[${name}][${operator}]`),
        `where[${name}][equals][0]`,
        `where[${name}][in][0][x]`,
        `where[${name}.0][equals]`,
      ])
      expect(await failures(path, filters, ['x', "'", '2026-01-01'])).toEqual([])
    }
  }, 120_000)

  it('under a name that every object inherits', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']
    for (const name of names) {
      for (const path of [`/${name}`, `/${name}/1`, `/${name}/1/2`, `/globals/${name}`]) {
        for (const method of ['GET', 'POST']) {
          const url = `http://localhost:3001/api${path}`
          expect([path, (await askCms(new Request(url, { method }))).status]).toEqual([path, 404])
        }
      }
      const inQuery = [`where[${name}][equals]`, 'sort', `select[${name}]`, `populate[${name}]`]
      expect(await failures('/pages', inQuery, [name])).toEqual([])
    }
  }, 120_000)

  it('in a form whose parts are not what they should be', async () => {
    const texts = ['{}', 'null', '[]', '5', '""', '{"collectionSlug":"media"}', '{"filename":"x"}']
    for (const path of [
      '/media',
      '/downloads',
      '/attachments',
      '/pages',
      '/globals/site-settings',
    ]) {
      for (const text of texts) {
        for (const [part, other] of [
          ['file', { _payload: '{}' }],
          ['file', {}],
          ['_payload', {}],
          ['_payload[a]', {}],
        ] as const) {
          const body = new FormData()
          for (const [name, value] of Object.entries({ ...other, [part]: text }))
            body.set(name, value)
          const url = `http://localhost:3001/api${path}`
          const answer = await askCms(new Request(url, { method: 'POST', headers, body }))
          expect([path, part, text, answer.status >= 500]).toEqual([path, part, text, false])
        }
      }
    }
  }, 120_000)

  it('in each call of the admin', async () => {
    const calls = Object.keys(EXPECTED_STAFF_CALLS).filter((call) => call.startsWith('GET '))
    for (const call of calls) {
      const path = call.slice('GET '.length).replaceAll(/:collection/g, 'pages')
      const names = ['page', 'q', 'text', 'lists', 'where']
      for (const id of ['1', '99999999999999999999', 'x']) {
        const filled = path.replaceAll(/:\w+/g, id)
        expect(await failures(filled, names, ['9999999999', '\0', '-1'])).toEqual([])
      }
    }
  }, 120_000)

  it('in a range of releases and in a planned preview', async () => {
    for (const value of VALUES) {
      const at = encodeURIComponent(value)
      for (const path of [
        `/releases?from=${at}&to=2026-12-01T00:00:00Z`,
        `/releases?from=2026-12-01T00:00:00Z&to=${at}`,
        `/preview/planned?at=${at}&zone=UTC`,
        `/preview/planned?release=${at}`,
      ]) {
        const answer = await askCms(new Request(`http://localhost:3001/api${path}`, { headers }))
        expect([path, answer.status < 500]).toEqual([path, true])
      }
    }
  })

  it('in the log of changes', async () => {
    const [{ readLog }, { logFilterSchema }] = await Promise.all([
      import('../../editor/log/read-log'),
      import('../../editor/log/log-filter'),
    ])
    const user = await cms.payload.findByID({ collection: 'users', id: adminId })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, cms.payload)
    for (const name of [
      'from',
      'to',
      'words',
      'person',
      'kind',
      'document',
      'timeZone',
      'before',
    ]) {
      for (const value of [...VALUES, ['2026-01-01', '2026-01-02']]) {
        const read = readLog(req, logFilterSchema.parse({ [name]: value }))
        await expect(read, `${name}=${String(value)}`).resolves.toBeDefined()
      }
    }
  })

  it('in the history of a document', async () => {
    const { pageIn } = await import('../../editor/saving/admin/versions-page')
    for (const value of [...VALUES, undefined, ['1', '2']]) {
      expect(pageIn(value)).toBeGreaterThanOrEqual(1)
      expect(pageIn(value)).toBeLessThanOrEqual(100_000)
    }
    expect(pageIn('7')).toBe(7)
  })
})
