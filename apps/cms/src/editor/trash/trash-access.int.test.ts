import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminHeaders } from '../../test-support/ask-payload'
import { askCms } from '../../test-support/ask-cms'
import { Person } from '../../test-support/person'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { KEPT_IN_TRASH, type KeptCollection } from './kept-collections'

let cms: TestCms
const headersOf = new Map<string, Record<string, string>>()

beforeAll(async () => {
  cms = await startCms()
  for (const role of ['translator', 'editor', 'admin'] as const) {
    headersOf.set(role, await adminHeaders(await newStaff(cms, role)))
  }
  const client = await new Person(cms).settle()
  headersOf.set('client', { authorization: `Bearer ${client.credentials?.adminKey ?? ''}` })
  headersOf.set('visitor', {})
})

afterAll(() => cms.stop())

interface Kept {
  id: number
  version: number | string | undefined
}

/** Puts the newest document of the collection in the trash, with one version if it has versions. */
async function trashOne(collection: KeptCollection): Promise<Kept | null> {
  const { payload } = cms
  const { docs } = await payload.find({ collection, limit: 1, depth: 0, sort: '-id' })
  const id = docs[0]?.id
  if (id === undefined) return null
  const { versions } = payload.collections[collection].config
  if (versions) await payload.update({ collection, id, data: {}, draft: true })
  expect((await ask('admin', 'DELETE', `/${collection}/${id}`)).status).toBe(200)
  const where = { parent: { equals: id } }
  const kept = versions ? await payload.findVersions({ collection, where, depth: 0 }) : null
  return { id, version: kept?.docs[0]?.id }
}

async function ask(who: string, method: string, path: string, body?: object) {
  const headers = { ...headersOf.get(who), ...(body && { 'content-type': 'application/json' }) }
  const url = `http://localhost:3001/api${path}`
  const answer = await askCms(
    new Request(url, { method, headers, body: body ? JSON.stringify(body) : null }),
  )
  const { docs, totalDocs } = (await answer.json()) as { docs?: object[]; totalDocs?: number }
  return { status: answer.status, found: docs?.length ?? totalDocs ?? 0 }
}

describe.each(KEPT_IN_TRASH)('a document in the trash of %s', (collection) => {
  it('is seen by editors, and not by translators, clients and visitors', async () => {
    const kept = await trashOne(collection)
    if (!kept) return
    const { id, version } = kept
    const lists = [
      `/${collection}?trash=true&where[deletedAt][exists]=true`,
      `/${collection}?trash=true&draft=true&where[id][equals]=${id}`,
      `/${collection}/count?trash=true&where[deletedAt][exists]=true`,
      ...(version ? [`/${collection}/versions?where[parent][equals]=${id}`] : []),
    ]
    const documents = [
      `/${collection}/${id}?trash=true`,
      `/${collection}/${id}?trash=true&draft=true`,
      ...(version ? [`/${collection}/versions/${version}`] : []),
    ]
    for (const who of ['translator', 'client', 'visitor']) {
      for (const path of lists) {
        expect([who, path, (await ask(who, 'GET', path)).found]).toEqual([who, path, 0])
      }
      for (const path of documents) {
        const { status } = await ask(who, 'GET', path)
        expect([who, path, [401, 403, 404].includes(status)]).toEqual([who, path, true])
      }
      const changes = [
        ['PATCH', `/${collection}/${id}?trash=true&locale=de`],
        ['PATCH', `/${collection}/${id}?trash=true&draft=true&locale=de`],
        ...(version ? [['POST', `/${collection}/versions/${version}`]] : []),
      ]
      for (const [method = '', path = ''] of changes) {
        const { status } = await ask(who, method, path, {})
        expect([who, path, [401, 403, 404].includes(status)]).toEqual([who, path, true])
      }
    }
    for (const path of lists) {
      expect([path, (await ask('editor', 'GET', path)).found > 0]).toEqual([path, true])
    }
    for (const path of documents) {
      expect([path, (await ask('editor', 'GET', path)).status]).toEqual([path, 200])
    }
  })

  it('leaves the others open to translators', async () => {
    const { docs } = await cms.payload.find({ collection, limit: 1, depth: 0 })
    const id = docs[0]?.id
    if (id === undefined || collection === 'deliverable-versions') return
    expect((await ask('translator', 'GET', `/${collection}/${id}`)).status).toBe(200)
  })
})
