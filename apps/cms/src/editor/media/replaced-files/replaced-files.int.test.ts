import { existsSync, readdirSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Editor } from '../../../test-support/admin-form'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms
let editor: Editor
let translator: Editor
let user: { id: number }

beforeAll(async () => {
  cms = await startCms()
  editor = await Editor.logIn(cms, 'Mira Klein')
  translator = await Editor.logIn(cms, 'Jon Weaver', 'translator')
  const { docs } = await cms.payload.find({
    collection: 'users',
    where: { email: { equals: editor.email } },
  })
  user = docs[0] as { id: number }
})

afterAll(() => cms.stop())

const kept = () => path.join(process.env.MEDIA_DIR ?? '', 'replaced/media')

async function picture(name: string, background: string) {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, data, mimetype: 'image/png', size: data.length }
}

async function replacedPicture(name: string) {
  const made = await cms.payload.create({
    collection: 'media',
    data: { alt: 'A red square' },
    file: await picture(`${name}-red.png`, '#f00'),
  })
  const replaced = await cms.payload.update({
    collection: 'media',
    id: made.id,
    data: {},
    file: await picture(`${name}-blue.png`, '#00f'),
    user: { ...user, collection: 'users' },
  })
  return { made, replaced }
}

const read = (id: number) => cms.payload.findByID({ collection: 'media', id, depth: 0 })

const putBack = (id: number, version: string, who = editor) =>
  who.call('POST', `/media/${id}/replaced-files/${version}`)

it('a replaced picture is stored under the hash of its content, with who and when', async () => {
  const { made, replaced } = await replacedPicture('kept')
  expect(replaced.fileVersion).not.toBe(made.fileVersion)
  expect(replaced.replacedFiles).toEqual([
    {
      version: made.fileVersion,
      filename: 'kept-red.png',
      mimeType: 'image/png',
      replacedAt: expect.any(String) as string,
      replacedBy: 'Mira Klein',
    },
  ])
  expect(existsSync(path.join(kept(), made.fileVersion ?? ''))).toBe(true)
})

it('restoring a replaced file keeps the file that it replaces', async () => {
  const { made, replaced } = await replacedPicture('back')
  expect((await putBack(made.id, made.fileVersion ?? '')).status).toBe(200)
  const now = await read(made.id)
  expect(now).toMatchObject({ fileVersion: made.fileVersion, filename: 'back-red.png' })
  expect(now.replacedFiles).toMatchObject([{ version: replaced.fileVersion }])
})

it('only editors may restore, and only files of that picture', async () => {
  const { made } = await replacedPicture('rights')
  const other = await replacedPicture('other')
  expect((await putBack(made.id, '../../etc/passwd')).status).toBe(404)
  expect((await putBack(made.id, other.replaced.fileVersion ?? '')).status).toBe(404)
  const refused = await putBack(made.id, made.fileVersion ?? '', translator)
  expect(refused.status).toBe(403)
  const forged = { replacedFiles: [] }
  await editor.call('PATCH', `/media/${made.id}`, forged)
  expect((await read(made.id)).replacedFiles).toHaveLength(1)
})

it('visitors cannot read the list of replaced files', async () => {
  const { made } = await replacedPicture('quiet')
  const { SITE_CONTEXT } = await import('../../../platform/access/rules')
  const seen = await cms.payload.findByID({
    collection: 'media',
    id: made.id,
    overrideAccess: false,
    context: SITE_CONTEXT,
  })
  expect(seen).not.toHaveProperty('replacedFiles')
})

it('a replaced file is deleted after 30 days and cannot be restored any more', async () => {
  const { purgeReplacedFiles } = await import('./replaced-files')
  const { made } = await replacedPicture('swept')
  const before = new Date(Date.now() - 7_200_000)
  for (const name of readdirSync(kept())) await utimes(path.join(kept(), name), before, before)
  const file = path.join(kept(), made.fileVersion ?? '')
  await purgeReplacedFiles(cms.pool, 'media')
  expect(existsSync(file)).toBe(true)
  await cms.pool.query(
    `UPDATE media SET replaced_files = jsonb_set(replaced_files, '{0,replacedAt}', '"2020-01-01T00:00:00Z"')`,
  )
  await purgeReplacedFiles(cms.pool, 'media')
  expect(existsSync(file)).toBe(false)
  expect((await putBack(made.id, made.fileVersion ?? '')).status).toBe(410)
})
