import type { FlattenedField } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminHeaders, askPayload } from '../../test-support/ask-payload'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
const headersOf: Record<string, Record<string, string>> = {}

beforeAll(async () => {
  cms = await startCms()
  for (const role of ['translator', 'editor', 'admin'] as const) {
    headersOf[role] = await adminHeaders(await newStaff(cms, role))
  }
})

afterAll(() => cms.stop())

/** The values with which hooks failed; a full run tries more. */
const VALUES = ['x', [1], null, ...(process.env.TEST_FULL ? [5, true, {}, [], { a: 1 }] : [])]

const TEXTS = ['text', 'textarea', 'email', 'code', 'date', 'select', 'radio']

async function statusOf(role: string, method: string, path: string, body: object) {
  const headers = headersOf[role] ?? {}
  return (await askPayload(method, path, { headers, body })).status
}

async function writesOf(slug: string, isGlobal: boolean): Promise<[string, string][]> {
  if (isGlobal) return [['POST', `/globals/${slug}`]]
  const collection = slug as 'pages'
  const { docs } = await cms.payload.find({ collection, limit: 1, depth: 0 })
  const id = docs[0]?.id
  return [
    ['POST', `/${slug}`],
    ...(id === undefined
      ? []
      : [['PATCH', `/${slug}/${id}?draft=true&locale=de`] as [string, string]]),
  ]
}

function entities(): { slug: string; flattenedFields: FlattenedField[]; isGlobal: boolean }[] {
  const { collections, globals } = cms.payload.config
  return [
    ...collections.map(({ slug, flattenedFields }) => ({ slug, flattenedFields, isGlobal: false })),
    ...globals.map(({ slug, flattenedFields }) => ({ slug, flattenedFields, isGlobal: true })),
  ].filter(({ slug }) => !slug.startsWith('payload-'))
}

describe('a value of another shape', () => {
  it('in any field of any collection or global is no failure of the server', async () => {
    const failed: string[] = []
    for (const { slug, flattenedFields, isGlobal } of entities()) {
      for (const [method, path] of await writesOf(slug, isGlobal)) {
        for (const { name } of flattenedFields) {
          for (const value of VALUES) {
            const status = await statusOf('admin', method, path, { [name]: value })
            if (status >= 500) failed.push(`${method} ${path} ${name} ${JSON.stringify(value)}`)
          }
        }
      }
    }
    expect(failed).toEqual([])
  }, 600_000)

  it.each(['translator', 'editor', 'admin'])(
    'is no text, also in a draft by the %s',
    async (role) => {
      const { docs } = await cms.payload.find({ collection: 'pages', limit: 1, depth: 0 })
      const { flattenedFields } = cms.payload.collections.pages.config
      const texts = flattenedFields.filter(
        ({ name, type }) => TEXTS.includes(type) && name !== 'id',
      )
      for (const { name } of texts) {
        for (const value of [{ a: 'x' }, ['x', 1], 5, true]) {
          for (const query of ['locale=de', 'locale=de&draft=true']) {
            const path = `/pages/${docs[0]?.id}?${query}`
            const status = await statusOf(role, 'PATCH', path, { [name]: value })
            expect([name, value, query, status]).toEqual([name, value, query, 400])
          }
        }
      }
      const path = `/pages/${docs[0]?.id}?locale=de`
      expect(await statusOf(role, 'PATCH', path, { 'title.en': 'x' })).toBe(400)
    },
  )

  it.each([
    ['PATCH', '/projects/', 'projects', { members: 'x' }],
    ['POST', '/projects', null, { title: 'q', members: 'x' }],
  ] as const)('in %s %s is refused', async (method, start, collection, body) => {
    const data = { title: 'Aurora', state: 'planned' as const, members: [] }
    const id = collection ? (await cms.payload.create({ collection, data })).id : ''
    expect(await statusOf('editor', method, `${start}${id}`, body)).toBe(400)
  })
})
