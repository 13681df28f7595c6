import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Editor } from '../../test-support/admin-form'
import { PUBLISHED } from '../../test-support/sample-videos'
import { startCms, type TestCms } from '../../test-support/start-cms'
import type { TrashedDocument } from './list-trash'

let cms: TestCms
let editor: Editor
let translator: Editor
let admin: Editor
let count = 0

beforeAll(async () => {
  cms = await startCms()
  editor = await Editor.logIn(cms, 'Mira Klein')
  translator = await Editor.logIn(cms, 'Jon Weaver', 'translator')
  admin = await Editor.logIn(cms, 'Ada Stern', 'admin')
})

afterAll(() => cms.stop())

async function makePage(data: object = {}) {
  count += 1
  const slug = `trash-${count}`
  const page = { ...PUBLISHED, title: `Page ${count}`, slug, ...data }
  return cms.payload.create({ collection: 'pages', data: page })
}

type Row = Record<string, unknown>

const row = async (table: string, id: number) =>
  (await cms.pool.query<Row>(`SELECT * FROM ${table} WHERE id = $1`, [id])).rows[0]

async function inTrash(who = editor): Promise<TrashedDocument[]> {
  const answer = await who.call('GET', '/trash')
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { documents: TrashedDocument[] }).documents
}

const lastEvent = async (document: string) =>
  (
    await cms.pool.query<Row>(
      'SELECT old_slug, new_slug FROM publish_events WHERE document = $1 ORDER BY id DESC LIMIT 1',
      [document],
    )
  ).rows[0]

describe('deleting', () => {
  it('moves a page to the trash, records who and when, and unpublishes it', async () => {
    const { id, slug, title } = await makePage()
    expect((await editor.call('DELETE', `/pages/${id}`)).status).toBe(200)
    expect((await editor.call('GET', `/pages/${id}`)).status).toBe(404)
    expect(await row('pages', id)).toMatchObject({ slug, _status: 'draft' })
    expect(await lastEvent(`pages:${id}`)).toEqual({ old_slug: slug, new_slug: null })
    const [first] = await inTrash()
    expect(first).toMatchObject({
      collection: 'pages',
      id,
      title,
      address: slug,
      deletedBy: 'Mira Klein',
      hasDrafts: true,
    })
    const days = (Date.parse(first?.erasedAt ?? '') - Date.parse(first?.deletedAt ?? '')) / 864e5
    expect(days).toBe(30)
  })

  it('preserves the newest draft of a published page', async () => {
    const { id } = await makePage()
    const data = { title: 'Rewritten' }
    await cms.payload.update({ collection: 'pages', id, data, draft: true })
    await editor.call('DELETE', `/pages/${id}`)
    await editor.call('POST', `/pages/${id}/restore`, {})
    const draft = await cms.payload.findByID({ collection: 'pages', id, draft: true })
    expect(draft).toMatchObject({ title: 'Rewritten', _status: 'draft' })
  })

  it('is refused for translators, anonymous callers, several documents at once, and documents in the trash', async () => {
    const { id } = await makePage()
    expect((await translator.call('DELETE', `/pages/${id}`)).status).toBe(403)
    expect((await editor.call('DELETE', `/pages?where[id][equals]=${id}`)).status).toBe(405)
    expect(await row('pages', id)).toMatchObject({ deleted_at: null, _status: 'published' })
    await editor.call('DELETE', `/pages/${id}`)
    expect((await editor.call('DELETE', `/pages/${id}`)).status).toBe(404)
    expect((await editor.call('DELETE', '/pages/abc')).status).toBe(404)
  })

  it("is refused while somebody else has the document's form open", async () => {
    const data = { from: 'locked-door', toPath: 'pricing' }
    const { id } = await cms.payload.create({ collection: 'redirects', data })
    const { docs } = await cms.payload.find({
      collection: 'users',
      where: { email: { equals: admin.email } },
    })
    await cms.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'redirects', value: id },
        user: { relationTo: 'users', value: docs[0]?.id ?? 0 },
      },
    })
    expect((await editor.call('DELETE', `/redirects/${id}`)).status).toBe(423)
    expect((await editor.call('DELETE', `/redirects/${id}?overrideLock=true`)).status).toBe(200)
  })

  it('is impossible by setting the trash fields, which would skip validation', async () => {
    const { id } = await makePage()
    const deletedAt = '2020-01-01T00:00:00.000Z'
    const alone = await editor.call('PATCH', `/pages/${id}?locale=en`, { deletedAt })
    expect(alone.status).toBe(200)
    expect(await row('pages', id)).toMatchObject({ deleted_at: null, _status: 'published' })
    const incomplete = { deletedAt, _status: 'published', title: '' }
    expect((await editor.call('PATCH', `/pages/${id}?locale=en`, incomplete)).status).toBe(400)
    expect(await row('pages', id)).toMatchObject({ deleted_at: null })
  })
})

