import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import * as form from '../support/admin-form'
import {
  deskField,
  findOne,
  hit,
  openDesk,
  shortcut,
  test,
  whenReady,
} from '../support/editors-day'
import { findMedia } from '../support/media-library'
import { sampleBody } from '../support/sample-documents'
import { untilServed } from '../support/site-settings'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

function field(page: Page, path: string) {
  return form.field(page, path)
}

function richText(page: Page, path: string) {
  return page.locator(`[data-field-path="${path}"] [contenteditable="true"]`)
}

const slugs: [collection: string, slug: string][] = []

/** A path that is free, and whose document is deleted after the test. */
function free(collection: string, name: string): string {
  const slug = `${name}-${randomUUID().slice(0, 6)}`
  slugs.push([collection, slug])
  return slug
}

test.afterEach(async ({ cms }) => {
  for (const [collection, slug] of slugs.splice(0)) await cms.removeBySlug(collection, slug)
})

const heroOf = (title: string) => ({ blockType: 'hero', title })
const blocksSchema = z.object({ blocks: z.array(z.looseObject({ id: z.string() })) })

test(
  'changes a German headline, looks at the preview and publishes it',
  { tag: '@core' },
  async ({ page, cms, hands }) => {
    const slug = free('pages', 'headline')
    const id = await cms.createPage({ title: 'A headline', slug, _status: 'draft' })
    await cms.changePage(
      id,
      { blocks: [heroOf('Paper in motion')], _status: 'draft' },
      '?draft=true',
    )
    const { blocks } = blocksSchema.parse(await findOne(cms, 'pages', `where[id][equals]=${id}`))
    const german = [{ ...blocks[0], title: 'Papierbögen in Bewegung' }]
    await cms.changePage(
      id,
      { title: 'Eine Überschrift', blocks: german, _status: 'draft' },
      '?locale=de&draft=true',
    )
    await cms.changePage(
      id,
      { readyLocales: ['en', 'de'], _status: 'published' },
      '?publishAllLocales=true',
    )
    await untilServed(`/de/${slug}`, 'Papierbögen in Bewegung')

    await openDesk(page)
    await hands.fill(deskField(page), 'Papierbögen in Bewegung')
    await hands.press(hit(page, /A headline|Eine Überschrift/))
    await expect(field(page, 'blocks.0.title')).toBeFocused()
    // The English stands beside it.
    await expect(page.getByText('Paper in motion').first()).toBeVisible()
    await hands.fill(field(page, 'blocks.0.title'), 'Papier, das sich bewegt')
    await hands.press(page.locator('#live-preview-toggler'))
    const site = page.frameLocator('#live-preview-iframe')
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Papier, das sich bewegt')
    await hands.press(page.getByRole('button', { name: 'Publish in German' }))
    await untilServed(`/de/${slug}`, 'Papier, das sich bewegt')
    hands.finish('Change a German headline, preview, publish', 5)
  },
)

