import { expect, test } from 'vitest'
import { z } from 'zod'
import { adminClient, type CmsClient } from '../../support/cms-client'
import { findMedia } from '../../support/media-library'
import { stackUnderTest } from '../../support/stack-under-test'
import { visit } from '../../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`
const status = async (path: string) => (await visit(web(path))).status
const html = async (path: string) => (await visit(web(path))).html

const created = z.object({ doc: z.object({ id: z.number() }) })

async function create(cms: CmsClient, collection: string, data: object): Promise<number> {
  const common = { readyLocales: ['en'], headerTheme: 'light', _status: 'published' }
  return created.parse(await cms.call('POST', `/${collection}`, { ...common, ...data })).doc.id
}

test('a category and a video added by an editor appear at their addresses, in lists and sitemap, and go again', async () => {
  const cms = await adminClient()
  const media = await findMedia(cms, 'library-perfume-final-clip')
  await Promise.all(
    ['/work', '/beauty-reel', '/stop-motion', '/stop-motion/paper-boat'].map(status),
  )
  const category = await create(cms, 'categories', {
    title: 'Stop motion',
    slug: 'stop-motion',
    parent: 'reels',
    isWorkFilter: true,
  })
  const film = await create(cms, 'videos', {
    title: 'Paper boat',
    subtitle: 'Paper · final film',
    slug: 'paper-boat',
    film: media.id,
    category,
  })
  await expect.poll(() => status('/stop-motion/paper-boat')).toBe(200)
  const shows = (path: string, words: string) =>
    expect.poll(async () => (await html(path)).includes(words)).toBe(true)
  await shows('/stop-motion', 'Paper boat')
  await shows('/work', 'href="/stop-motion/paper-boat"')
  await shows('/work', 'href="/work/filter/stop-motion')
  await shows('/work/filter/stop-motion', 'Paper boat')
  await shows('/beauty-reel', 'href="/stop-motion"')
  await shows('/sitemap.xml', '/stop-motion/paper-boat</loc>')
  const short = await visit(web('/paper-boat'))
  expect(short.headers.get('location')).toMatch(/\/stop-motion\/paper-boat$/)

  await cms.call('PATCH', `/videos/${film}`, { title: 'Paper ship', slug: 'paper-ship' })
  await expect.poll(() => status('/stop-motion/paper-ship')).toBe(200)
  await shows('/work', 'Paper ship')
  const moved = await visit(web('/stop-motion/paper-boat'))
  expect(moved.headers.get('location')).toMatch(/\/stop-motion\/paper-ship$/)

  await cms.call('DELETE', `/videos/${film}`)
  await expect.poll(() => status('/stop-motion/paper-ship')).toBe(404)
  await cms.call('DELETE', `/categories/${category}`)
  await expect.poll(() => status('/stop-motion')).toBe(404)
  await expect.poll(async () => (await html('/work')).includes('Paper ship')).toBe(false)
  expect(await html('/sitemap.xml')).not.toContain('stop-motion')
})
