import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROLES } from '../access/roles'
import { adminHeaders } from '../../test-support/ask-payload'
import { askCms } from '../../test-support/ask-cms'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
const headersOf = new Map<string, Record<string, string>>()

beforeAll(async () => {
  cms = await startCms()
  for (const role of ROLES.filter((each) => each !== 'client')) {
    headersOf.set(role, await adminHeaders(await newStaff(cms, role)))
  }
  headersOf.set('a visitor', {})
})

afterAll(() => cms.stop())

const CALLS = [
  ['GET', ''],
  ['GET', '/1'],
  ['GET', '/x'],
  ['POST', '/1'],
] as const

function entities(hasVersions: boolean): string[] {
  const { collections, globals } = cms.payload.config
  return [
    ...collections
      // The segment after its path is the key of a preference.
      .filter(({ slug }) => slug !== 'payload-preferences')
      .map((each) => ({ path: `/${each.slug}`, versions: each.versions })),
    ...globals.map((each) => ({ path: `/globals/${each.slug}`, versions: each.versions })),
  ]
    .filter(({ versions }) => Boolean(versions) === hasVersions)
    .map(({ path }) => path)
}

/** @returns the status of each call by each caller */
async function statusesOf(hasVersions: boolean): Promise<[call: string, status: number][]> {
  const found: [string, number][] = []
  for (const entity of entities(hasVersions)) {
    for (const [who, headers] of headersOf) {
      for (const [method, rest] of CALLS) {
        const path = `${entity}/versions${rest}`
        const request = new Request(`http://localhost:3001/api${path}`, { method, headers })
        found.push([`${who}: ${method} ${path}`, (await askCms(request)).status])
      }
    }
  }
  return found
}

describe('the versions of every collection and global', () => {
  it('are not found where none are kept', async () => {
    // The site has a call below `/sessions`, with another method.
    const refusals = [404, 405]
    const others = (await statusesOf(false)).filter(([, status]) => !refusals.includes(status))
    expect(others).toEqual([])
  }, 120_000)

  it('are never a failure of the server where they are kept', async () => {
    const failed = (await statusesOf(true)).filter(([, status]) => status >= 500)
    expect(failed).toEqual([])
  }, 120_000)
})