test('writes a post with a picture and a price, and publishes it in three languages', async ({
  page,
  cms,
  hands,
}) => {
  const { filename } = await findMedia(cms, 'whiteboard-hand')
  const title = `Price of a line ${randomUUID().slice(0, 4)}`
  await openDesk(page)
  await hands.press(shortcut(page, 'New blog post'))
  await hands.fill(page.getByLabel('Title'), title)
  await hands.press(page.getByRole('button', { name: 'Make the draft' }))
  await form.whenFormIsReady(page)
  const slug = await field(page, 'slug').inputValue()
  slugs.push(['posts', slug])
  await hands.fill(field(page, 'lead'), 'What a drawn second costs.')
  await hands.write(richText(page, 'body'), 'It starts at ')
  await hands.type('/price')
  await hands.press(
    page.locator('.slash-menu-popup').getByRole('option', { name: 'Price', exact: true }),
  )
  const chip = page.getByRole('dialog')
  await hands.pick(chip.locator('#field-priceGroup'), '2D animatics')
  await hands.pick(chip.locator('#field-priceItem'), '2D animatic, 30 seconds')
  await hands.press(chip.getByRole('button', { name: 'Save changes' }))
  await hands.chooseMedia('media', filename)
  await hands.press(page.locator('#live-preview-toggler'))
  const site = page.frameLocator('#live-preview-iframe')
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(title)
  await hands.press(page.getByRole('button', { name: 'Publish in English' }))
  await untilServed(`/${slug}`, '$13,500')
  hands.finish('Write a post with picture and price, preview, publish', 20)
  await page.locator('#live-preview-toggler').click()

  for (const [name, language, own, lead, body] of [
    ['Deutsch', 'German', 'Der Preis einer Linie', 'Was eine Sekunde kostet.', 'Ab Strich eins.'],
    ['العربية', 'Arabic', 'ثمن الخط', 'كم تكلّف الثانية المرسومة.', 'من أول خط.'],
  ] as const) {
    await hands.press(page.locator('.localizer').getByRole('button'))
    await hands.press(page.getByRole('button', { name: `${name} (` }))
    await form.whenFormIsReady(page)
    await expect(field(page, 'title')).toHaveValue('')
    await hands.fill(field(page, 'title'), own)
    await hands.fill(field(page, 'lead'), lead)
    await hands.write(richText(page, 'body'), body)
    await hands.pick(field(page, 'readyLocales'), name)
    await hands.press(page.getByRole('button', { name: `Publish in ${language}` }))
    await untilServed(`/${name === 'Deutsch' ? 'de' : 'ar'}/${slug}`, lead)
    hands.finish(`Translate the post into ${language} and publish it`, 9)
  }
})

test(
  'makes a page of five blocks that is in the menu',
  { tag: '@core' },
  async ({ page, cms, hands }) => {
    const { megaItems } = z
      .object({ megaItems: z.array(z.unknown()) })
      .parse(await cms.call('GET', '/globals/menus?depth=0&locale=en'))
    const title = `Paper sets ${randomUUID().slice(0, 4)}`
    await openDesk(page)
    await hands.press(shortcut(page, 'New page'))
    await hands.fill(page.getByLabel('Title'), title)
    await hands.press(page.getByRole('radio', { name: /^A service/ }))
    await hands.press(page.getByRole('button', { name: 'Make the draft' }))
    await form.whenFormIsReady(page)
    const slug = await field(page, 'slug').inputValue()
    slugs.push(['pages', slug])
    await hands.press(page.getByRole('button', { name: 'Show All' }).first())
    await hands.fill(field(page, 'blocks.0.title'), 'Sets made of paper')
    await hands.write(richText(page, 'blocks.1.body'), 'Folded, lit and filmed.')
    await hands.fill(field(page, 'blocks.2.steps.0.title'), 'Fold')
    await hands.fill(field(page, 'blocks.2.steps.0.text'), 'One sheet for each wall.')
    await hands.fill(field(page, 'blocks.3.items.0.question'), 'How long does it take?')
    await hands.write(richText(page, 'blocks.3.items.0.answer'), 'A week.')
    await hands.fill(field(page, 'blocks.4.heading'), 'Ask for a set')
    await hands.press(page.getByRole('button', { name: 'Publish in English' }))
    await untilServed(`/${slug}`, 'Folded, lit and filmed.')
    await hands.press(page.getByRole('button', { name: 'Put it into a menu…' }))
    const question = page.getByRole('dialog')
    await hands.choose(
      question.getByRole('combobox', { name: 'Where' }),
      'Header: Services › Production studios',
    )
    await expect(question).toContainText('on every page')
    await hands.press(question.getByRole('button', { name: 'Put it in and show it to visitors' }))
    await untilServed('/faq', `href="/${slug}"`)
    hands.finish('Make a page of five blocks that is in the menu', 22)
    await cms.call('POST', '/globals/menus?locale=en&depth=0', { megaItems })
  },
)