describe('restoring', () => {
  it('restores a page as a draft with its history and publishes nothing', async () => {
    const { id, slug } = await makePage()
    await editor.call('DELETE', `/pages/${id}`)
    expect((await translator.call('POST', `/pages/${id}/restore`, {})).status).toBe(403)
    expect((await editor.call('POST', `/pages/${id}/restore`, {})).status).toBe(200)
    expect(await row('pages', id)).toMatchObject({
      slug,
      _status: 'draft',
      deleted_at: null,
      deleted_by_id: null,
    })
    expect(await lastEvent(`pages:${id}`)).toEqual({ old_slug: slug, new_slug: null })
    const versions = await cms.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
    })
    expect(versions.totalDocs).toBe(1)
    expect((await inTrash()).some((each) => each.id === id)).toBe(false)
    expect((await editor.call('POST', `/pages/${id}/restore`, {})).status).toBe(404)
  })

  it('requires the right to delete, so editors cannot restore a price list', async () => {
    const data = { title: 'Old', key: 'old-list', kind: 'rental' as const, items: [] }
    const { id } = await cms.payload.create({ collection: 'price-groups', data })
    expect((await editor.call('DELETE', `/price-groups/${id}`)).status).toBe(403)
    expect((await admin.call('DELETE', `/price-groups/${id}`)).status).toBe(200)
    expect((await editor.call('POST', `/price-groups/${id}/restore`, {})).status).toBe(403)
    expect((await admin.call('POST', `/price-groups/${id}/restore`, {})).status).toBe(200)
  })

  it('asks for another address if the old one is taken, and suggests a free one', async () => {
    const { id, slug } = await makePage()
    await editor.call('DELETE', `/pages/${id}`)
    const other = await makePage({ slug })
    const answer = await editor.call('POST', `/pages/${id}/restore`, {})
    expect(answer.status).toBe(409)
    const free = `${slug}-2`
    expect(await answer.json()).toEqual({
      error: { code: 'addressTaken', fields: { slug: free } },
    })
    const odd = await editor.call('POST', `/pages/${id}/restore`, { address: 'Not a path!' })
    expect(odd.status).toBe(400)
    expect(await odd.json()).toMatchObject({ error: { code: 'addressRefused' } })
    expect((await editor.call('POST', `/pages/${id}/restore`, { address: free })).status).toBe(200)
    expect(await row('pages', id)).toMatchObject({ slug: free })
    expect(await row('pages', other.id)).toMatchObject({ slug, _status: 'published' })
  })

  it('leaves a page in place when a version from the trash is restored', async () => {
    const { id } = await makePage()
    await editor.call('DELETE', `/pages/${id}`)
    await editor.call('POST', `/pages/${id}/restore`, {})
    const { docs } = await cms.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id }, 'version.deletedAt': { exists: true } },
      trash: true,
    })
    expect((await editor.call('POST', `/pages/versions/${docs[0]?.id}`)).status).toBe(200)
    expect(await row('pages', id)).toMatchObject({ deleted_at: null })
    expect((await editor.call('GET', `/pages/${id}?draft=true`)).status).toBe(200)
  })

  it('preserves references: a service links to its page again', async () => {
    const page = await makePage()
    const data = { ...PUBLISHED, name: 'Boards', summary: 'Drawn.', page: page.id }
    const service = await cms.payload.create({ collection: 'services', data })
    await editor.call('DELETE', `/pages/${page.id}`)
    await editor.call('POST', `/pages/${page.id}/restore`, {})
    expect(await row('services', service.id)).toMatchObject({ page_id: page.id })
  })

  it('reactivates a redirect', async () => {
    const data = { from: 'old-door', toPath: 'pricing', isPermanent: true }
    const { id } = await cms.payload.create({ collection: 'redirects', data })
    await editor.call('DELETE', `/redirects/${id}`)
    expect(await lastEvent(`redirects:${id}`)).toEqual({ old_slug: 'old-door', new_slug: null })
    expect((await inTrash())[0]).toMatchObject({ title: 'old-door', hasDrafts: false })
    await editor.call('POST', `/redirects/${id}/restore`, {})
    expect(await lastEvent(`redirects:${id}`)).toEqual({ old_slug: null, new_slug: 'old-door' })
  })
})

