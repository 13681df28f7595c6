import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startCms, type TestCms } from '../test-support/start-cms'

let cms: TestCms
let makeSampleProject: () => Promise<void>
let storage: typeof import('../platform/storage/private-storage').privateStorage
let passwordFile: string

beforeAll(async () => {
  cms = await startCms()
  passwordFile = path.join(process.env.MEDIA_DIR ?? '', '..', 'sample-password')
  const { env } = await import('../platform/env')
  env.SAMPLE_PASSWORD_FILE = passwordFile
  const module = await import('./sample-project')
  makeSampleProject = () => module.makeSampleProject(cms.payload)
  storage = (await import('../platform/storage/private-storage')).privateStorage
})

beforeEach(async () => {
  await cms.pool.query(
    'TRUNCATE projects, deliverables, deliverable_versions, review_notes, sign_offs CASCADE',
  )
})

afterEach(() => {
  vi.restoreAllMocks()
})

afterAll(async () => {
  const { env } = await import('../platform/env')
  env.SAMPLE_PASSWORD_FILE = undefined
  await cms.stop()
})

const KINDS = [
  'projects',
  'deliverables',
  'deliverable-versions',
  'review-notes',
  'review-replies',
  'review-rounds',
  'sign-offs',
] as const satisfies CollectionSlug[]

async function counts() {
  const counted = KINDS.map(async (collection) => {
    const { totalDocs } = await cms.payload.count({ collection })
    return [collection, totalDocs] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

/** Lets the disk be full from this film on. */
function failAt(film: number): void {
  const { put } = storage
  let films = 0
  vi.spyOn(storage, 'put').mockImplementation((key, file) => {
    films += 1
    return films < film ? put(key, file) : Promise.reject(new Error('The disk is full.'))
  })
}

async function logIn(): Promise<unknown> {
  const password = (await readFile(passwordFile, 'utf8')).trim()
  const data = { email: 'sample.client@studio.example', password }
  return (await cms.payload.login({ collection: 'users', data })).user?.roles
}

describe('the sample project', () => {
  it('is made once, with its films and notes, and its client can log in', async () => {
    await makeSampleProject()
    const whole = await counts()
    expect(whole).toMatchObject({ projects: 1, deliverables: 1, 'deliverable-versions': 3 })
    expect(whole['review-notes']).toBeGreaterThan(0)
    expect(await logIn()).toEqual(['client'])
    const { docs } = await cms.payload.find({ collection: 'deliverable-versions' })
    for (const { storageKey } of docs) expect(await storage.find(storageKey)).not.toBeNull()
    await makeSampleProject()
    expect(await counts()).toEqual(whole)
  })

  it.each([1, 2, 3])('is not left half-made if film %i cannot be stored', async (film) => {
    failAt(film)
    await expect(makeSampleProject()).rejects.toThrow('The disk is full.')
    expect(await counts()).toMatchObject({ projects: 0, deliverables: 0 })
    vi.restoreAllMocks()
    await makeSampleProject()
    expect(await counts()).toMatchObject({ projects: 1, 'deliverable-versions': 3 })
    expect(await logIn()).toEqual(['client'])
  })

  it.each([0, 1, 2])('is completed if only %i of its films exist', async (films) => {
    await makeSampleProject()
    const whole = await counts()
    const carried = await cms.payload.count({
      collection: 'review-notes',
      where: { origin: { exists: true } },
    })
    await cms.pool.query('TRUNCATE sign_offs CASCADE')
    await cms.pool.query(
      `DELETE FROM review_notes USING deliverable_versions
       WHERE version_id = deliverable_versions.id AND deliverable_versions.number > $1`,
      [films],
    )
    await cms.pool.query('DELETE FROM deliverable_versions WHERE number > $1', [films])
    await rm(passwordFile, { force: true })
    await makeSampleProject()
    expect((await counts())['deliverable-versions']).toBe(3)
    expect((await counts())['review-notes']).toBe(whole['review-notes'])
    const again = await cms.payload.count({
      collection: 'review-notes',
      where: { origin: { exists: true } },
    })
    expect(again).toEqual(carried)
    expect(await logIn()).toEqual(['client'])
  })

  it('keeps a version that somebody deleted deleted', async () => {
    await makeSampleProject()
    await cms.pool.query('DELETE FROM deliverable_versions WHERE number = 2')
    await makeSampleProject()
    expect((await counts())['deliverable-versions']).toBe(2)
  })
})
