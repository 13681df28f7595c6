import type { Media as MediaView } from '@studio/shared/contracts/common'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Media } from '../../payload-types'
import { findUsage } from '../../publishing/find-usage'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let answerPage: typeof import('../answer').answerPage

const SLUG = 'with-clip'

beforeAll(async () => {
  cms = await startCms()
  ;({ answerPage } = await import('../answer'))
  await cms.payload.create({
    collection: 'pages',
    locale: 'en',
    data: {
      title: 'With a clip',
      slug: SLUG,
      readyLocales: ['en'],
      headerTheme: 'light',
      _status: 'published',
      blocks: [{ blockType: 'hero', title: 'With a clip', media: (await find('clip')).id }],
    },
  })
})

afterAll(() => cms.stop())

type Role = 'clip' | 'poster' | 'av1'

async function find(role: Role): Promise<Media> {
  const where = { seedKey: { equals: `library-causeway-final-${role}` } }
  const { docs } = await cms.payload.find({ collection: 'media', where, depth: 0 })
  const [media] = docs
  if (!media) throw new Error(`The library has no ${role}.`)
  return media
}

async function readHero(): Promise<MediaView | null> {
  const { view } = await answerPage(cms.payload, { country: 'us', locale: 'en', path: SLUG })
  if (view.kind !== 'page') throw new Error(`${SLUG} is ${view.kind}`)
  const [hero] = view.blocks
  if (hero?.type !== 'hero') throw new Error(`${SLUG} has no hero.`)
  return hero.media
}

const endsWith = (name: string | null | undefined): unknown =>
  expect.stringMatching(new RegExp(`^/media/[0-9a-f]{16}/${name ?? 'none'}$`))

describe('a clip', () => {
  it('is shown as its poster, with both files and its own words', async () => {
    const [clip, poster, av1] = await Promise.all([find('clip'), find('poster'), find('av1')])
    expect(await readHero()).toEqual({
      src: endsWith(poster.filename),
      alt: clip.alt,
      width: poster.width,
      height: poster.height,
      mimeType: 'image/webp',
      focalPoint: { x: poster.focalX, y: poster.focalY },
      dominantColor: clip.dominantColor,
      clip: {
        title: clip.title,
        src: endsWith(clip.filename),
        mimeType: 'video/mp4',
        av1Src: endsWith(av1.filename),
        duration: clip.duration,
      },
    })
  })

  it.each(['clip', 'poster', 'av1'] as const)(
    'makes its page depend on its %s: another file gets another address',
    async (role) => {
      const before = JSON.stringify(await readHero())
      const { id } = await find(role)
      expect((await findUsage(cms.pool, `media:${id}`)).pages).toMatchObject([{ path: SLUG }])
      // As another file does: this test has none of the library's.
      await cms.pool.query('UPDATE media SET file_version = $2 WHERE id = $1', [
        id,
        `other-${role}`,
      ])
      const now = await readHero()
      expect(JSON.stringify(now)).not.toBe(before)
    },
  )

  it('without AV1 has one file, and without a poster nothing to show', async () => {
    const { id } = await find('clip')
    await cms.payload.update({ collection: 'media', id, data: { av1File: null } })
    expect((await readHero())?.clip).toMatchObject({ av1Src: null, mimeType: 'video/mp4' })
    await cms.payload.update({ collection: 'media', id, data: { poster: null } })
    expect(await readHero()).toBeNull()
  })
})

describe('a picture', () => {
  it('is no clip, and has its colour where it is known', async () => {
    const { id: poster } = await find('poster')
    const { docs } = await cms.payload.find({
      collection: 'pages',
      where: { slug: { equals: SLUG } },
    })
    const hero = { blockType: 'hero' as const, title: 'With a picture', media: poster }
    const [page] = docs
    const data = { blocks: [hero], _status: 'published' as const }
    await cms.payload.update({ collection: 'pages', id: page?.id ?? 0, data, locale: 'en' })
    expect(await readHero()).toMatchObject({ clip: null, dominantColor: '#884838' })
    await cms.payload.update({ collection: 'media', id: poster, data: { dominantColor: null } })
    expect(await readHero()).toMatchObject({ dominantColor: null })
  })
})
