import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Editor } from '../../test-support/admin-form'
import { PUBLISHED } from '../../test-support/sample-videos'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let mira: Editor
let jon: Editor
let id: number
let versions: string[]
let nextCategory = 0

beforeAll(async () => {
  cms = await startCms()
  mira = await Editor.logIn(cms, 'Mira Klein')
  jon = await Editor.logIn(cms, 'Jon Weaver')
})

afterAll(() => cms.stop())

beforeEach(async () => {
  nextCategory += 1
  const created = await cms.payload.create({
    collection: 'categories',
    data: {
      ...PUBLISHED,
      title: 'First',
      slug: `locked-${nextCategory}`,
      parent: 'reels',
    },
  })
  id = created.id
  await cms.payload.update({ collection: 'categories', id, draft: true, data: { title: 'Second' } })
  const { docs } = await cms.payload.findVersions({
    collection: 'categories',
    where: { parent: { equals: id } },
    sort: 'updatedAt',
  })
  versions = docs.map((version) => version.id)
})

/** Locks the document in the way in which the admin does when an editor starts to type. */
async function openFor(who: Editor, minutesAgo = 0): Promise<void> {
  const { docs } = await cms.payload.find({
    collection: 'users',
    where: { email: { equals: who.email } },
  })
  const updatedAt = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  await cms.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'categories', value: id },
      user: { relationTo: 'users', value: docs[0]?.id },
      updatedAt,
    },
  })
}

const title = async () =>
  (await cms.payload.findByID({ collection: 'categories', id, draft: true, depth: 0 })).title

const restore = (who: Editor) => who.call('POST', `/categories/versions/${versions[0]}`)
const revert = (who: Editor) => who.call('POST', `/editing/categories/${id}/revert`)

describe.each([
  ['restoring a version', restore],
  ['reverting to what is published', revert],
])('%s', (_, bringBack) => {
  it('is refused while another editor has the document open', async () => {
    await openFor(mira)
    const refusal = await bringBack(jon)
    expect(refusal.status).toBe(423)
    expect(JSON.stringify(await refusal.json())).toContain('Somebody else')
    expect(await title()).toBe('Second')
  })

  it('is allowed for the editor who has the document open', async () => {
    await openFor(mira)
    expect((await bringBack(mira)).status).toBe(200)
    expect(await title()).toBe('First')
  })

  it('is allowed for everybody once the lock has expired', async () => {
    await openFor(mira, 6)
    expect((await bringBack(jon)).status).toBe(200)
    expect(await title()).toBe('First')
  })
})
