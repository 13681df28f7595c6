import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import * as form from '../support/admin-form'
import * as rows from '../support/admin-rows'
import { deskField, findOne, hit, shortcut, test } from '../support/editors-day'
import { Interactions } from '../support/interactions'
import { untilServed } from '../support/site-settings'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'

const admin = (path: string) => `${stackUnderTest().cmsUrl}/admin${path}`
const web = (path: string) => `${stackUnderTest().webUrl}${path}`

const slugs: string[] = []

test.afterEach(async ({ cms }) => {
  for (const slug of slugs.splice(0)) await cms.removeBySlug('pages', slug)
})

test(
  'a translator corrects an outdated text beside the English, and publishes that language only',
  { tag: '@core' },
  async ({ cms, deskOf }, info) => {
    const slug = `outdated-${randomUUID().slice(0, 6)}`
    const title = `Outdated ${slug}`
    slugs.push(slug)
    const id = await cms.createPage({ title: 'Old English', slug, _status: 'draft' })
    await cms.changePage(id, { title: 'Altes Deutsch', _status: 'draft' }, '?locale=de&draft=true')
    await cms.changePage(id, { readyLocales: ['en', 'de'], _status: 'published' })
    await untilServed(`/de/${slug}`, 'Altes Deutsch')
    await cms.changePage(id, { title, _status: 'published' })

    const page = await deskOf('translator')
    const hands = new Interactions(page, info)
    await hands.press(shortcut(page, 'Open the languages board'))
    await hands.fill(page.getByRole('searchbox', { name: 'Title' }), title)
    await hands.press(page.getByRole('button', { name: 'Show', exact: true }))
    await page.waitForURL(/[?&]q=Outdated/)
    const board = page.getByRole('table', { name: 'Documents and their languages' })
    const cell = board.getByRole('link', { name: new RegExp(`^Open “${title}” in German`) })
    await expect(cell).toContainText('Outdated')
    await hands.press(cell)
    await form.whenFormIsReady(page)
    await expect(page.getByText('Changed since the translation').first()).toBeVisible()
    await expect(page.getByText(title).first()).toBeVisible()
    await hands.fill(form.field(page, 'title'), 'Neues Deutsch')
    await expect
      .poll(async () => (await findOne(cms, 'pages', `where[id][equals]=${id}&locale=de`)).title)
      .toBe('Neues Deutsch')
    await hands.press(page.locator('.step-nav').getByRole('link').first())
    await hands.press(shortcut(page, 'Open the languages board'))
    await hands.fill(page.getByRole('searchbox', { name: 'Title' }), title)
    await hands.press(page.getByRole('button', { name: 'Show', exact: true }))
    await page.waitForURL(/[?&]q=Outdated/)
    const question = page.getByRole('dialog')
    const publish = page.getByRole('button', { name: `Publish “${title}” in German` })
    await hands.pressToOpen(publish, question)
    await expect(question).toContainText('Other languages keep their texts')
    await hands.press(question.getByRole('button', { name: 'Publish', exact: true }))
    await untilServed(`/de/${slug}`, 'Neues Deutsch')
    hands.finish('A translator corrects an outdated text and publishes it', 12)
    expect((await visit(web(`/${slug}`))).html).toContain(title)
  },
)

test('a translator is refused what translators may not do', async ({ cms, deskOf }) => {
  const slug = `not-for-jon-${randomUUID().slice(0, 6)}`
  slugs.push(slug)
  const id = await cms.createPage({ title: 'Not for Jon', slug, _status: 'published' })
  const page = await deskOf('translator')
  await expect(shortcut(page, 'New page')).toHaveCount(0)
  await expect(shortcut(page, 'Open the trash')).toHaveCount(0)
  await deskField(page).fill('new page')
  await expect(hit(page, 'New page')).toHaveCount(0)
  for (const path of ['/trash', '/change-prices', '/new/pages']) {
    await page.goto(admin(path))
    await expect(page.getByText(/Unauthorized|not allowed/i).first()).toBeVisible()
  }
  await page.goto(admin(`/collections/pages/${id}`))
  await form.whenFormIsReady(page)
  await expect(form.field(page, 'slug')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Put it into a menu…' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Schedule' }).getByRole('button')).toHaveCount(0)
  const { cmsUrl } = stackUnderTest()
  // The CMS takes a cookie only from its own pages.
  const headers = { origin: cmsUrl }
  const post = (path: string, data: object) =>
    page.request.post(`${cmsUrl}/api${path}`, { data, headers })
  expect((await post('/menus/entries', { page: id })).status()).toBe(403)
  expect((await post('/editing/pages/new', { title: 'Mine' })).status()).toBe(403)
  expect((await page.request.delete(`${cmsUrl}/api/pages/${id}`, { headers })).status()).toBe(403)
})

test('an admin releases a price, a page and its menu entry together, and takes all back', async ({
  cms,
  deskOf,
}) => {
  const slug = `released-${randomUUID().slice(0, 6)}`
  const title = `Released ${slug}`
  slugs.push(slug)
  const id = await cms.createPage({ title, slug, _status: 'draft' })
  const list = await findOne(cms, 'price-groups', 'where[key][equals]=podcast-audio')
  const page = await deskOf('admin')
  const name = `Release ${slug}`
  await shortcut(page, 'Open the schedule').click()
  const naming = page.getByRole('textbox', { name: 'Name of the release' })
  await naming.fill(name)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText(name).first()).toBeVisible()

  await page.goto(admin(`/collections/pages/${id}`))
  await form.whenFormIsReady(page)
  await putInto(page, name, 'Schedule')
  await page.goto(admin(`/collections/price-groups/${list.id}`))
  const cell = page.getByRole('textbox', { name: /^Audio Starter, USD/ }).first()
  await cell.fill('123')
  await putInto(page, name, 'Schedule these changes')
  await form.openGlobal(page, 'menus')
  await form.openTab(page, 'Header')
  const menu = await rows.openRow(page, 'megaItems', 'Services')
  const column = await rows.openRow(page, `${menu}.groups`, 'Production studios')
  const entry = await rows.addRow(page, `${column}.entries`, 'Entry')
  await form.fillFields(page, { [`${entry}.label`]: title })
  await form.chooseOption(page, `${entry}.link.page`, title)
  await putInto(page, name, 'Schedule these changes')
  expect((await visit(web(`/${slug}`))).status).toBe(404)
  expect((await visit(web('/faq'))).html).not.toContain(title)

  await page.goto(admin('/schedule'))
  const card = page.locator('.schedule-card').filter({ hasText: name })
  await card.getByRole('button', { name: 'Make it live now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make it live now' }).click()
  await untilServed(`/${slug}`, title)
  await untilServed('/pricing', '$123')
  await untilServed('/faq', title)
  await card.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(async () => (await visit(web(`/${slug}`))).status).toBe(404)
  await untilServed('/pricing', '$123', { isThere: false })
  await untilServed('/faq', title, { isThere: false })
})

async function putInto(page: Page, release: string, button: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Schedule' })
  await panel.getByRole('button', { name: button, exact: true }).click()
  const question = page.getByRole('dialog')
  await question
    .getByRole('combobox', { name: 'When' })
    .selectOption({ label: `With the release “${release}”` })
  const put = question.getByRole('button', { name: 'Put it in', exact: true })
  // The form of a price list is loaded again, with the prices that visitors see until then.
  const isReloaded = button === 'Schedule these changes'
  await Promise.all([put.click(), ...(isReloaded ? [page.waitForEvent('load')] : [])])
  await expect(panel).toContainText(release)
}
