import { randomUUID } from 'node:crypto'
import type { CollectionSlug, FlattenedField, SanitizedConfig } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Editor } from '../../test-support/admin-form'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { isKeptInTrash } from './kept-collections'

type Values = Record<string, unknown>

let cms: TestCms
let admin: Editor
let config: SanitizedConfig

beforeAll(async () => {
  cms = await startCms()
  admin = await Editor.logIn(cms, 'Ada Stone', 'admin')
  config = cms.payload.config
})

afterAll(() => cms.stop())

/** Stores a document past all hooks and checks, with values that no save would accept. */
async function storeInvalid(slug: CollectionSlug): Promise<number> {
  const data: Values = {}
  for (const field of cms.payload.collections[slug].config.flattenedFields) {
    const value = await invalid(field)
    if (value !== undefined) data[field.name] = value
  }
  const { id } = (await cms.payload.db.create({ collection: slug, data })) as { id: number }
  return id
}

async function invalid(field: FlattenedField): Promise<unknown> {
  if (('virtual' in field && field.virtual) || ['id', 'deletedAt'].includes(field.name)) return
  const text = `?? not ${field.name} ${randomUUID()}`
  const { type } = field
  if (type === 'text' || type === 'textarea' || type === 'email') {
    if ('hasMany' in field && field.hasMany) return undefined
    return 'localized' in field && field.localized ? { en: text } : text
  }
  if (type === 'number') return -1
  if (type === 'date') return new Date(0).toISOString()
  if (type === 'json') return {}
  if (type === 'select') {
    const [option] = field.options
    if (field.hasMany || field.name === '_status' || typeof option !== 'object') return undefined
    return option.value
  }
  if (type !== 'relationship' && type !== 'upload') return undefined
  if (!field.required || typeof field.relationTo !== 'string') return undefined
  return storeInvalid(field.relationTo)
}

async function mayBeDeleted(): Promise<CollectionSlug[]> {
  const user = { collection: 'users', id: 1, roles: ['admin'] }
  const own = config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  const found = await Promise.all(
    own.map(async ({ slug, access }) =>
      (await access.delete({ req: { user, context: {} } as never })) === true ? [slug] : [],
    ),
  )
  return found.flat()
}

it('what was stored invalid can be deleted, in every collection', async () => {
  const slugs = await mayBeDeleted()
  expect(slugs).toEqual(expect.arrayContaining(['pages', 'redirects', 'price-groups', 'media']))
  const answers: Record<string, unknown> = {}
  const proof = { currentPassword: admin.password }
  for (const slug of slugs) {
    const id = await storeInvalid(slug)
    const answer = await admin.call('DELETE', `/${slug}/${id}`, proof)
    answers[slug] = answer.ok ? 'deleted' : `${answer.status} ${await answer.text()}`
    const { totalDocs } = await cms.payload.count({
      collection: slug,
      where: { id: { equals: id } },
    })
    if (answer.ok) expect(totalDocs, slug).toBe(0)
    if (!isKeptInTrash(slug)) continue
    const erased = await admin.call('DELETE', `/${slug}/${id}/erase`, proof)
    if (!erased.ok) answers[slug] = `erase ${erased.status} ${await erased.text()}`
  }
  expect(answers).toEqual(Object.fromEntries(slugs.map((slug) => [slug, 'deleted'])))
})

it('a redirect whose target is gone can be deleted', async () => {
  const slug = `renamed-${randomUUID()}`
  const body = { title: 'A page', slug, readyLocales: ['en'], _status: 'published' }
  const made = await admin.call('POST', '/pages?locale=en', body)
  const { doc } = (await made.json()) as { doc: { id: number } }
  const moved = { slug: `${slug}-moved`, _status: 'published' }
  expect((await admin.call('PATCH', `/pages/${doc.id}?locale=en`, moved)).status).toBe(200)
  const where = { from: { equals: slug } }
  const [redirect] = (await cms.payload.find({ collection: 'redirects', where })).docs
  expect((await admin.call('DELETE', `/pages/${doc.id}`)).status).toBe(200)
  const path = `/redirects/${redirect?.id ?? 0}`
  // Saved, it is still refused.
  expect((await admin.call('PATCH', path, { isPermanent: false })).status).toBe(400)
  const deleted = await admin.call('DELETE', path)
  expect(deleted.status, await deleted.text()).toBe(200)
})
