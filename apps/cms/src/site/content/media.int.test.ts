import type { Media as MediaView } from '@studio/shared/contracts/common'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Media } from '../../payload-types'
import { findUsage } from '../../editor/publishing/find-usage'
import { readLibraryFile } from '../../seed/read-data'
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

async function askCaptions(address: string): Promise<Response> {
  const { serveCaptions } = await import('../files/captions')
  const [, version = '', locale = '', name = ''] = /captions\/(.*)\/(.*)\/(.*)$/.exec(address) ?? []
  const req = await createLocalReq({}, cms.payload)
  return serveCaptions(
    Object.assign(req, { method: 'GET', routeParams: { version, locale, name } }),
  )
}

const endsWith = (name: string | null | undefined): unknown =>
  expect.stringMatching(new RegExp(`^/media/[0-9a-f]{16}/${name ?? 'none'}$`))

describe('a clip', () => {
  it('is shown with its poster, both files and its own description', async () => {
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
        sound: null,
      },
    })
  })

  it.each(['clip', 'poster', 'av1'] as const)(
    'makes its page depend on its %s: another file has another URL',
    async (role) => {
      const before = JSON.stringify(await readHero())
      const { id, fileVersion } = await find(role)
      expect((await findUsage(cms.pool, `media:${id}`)).pages).toMatchObject([{ path: SLUG }])
      // Simulates a new file, because this test has none of the library's files.
      await cms.pool.query('UPDATE media SET file_version = $2 WHERE id = $1', [
        id,
        `other-${role}`,
      ])
      const now = await readHero()
      expect(JSON.stringify(now)).not.toBe(before)
      await cms.pool.query('UPDATE media SET file_version = $2 WHERE id = $1', [id, fileVersion])
    },
  )

  it('with sound is a film, whose captions have an address of their own', async () => {
    const { id } = await find('clip')
    const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\n[waves]\n'
    const data = { hasSound: true, captions }
    await cms.payload.update({ collection: 'media', id, locale: 'en', data })
    const tracks = (await readHero())?.clip?.sound?.captions ?? []
    expect(tracks.map((track) => track.locale)).toEqual(['en'])
    const address = tracks[0]?.src ?? ''
    expect(address).toMatch(new RegExp(`^/media/captions/[0-9a-f]{16}/en/${id}\\.vtt$`))
    const answer = await askCaptions(address)
    expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(await answer.text()).toBe(captions)
    const other = address.replace(/[0-9a-f]{16}/, '0123456789abcdef')
    expect((await askCaptions(other)).status).toBe(404)
    expect((await askCaptions(address.replace('/en/', '/fr/'))).status).toBe(404)
    expect((await askCaptions(address.replace('/en/', '/de/'))).status).toBe(404)

    const inGerman = captions.replace('waves', 'Wellen')
    await cms.payload.update({
      collection: 'media',
      id,
      locale: 'de',
      data: { captions: inGerman },
    })
    const both = (await readHero())?.clip?.sound?.captions ?? []
    expect(both.map((track) => track.locale)).toEqual(['en', 'de'])
    expect(await (await askCaptions(both[1]?.src ?? '')).text()).toBe(inGerman)
    await cms.payload.update({ collection: 'media', id, locale: 'de', data: { captions: '' } })

    await cms.payload.update({ collection: 'media', id, locale: 'en', data: { captions: '' } })
    expect((await readHero())?.clip?.sound).toEqual({ captions: [] })
    expect((await askCaptions(address)).status).toBe(404)
    await cms.payload.update({ collection: 'media', id, data: { hasSound: false } })
  })

  it('refuses captions that are not WebVTT', async () => {
    const { id } = await find('clip')
    const data = { hasSound: true, captions: '1\n00:00:01,000 --> 00:00:02,000\n[waves]' }
    const change = cms.payload.update({ collection: 'media', id, locale: 'en', data })
    await expect(change).rejects.toMatchObject({
      data: {
        errors: [{ path: 'captions', message: expect.stringContaining('WEBVTT') as string }],
      },
    })
  })

  it('has one file without AV1, and is not shown without a poster', async () => {
    const { id, av1File, poster } = await find('clip')
    await cms.payload.update({ collection: 'media', id, data: { av1File: null } })
    expect((await readHero())?.clip).toMatchObject({ av1Src: null, mimeType: 'video/mp4' })
    await cms.payload.update({ collection: 'media', id, data: { poster: null } })
    expect(await readHero()).toBeNull()
    await cms.payload.update({ collection: 'media', id, data: { av1File, poster } })
  })
})

describe('a picture', () => {
  it('has no clip, and has its color if that is known', async () => {
    const { id: poster, dominantColor } = await find('poster')
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
    await cms.payload.update({ collection: 'media', id: poster, data: { dominantColor } })
    const clip = { ...hero, title: 'With a clip', media: (await find('clip')).id }
    await cms.payload.update({
      collection: 'pages',
      id: page?.id ?? 0,
      data: { ...data, blocks: [clip] },
      locale: 'en',
    })
  })
})

describe('a sound', () => {
  const upload = (name: string, data: Buffer) =>
    cms.payload.create({
      collection: 'media',
      locale: 'en',
      data: { alt: 'A drive' },
      file: { name, data, mimetype: 'audio/mpeg', size: data.length },
    })

  const createPage = (media: number) =>
    cms.payload.create({
      collection: 'pages',
      locale: 'en',
      data: {
        title: 'With a sound',
        slug: 'with-sound',
        readyLocales: ['en'],
        headerTheme: 'light',
        _status: 'published',
        blocks: [
          {
            blockType: 'audio',
            heading: 'Listen',
            layout: 'list',
            tracks: [{ title: 'Drive', media, transcript: 'A car passes.', isDownloadable: false }],
          },
        ],
      },
    })

  it('is measured on upload, and is shown with its waveform, title and transcript', async () => {
    const { id } = await upload('drive.mp3', await readLibraryFile('sound/scene-designed.mp3'))
    await createPage(id)
    const where = { country: 'us', locale: 'en', path: 'with-sound' } as const
    const { view } = await answerPage(cms.payload, where)
    const [block] = view.kind === 'page' ? view.blocks : []
    expect(block).toMatchObject({ type: 'audio', heading: 'Listen', layout: 'list' })
    const [track] = block?.type === 'audio' ? block.tracks : []
    expect(track).toMatchObject({ title: 'Drive', transcript: 'A car passes.' })
    expect(track?.sound).toMatchObject({ src: endsWith('drive.mp3'), mimeType: 'audio/mpeg' })
    expect(track?.sound.duration).toBeCloseTo(10, 0)
    expect(Math.max(...(track?.sound.peaks ?? []))).toBe(100)
  })

  it('cannot be replaced by a picture in a list of recordings', async () => {
    await expect(createPage((await find('poster')).id)).rejects.toMatchObject({
      data: { errors: [{ path: 'blocks.0.tracks.0.media' }] },
    })
  })

  it('that cannot be decoded is refused, with a message that says what to do', async () => {
    const whole = await readLibraryFile('sound/scene-designed.mp3')
    const broken = Buffer.concat([whole.subarray(0, 600), Buffer.alloc(4_000)])
    await expect(upload('broken.mp3', broken.fill(0, 300))).rejects.toMatchObject({
      data: { errors: [{ path: 'file' }] },
    })
  })
})