test(
  'schedules a draft of the desk for tomorrow at nine',
  { tag: '@core' },
  async ({ page, hands }) => {
    const title = `For tomorrow ${randomUUID().slice(0, 4)}`
    await openDesk(page)
    await shortcut(page, 'New page').click()
    await page.getByLabel('Title').fill(title)
    await page.getByRole('button', { name: 'Make the draft' }).click()
    await form.whenFormIsReady(page)
    slugs.push(['pages', await field(page, 'slug').inputValue()])

    await openDesk(page)
    await hands.press(
      page.getByRole('region', { name: 'Your drafts' }).getByRole('link', { name: title }),
    )
    await form.whenFormIsReady(page)
    const panel = page.getByRole('region', { name: 'Schedule' })
    await hands.press(panel.getByRole('button', { name: 'Schedule' }))
    const question = page.getByRole('dialog')
    await hands.press(question.getByRole('button', { name: 'Tomorrow 9:00' }))
    await expect(question).toContainText('9:00')
    await hands.press(question.getByRole('button', { name: 'Schedule', exact: true }))
    await expect(panel).toContainText('9:00')
    hands.finish('Schedule for tomorrow 9:00', 4)

    await panel.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the change' }).click()
    await expect(panel).toContainText('Nothing is scheduled.')
  },
)

test('gets a deleted page back', async ({ page, cms, hands }) => {
  const title = `Deleted ${randomUUID().slice(0, 4)}`
  const slug = free('pages', 'deleted')
  const id = await cms.createPage({ title, slug, _status: 'published' })
  await cms.call('DELETE', `/pages/${id}`)
  await openDesk(page)
  await hands.press(shortcut(page, 'Open the trash'))
  await hands.press(page.getByRole('button', { name: `Restore “${title}”` }))
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }))
  await expect(page.getByText(`“${title}” is restored.`)).toBeVisible()
  hands.finish('Get a deleted page back', 3)
})

test('finds every page that says a word, and replaces it on all of them after a preview', async ({
  page,
  cms,
  hands,
}) => {
  const word = `Zoetrope${randomUUID().slice(0, 4)}`
  const ids: number[] = []
  for (const name of ['one', 'two']) {
    const slug = free('pages', `says-${name}`)
    const id = await cms.createPage({ title: `Says ${name}`, slug, _status: 'draft' })
    const data = { blocks: [heroOf(`${word} on page ${name}`)], _status: 'published' }
    await cms.changePage(id, data)
    ids.push(id)
  }
  await openDesk(page)
  await hands.fill(deskField(page), word)
  await hands.press(hit(page, `Every page that says “${word}”`))
  await expect(page.getByText('2 sentences in 2 documents')).toBeVisible()
  hands.finish('Find every page that says a word', 3)

  await hands.fill(page.getByRole('textbox', { name: /^Replace by/ }), 'Praxinoscope')
  await hands.press(page.getByRole('button', { name: 'Preview the replacement' }))
  await expect(page.getByText('Praxinoscope on page one').first()).toBeVisible()
  await hands.press(page.getByRole('radio', { name: /^Publish/ }))
  await hands.press(page.getByRole('button', { name: 'Replace 2 texts' }))
  await expect(page.getByText('What happened')).toBeVisible()
  hands.finish('Replace a phrase on all pages, with a preview', 5)
  for (const id of ids) {
    const { slug } = await findOne(cms, 'pages', `where[id][equals]=${id}`)
    await untilServed(`/${String(slug)}`, 'Praxinoscope on page')
  }
})

test('renames a path, and the old address leads to the new one', async ({ page, cms, hands }) => {
  const slug = free('pages', 'before')
  const next = free('pages', 'after')
  const title = `Renamed ${slug}`
  await cms.createPage({ title, slug, _status: 'published' })
  await untilServed(`/${slug}`, title)
  await openDesk(page)
  await hands.fill(deskField(page), title)
  await hands.press(hit(page, title))
  await form.whenFormIsReady(page)
  await hands.fill(field(page, 'slug'), next)
  await hands.press(page.getByRole('button', { name: 'Publish in English' }))
  await untilServed(`/${next}`, title)
  hands.finish('Rename a path', 4)
  const old = await visit(web(`/${slug}`))
  expect([old.status, old.headers.get('location')]).toEqual([308, expect.stringContaining(next)])
})

