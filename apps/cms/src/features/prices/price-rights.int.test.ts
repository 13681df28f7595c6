import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PriceGroup, User } from '../../payload-types'
import { findGroup, withRow } from '../../test-support/price-row'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let translator: User & { collection: 'users' }

beforeAll(async () => {
  cms = await startCms()
  const data = {
    email: 't@studio.example',
    password: 'long enough to be one',
    roles: ['translator' as const],
  }
  translator = { ...(await cms.payload.create({ collection: 'users', data })), collection: 'users' }
})

afterAll(() => cms.stop())

const rowOf = (group: PriceGroup, key: string) => group.items?.find((row) => row.key === key)

function save(
  group: PriceGroup,
  items: unknown,
  locale: 'en' | 'de' = 'en',
  user?: typeof translator,
) {
  return cms.payload.update({
    collection: 'price-groups',
    id: group.id,
    locale,
    data: { items } as Partial<PriceGroup>,
    ...(user && { user, overrideAccess: false }),
  })
}

describe('an amount that comes as text', () => {
  it.each(['85OO', '8,500', '8500', 'abc'])('the amount %j is refused', async (usdMin) => {
    const group = await findGroup(cms.payload, 'animatics-2d')
    const items = (group.items ?? []).map((row) =>
      row.key === 'spot30' ? { ...row, usdMin } : row,
    )
    await expect(save(group, items)).rejects.toMatchObject({
      data: { errors: [{ path: expect.stringMatching(/^items\.\d+\.usdMin$/) as string }] },
    })
    expect(rowOf(await findGroup(cms.payload, 'animatics-2d'), 'spot30')?.usdMin).toBe(1_350_000)
  })
})

describe('a translator', () => {
  it('can name a row in another language without changing its price', async () => {
    const group = await findGroup(cms.payload, 'animatics-2d')
    const items = withRow(group, 'spot30', {
      label: 'Umbenannt',
      usdMin: 1,
      minimumHours: 99,
      readings: [],
    })
    await save(group, items, 'de', translator)
    const english = rowOf(await findGroup(cms.payload, 'animatics-2d'), 'spot30')
    expect(english).toMatchObject({ usdMin: 1_350_000, minimumHours: null })
    const german = await cms.payload.findByID({
      collection: 'price-groups',
      id: group.id,
      locale: 'de',
    })
    expect(rowOf(german, 'spot30')?.label).toBe('Umbenannt')
    expect(english?.label).not.toBe('Umbenannt')
  })

  it('cannot add, move or remove prices', async () => {
    const group = await findGroup(cms.payload, 'animatics-2d')
    const rows = group.items ?? []
    for (const items of [
      rows.slice(1),
      [...rows].reverse(),
      [...rows, { label: 'New', unit: 'spot15' }],
    ]) {
      await expect(save(group, items, 'de', translator)).rejects.toMatchObject({ status: 403 })
    }
  })

  it('cannot restore an older version', async () => {
    const group = await findGroup(cms.payload, 'animatics-2d')
    const { docs } = await cms.payload.findVersions({
      collection: 'price-groups',
      where: { parent: { equals: group.id } },
      limit: 1,
    })
    const restore = cms.payload.restoreVersion({
      collection: 'price-groups',
      id: docs[0]?.id ?? '',
      user: translator,
      overrideAccess: false,
    })
    await expect(restore).rejects.toMatchObject({ status: 403 })
  })
})

it('each version records who saved it', async () => {
  const group = await findGroup(cms.payload, 'podcast-video')
  await save(group, withRow(group, 'one-camera', { label: 'One camera' }), 'en', translator)
  const { docs } = await cms.payload.findVersions({
    collection: 'price-groups',
    where: { parent: { equals: group.id } },
    sort: '-updatedAt',
    depth: 0,
  })
  expect(docs[0]?.version.updatedBy).toBe(translator.id)
})
