import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { Editor } from '../../test-support/admin-form'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { factsAnswerSchema } from './facts'

let cms: TestCms
let editor: Editor
let translator: Editor

beforeAll(async () => {
  cms = await startCms()
  editor = await Editor.logIn(cms, 'Mira Klein')
  translator = await Editor.logIn(cms, 'Jon Weaver', 'translator')
})

afterAll(() => cms.stop())

async function upload(name: string, background: string, category = 'Library test') {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  return cms.payload.create({
    collection: 'media',
    data: { alt: 'A square', category },
    file: { name, data, mimetype: 'image/png', size: data.length },
  })
}

async function showOn(path: string, id: number) {
  await cms.pool.query(
    `INSERT INTO site_builds (country, locale, path, documents, read_at)
     VALUES ('us', 'en', $1, ARRAY[$2], 0), ('us', 'de', $1, ARRAY[$2], 0)`,
    [path, `media:${id}`],
  )
}

async function idsFor(query: string, who = editor): Promise<number[]> {
  const answer = await who.call('GET', `/media?limit=0&depth=0&${query}`)
  expect(answer.status).toBe(200)
  const schema = z.object({ docs: z.array(z.object({ id: z.number() })) })
  return schema.parse(await answer.json()).docs.map(({ id }) => id)
}

it('files on no page and files on a page are found', async () => {
  const shown = await upload('shown.png', '#101010', 'Where shown')
  const unused = await upload('unused.png', '#202020', 'Where shown')
  await showOn('library-test', shown.id)
  const nowhere = await idsFor('where[shownOn][equals]=nowhere')
  expect(nowhere).toContain(unused.id)
  expect(nowhere).not.toContain(shown.id)
  const within = 'where[and][0][category][equals]=Where shown&where[and][1][shownOn][equals]=page'
  expect(await idsFor(within, translator)).toEqual([shown.id])
})

it('files that are stored more than once are found', async () => {
  const first = await upload('first.png', '#303030')
  const second = await upload('second.png', '#303030')
  const other = await upload('other.png', '#313131')
  const copied = await idsFor('where[sameFiles][equals]=true')
  expect(copied).toEqual(expect.arrayContaining([first.id, second.id]))
  expect(copied).not.toContain(other.id)
  const single = await idsFor('where[or][0][and][0][sameFiles][equals]=false')
  expect(single).toContain(other.id)
  expect(single).not.toContain(first.id)
})

it('the number of files is that of the filter', async () => {
  const counted = await editor.call('GET', '/media/count?where[shownOn][equals]=nowhere')
  expect(counted.status).toBe(200)
  const found = await idsFor('where[shownOn][equals]=nowhere')
  expect(await counted.json()).toEqual({ totalDocs: found.length })
})

it('a filter that has no meaning is refused', async () => {
  for (const query of [
    'where[shownOn][equals]=everywhere',
    'where[shownOn][not_equals]=page',
    'where[sameFiles][equals]=perhaps',
    "where[shownOn][equals]=page');--",
  ]) {
    expect((await editor.call('GET', `/media?${query}`)).status).toBe(400)
  }
})

it('the list learns where files are shown and which have copies', async () => {
  const first = await upload('facts-1.png', '#505050')
  const second = await upload('facts-2.png', '#505050')
  await showOn('facts-a', first.id)
  await showOn('facts-b', first.id)
  const answer = await editor.call('GET', `/media-library/facts?ids=${first.id},${second.id}`)
  const { files } = factsAnswerSchema.parse(await answer.json())
  expect(files.find(({ id }) => id === first.id)).toEqual({
    id: first.id,
    pages: 2,
    isInLayout: false,
    copies: [second.id],
    poster: null,
  })
  expect(files.find(({ id }) => id === second.id)).toMatchObject({ pages: 0, copies: [first.id] })
})

it('a clip has the small size of its poster', async () => {
  const poster = await upload('poster.png', '#606060')
  const clip = await upload('clip.png', '#616161')
  await cms.pool.query('UPDATE media SET poster_id = $2 WHERE id = $1', [clip.id, poster.id])
  const answer = await editor.call('GET', `/media-library/facts?ids=${clip.id}`)
  const { files } = factsAnswerSchema.parse(await answer.json())
  expect(files[0]?.poster).toBe(`/api/site/media/s/${poster.fileVersion}/8.avif`)
  expect(poster.thumbnailURL).toBe(files[0]?.poster)
})

it('categories are those of the files', async () => {
  await upload('category.png', '#707070')
  const answer = await translator.call('GET', '/media-library/categories')
  const { categories } = (await answer.json()) as { categories: string[] }
  expect(categories).toContain('Library test')
  expect(categories).toEqual([...new Set(categories)])
})

it('malformed ids answer 400', async () => {
  for (const ids of ['', 'x', '1,', '99999999999', '1,2;3']) {
    expect((await editor.call('GET', `/media-library/facts?ids=${ids}`)).status).toBe(400)
  }
})

it('only staff may ask', async () => {
  const { default: config } = await import('../../payload.config')
  const { handleEndpoints } = await import('payload')
  for (const path of ['facts?ids=1', 'categories']) {
    const request = new Request(`http://localhost:3001/api/media-library/${path}`)
    expect((await handleEndpoints({ config, request })).status).toBe(401)
  }
})