test('publishes the English while a German draft stays a draft', async ({ page, cms, hands }) => {
  const slug = free('posts', 'english-first')
  const words = { lead: 'What it says.', body: sampleBody('Its words.') }
  const facts = { slug, readyLocales: ['en', 'de'], publishedOn: '2025-01-01T12:00:00.000Z' }
  const id = await cms.create('posts', { ...words, ...facts, title: 'English', _status: 'draft' })
  await cms.call('PATCH', `/posts/${id}?locale=de`, {
    ...words,
    title: 'Deutsch',
    _status: 'published',
  })
  await cms.call('PATCH', `/posts/${id}?locale=de&draft=true`, {
    title: 'Entwurf',
    _status: 'draft',
  })
  await cms.call('PATCH', `/posts/${id}?draft=true`, { title: 'English, new', _status: 'draft' })
  await page.goto(`${stackUnderTest().cmsUrl}/admin/collections/posts/${id}`)
  await form.whenFormIsReady(page)
  await hands.press(page.getByRole('button', { name: 'Publish in English' }))
  await untilServed(`/${slug}`, 'English, new')
  hands.finish('Publish English while German stays a draft', 2)
  expect((await visit(web(`/de/${slug}`))).html).not.toContain('Entwurf')
})

test('takes three posts off the site at once, after their names are shown', async ({
  page,
  cms,
  hands,
}) => {
  const group = `Off ${randomUUID().slice(0, 4)}`
  const paths: string[] = []
  for (const name of ['one', 'two', 'three']) {
    const slug = free('posts', `off-${name}`)
    paths.push(slug)
    const words = {
      lead: 'What it says.',
      body: sampleBody('Its words.'),
      title: `${group} ${name}`,
    }
    const facts = { slug, readyLocales: ['en'], publishedOn: '2025-01-01T12:00:00.000Z' }
    await cms.create('posts', { ...words, ...facts, _status: 'published' })
  }
  await page.goto(
    `${stackUnderTest().cmsUrl}/admin/collections/posts?search=${encodeURIComponent(group)}`,
  )
  await expect(page.getByRole('row', { name: new RegExp(group) })).toHaveCount(3)
  await hands.press(page.getByRole('checkbox').first())
  await hands.press(page.getByRole('button', { name: 'Unpublish 3…' }))
  const question = page.getByRole('dialog')
  for (const name of ['one', 'two', 'three'])
    await expect(question).toContainText(`${group} ${name}`)
  await hands.press(question.getByRole('button', { name: 'Unpublish 3' }))
  await expect(page.getByText('Taken off the site: 3 documents.')).toBeVisible()
  hands.finish('Take three posts off the site', 6)
  for (const path of paths) {
    await expect.poll(async () => (await visit(web(`/${path}`))).status).toBe(404)
  }
})

test('replaces a picture everywhere, and puts the old file back', async ({ page, cms, hands }) => {
  const { id, filename, fileVersion } = await findMedia(cms, 'storyboard-wall')
  await openDesk(page)
  await hands.fill(deskField(page), filename)
  await hands.press(hit(page, /./))
  await whenReady(page)
  expect(page.url()).toContain(`/media/${id}`)
  await hands.press(page.locator('.file-details__remove'))
  await hands.chooseFile(page.locator('input[type="file"]'), {
    name: 'another-wall.png',
    mimeType: 'image/png',
    buffer: await drawnPicture(page),
  })
  await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByText('another-wall.png').first()).toBeVisible()
  hands.finish('Replace a picture everywhere', 6)
  const versionNow = async () => (await findMedia(cms, 'storyboard-wall')).fileVersion
  await expect.poll(versionNow).not.toBe(fileVersion)
  await page.reload()
  await whenReady(page)
  await hands.press(page.getByRole('button', { name: `Put ${filename} back` }))
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Put back' }))
  await expect(page.getByText(filename).first()).toBeVisible()
  hands.finish('Put the replaced picture back', 2)
})

/** A picture of 1200 × 800, drawn by the browser. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 800 })
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#335577'
    context?.fillRect(0, 0, 1200, 800)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}