describe('files', () => {
  it('are not served to visitors while their picture is in the trash', async () => {
    const { serveMedia } = await import('../../site/files/serve-files')
    const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .png()
      .toBuffer()
    const file = { name: 'trashed.png', data, mimetype: 'image/png', size: data.length }
    const made = await cms.payload.create({
      collection: 'media',
      data: { alt: 'A square' },
      file,
    })
    const stored = path.join(process.env.MEDIA_DIR ?? '', 'library', made.filename ?? '')
    const ask = async () => {
      const request = new Request('http://localhost/')
      const req = Object.assign(request, {
        payload: cms.payload,
        routeParams: { filename: made.filename },
      })
      return (await serveMedia(req as never)).status
    }
    expect(await ask()).toBe(200)
    await editor.call('DELETE', `/media/${made.id}`)
    expect(await ask()).toBe(404)
    expect(existsSync(stored)).toBe(true)
    await editor.call('POST', `/media/${made.id}/restore`, {})
    expect(await ask()).toBe(200)
    await editor.call('DELETE', `/media/${made.id}`)
    expect((await editor.call('DELETE', `/media/${made.id}/erase`)).status).toBe(403)
    expect((await admin.call('DELETE', `/media/${made.id}/erase`)).status).toBe(200)
    expect(existsSync(stored)).toBe(false)
  })
})

describe('after 30 days', () => {
  it('documents are erased with their versions and files, and others stay', async () => {
    const { purgeTrash } = await import('./purge-trash')
    const [old, recent] = [await makePage(), await makePage()]
    for (const { id } of [old, recent]) await editor.call('DELETE', `/pages/${id}`)
    const age = (id: number, days: number) =>
      cms.pool.query(
        'UPDATE pages SET deleted_at = now() - make_interval(days => $2) WHERE id = $1',
        [id, days],
      )
    await age(old.id, 31)
    await age(recent.id, 29)
    expect(await purgeTrash(cms.pool)).toBe(1)
    expect(await row('pages', old.id)).toBeUndefined()
    expect(await row('pages', recent.id)).toBeDefined()
    const { rows } = await cms.pool.query(
      `SELECT parent_id FROM _pages_v WHERE version_slug = $1`,
      [old.slug],
    )
    expect(rows).toEqual([])
  })
})

describe('the trash itself', () => {
  it('is shown to editors and admins only', async () => {
    expect((await translator.call('GET', '/trash')).status).toBe(403)
    expect(await inTrash(admin)).toEqual(await inTrash(editor))
  })

  it('can be erased by admins only, and only documents in it', async () => {
    const { id } = await makePage()
    expect((await admin.call('DELETE', `/pages/${id}/erase`)).status).toBe(404)
    await editor.call('DELETE', `/pages/${id}`)
    expect((await admin.call('DELETE', `/pages/${id}/erase`)).status).toBe(200)
    expect(await row('pages', id)).toBeUndefined()
  })
})
