import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { adminClient } from '../../support/cms-client'
import { findMedia } from '../../support/media-library'
import { stackUnderTest } from '../../support/stack-under-test'
import { visit } from '../../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

const pageAt = async (path: string) => (await visit(web(path))).html

/** Different kinds of pages that all show one picture of the initial content. */
const SHOWING = ['/', '/de', '/pricing', '/ar/pricing', '/boardomatics', '/ar/boardomatics']

test('an editor replaces a picture’s file, and every page that uses it shows the new one', async () => {
  const cms = await adminClient()
  const before = await findMedia(cms, 'storyboard-wall')
  const pages = () => Promise.all(SHOWING.map(pageAt))
  for (const html of await pages()) expect(html).toContain(before.fileVersion)

  const bytes = await readFile('apps/cms/src/seed/media/whiteboard-hand.webp')
  const name = `another-wall-${Date.now()}.webp`
  await cms.replaceFile(before.id, new File([bytes], name, { type: 'image/webp' }))
  const { fileVersion } = await findMedia(cms, 'storyboard-wall')
  const outdated = async () =>
    (await pages()).flatMap((html, index) =>
      html.includes(fileVersion) && !html.includes(before.fileVersion) ? [] : [SHOWING[index]],
    )
  await expect.poll(outdated).toEqual([])

  const address = new RegExp(`/media/s/${fileVersion}/\\d+\\.(avif|webp)`, 'g')
  const addresses = new Set((await pageAt('/')).match(address))
  expect(addresses.size).toBeGreaterThan(2)
  for (const one of addresses) {
    const served = await fetch(web(one))
    const type = `image/${one.split('.').at(-1)}`
    expect([served.status, served.headers.get('content-type')], one).toEqual([200, type])
  }
})
