import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { expectNoViolations } from '../support/accessibility'
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
import { fillContact, formIn } from '../support/forms'
import { findMedia } from '../support/media-library'
import { openVersions, test as twoEditors, untilDrafted } from '../support/two-editors'
import { Interactions } from '../support/interactions'
import { changeSettings, untilServed } from '../support/site-settings'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'
import { whenInteractive } from '../support/when-interactive'

const admin = (path: string) => `${stackUnderTest().cmsUrl}/admin${path}`
const web = (path: string) => `${stackUnderTest().webUrl}${path}`

function field(page: Page, path: string) {
  return form.field(page, path)
}

function richText(page: Page, path: string) {
  return page.locator(`[data-field-path="${path}"] [contenteditable="true"]`)
}

test('answers a message of the desk, assigns it and exports the list', async ({
  page,
  browser,
  hands,
}) => {
  const visitor = await (await browser.newContext({ storageState: undefined })).newPage()
  await visitor.goto(web('/contact'))
  await whenInteractive(visitor)
  const contact = formIn(visitor, 'contact')
  const message = await fillContact(contact, 'A paper boat crosses a flooded street.')
  const name = await contact.getByLabel('Name').first().inputValue()
  await contact.getByRole('button', { name: /^Send/ }).click()
  await expect(visitor.getByRole('dialog')).toBeVisible()
  await visitor.context().close()

  await openDesk(page)
  const inbox = page.getByRole('region', { name: 'New messages' })
  await hands.press(inbox.getByRole('link', { name }).first())
  await expect(page.getByText(message).first()).toBeVisible()
  await whenReady(page)
  await hands.press(page.getByRole('button', { name: 'Assign to me' }))
  await expect(page.getByRole('button', { name: 'Assign to me' })).toBeHidden()
  await hands.fill(page.getByLabel('Answer', { exact: true }), 'We would like to fold it.')
  await hands.press(page.getByRole('button', { name: 'Send the answer' }))
  await expect(page.getByText('The answer is on its way.')).toBeVisible()
  await hands.press(
    page
      .locator('.step-nav')
      .getByRole('link', { name: /Messages|Inbox/ })
      .first(),
  )
  const download = page.waitForEvent('download')
  await hands.press(page.getByRole('link', { name: 'Export CSV' }))
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  hands.finish('Answer and assign an inquiry, export the list', 7)
})

/** A file of the first content. */
const JOB_TEST = { title: 'Test for the 3D generalist', filename: '3d-generalist.zip' }

test('publishes a job with a test', async ({ page, cms, hands }) => {
  const title = `Paper engineer ${randomUUID().slice(0, 4)}`
  await openDesk(page)
  await hands.fill(deskField(page), 'new job')
  await hands.press(hit(page, 'New job'))
  await hands.fill(page.getByLabel('Title'), title)
  await hands.press(page.getByRole('button', { name: 'Make the draft' }))
  await form.whenFormIsReady(page)
  const slug = await field(page, 'slug').inputValue()
  await hands.fill(field(page, 'summary'), 'Folds what others draw.')
  for (const part of ['about', 'tasks', 'profile', 'offer']) {
    await hands.write(richText(page, part), `What we say of ${part}.`)
  }
  await hands.press(page.getByRole('button', { name: 'Test', exact: true }))
  const file = field(page, 'test.download')
  await hands.press(file.getByRole('button', { name: 'Choose from existing' }))
  await hands.press(page.getByRole('dialog').getByRole('button', { name: JOB_TEST.title }))
  await expect(file.getByText(JOB_TEST.filename)).toBeVisible()
  await hands.press(page.getByRole('button', { name: 'Location and terms', exact: true }))
  await hands.pick(field(page, 'employmentType'), 'Freelance')
  await hands.fill(field(page, 'location'), 'South Florida')
  await hands.press(page.getByRole('button', { name: 'Publish in English' }))
  await untilServed(`/careers/${slug}`, 'What we say of offer.')
  await untilServed(`/careers/${slug}`, JOB_TEST.filename)
  hands.finish('Publish a job with a test', 17)
  await cms.removeBySlug('jobs', slug)
})

test('adds a testimonial for the United Kingdom', async ({ page, cms, hands }) => {
  const name = `Ines Vale ${randomUUID().slice(0, 4)}`
  await openDesk(page)
  await hands.fill(deskField(page), 'new testimonial')
  await hands.press(hit(page, 'New testimonial'))
  await whenReady(page)
  await hands.fill(field(page, 'quote'), 'They drew what we could not say.')
  await hands.fill(field(page, 'name'), name)
  for (const country of ['United States', 'Germany']) {
    const chosen = field(page, 'countries').locator('.multi-value', { hasText: country })
    await hands.press(chosen.locator('.multi-value-remove'))
    await expect(chosen).toHaveCount(0)
  }
  await hands.press(page.getByRole('button', { name: 'Publish in English' }))
  await expect(page).toHaveURL(/\/testimonials\/\d+/)
  hands.finish('Add a testimonial for the United Kingdom', 9)
  const found = await findOne(
    cms,
    'testimonials',
    `where[name][equals]=${encodeURIComponent(name)}`,
  )
  expect(found).toMatchObject({ countries: ['uk'], _status: 'published' })
  await cms.call('DELETE', `/testimonials/${found.id}`)
})

test('publishes a film', async ({ page, cms, hands }) => {
  const title = `A paper moon ${randomUUID().slice(0, 4)}`
  const { filename } = await findMedia(cms, 'library-perfume-final-clip')
  await openDesk(page)
  await hands.fill(deskField(page), 'new film')
  await hands.press(hit(page, 'New film'))
  await hands.fill(page.getByLabel('Title'), title)
  await hands.press(page.getByRole('button', { name: 'Make the draft' }))
  await form.whenFormIsReady(page)
  const slug = await field(page, 'slug').inputValue()
  await hands.pick(field(page, 'category'), 'Beauty reel')
  await hands.chooseMedia('film', filename)
  await hands.press(page.getByRole('button', { name: 'Publish in English' }))
  await untilServed(`/beauty-reel/${slug}`, title)
  hands.finish('Publish a film', 16)
  await cms.removeBySlug('videos', slug)
})

test('changes the British phone number', async ({ page, cms, hands }) => {
  const settings = z
    .object({ contacts: z.array(z.looseObject({ country: z.string(), phone: z.string() })) })
    .parse(await cms.call('GET', '/globals/site-settings?depth=0&locale=en'))
  const before = settings.contacts.find(({ country }) => country === 'uk')?.phone ?? ''
  await openDesk(page)
  await hands.fill(deskField(page), before)
  await hands.press(hit(page, 'Site settings'))
  await whenReady(page)
  const phone = page.locator(`input[value="${before}"]`).first()
  await expect(phone).toBeFocused()
  await hands.fill(phone, '+44 20 7946 0018')
  await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
  await untilServed('/contact', '7946 0018', { country: 'uk' })
  hands.finish('Change the British phone number', 7)
  await changeSettings(cms, { contacts: settings.contacts })
})

test('gives a search that found nothing a synonym', async ({ page, cms, hands }) => {
  const word = `flickerbox${randomUUID().slice(0, 4)}`
  await openDesk(page)
  await hands.fill(deskField(page), 'new synonyms')
  await hands.press(hit(page, /synonyms/i))
  await whenReady(page)
  await hands.pick(field(page, 'language'), 'English')
  await hands.fill(field(page, 'words'), `${word}, animatic`)
  await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page).toHaveURL(/\/search-synonyms\/\d+/)
  hands.finish('Give a search a synonym', 6)
  await expect
    .poll(async () => (await visit(web(`/api/search?q=${word}&locale=en&country=us`))).html)
    .toContain('animatic')
  const found = await findOne(cms, 'search-synonyms', `where[words][like]=${word}`)
  await cms.call('DELETE', `/search-synonyms/${found.id}`)
})

test('the desk shows what waits, by keyboard and on a phone', async ({ page }) => {
  await openDesk(page)
  for (const name of ['New messages', 'Your drafts', 'Went live today', 'Languages that lag']) {
    await expect(page.getByRole('region', { name })).toBeVisible()
  }
  await expectNoViolations(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Find' }).getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await deskField(page).pressSequentially('tra')
  await expect(page.getByRole('dialog', { name: 'Find' }).getByRole('combobox')).toHaveValue('tra')
  await page.keyboard.press('Escape')
  await expect(deskField(page)).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(width).toBeLessThanOrEqual(0)
})

test('uses the admin in German and in Arabic', async ({ page, hands }) => {
  await page.goto(admin('/account'))
  for (const [language, heading, direction] of [
    ['Deutsch', 'Ihr Schreibtisch', 'ltr'],
    ['العربية', 'مكتبك', 'rtl'],
    ['English', 'Your desk', 'ltr'],
  ] as const) {
    const list = page.locator('.payload-settings__language')
    await hands.press(list.getByRole('combobox'))
    await hands.press(page.getByRole('option', { name: language }))
    await expect(page.locator('html')).toHaveAttribute('dir', new RegExp(direction, 'i'))
    await openDeskIn(page, heading)
    await page.goto(admin('/account'))
    if (language !== 'English') hands.finish(`Use the admin in ${language}`, 2)
  }
})

async function openDeskIn(page: Page, heading: string): Promise<void> {
  await page.goto(admin(''))
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

test('finds what is outdated in German', async ({ page, hands }) => {
  await openDesk(page)
  await hands.press(shortcut(page, 'Open the languages board'))
  await expect(page.getByRole('heading', { level: 1, name: 'Languages' })).toBeVisible()
  const german = page.locator('.languages-board__summary > div').filter({ hasText: 'German' })
  const link = german.getByRole('link').first()
  const count = Number(/\d+/.exec(await link.innerText())?.[0])
  await hands.press(link)
  await expect(page).toHaveURL(/language=de/)
  await expect(page.getByText(count === 1 ? '1 document' : `${count} documents`)).toBeVisible()
  hands.finish('Find what is untranslated or outdated in German', 7)
})

test('puts the menus back to what they were, and the history says what visitors see', async ({
  page,
  cms,
}) => {
  const menus = z
    .object({ megaItems: z.array(z.unknown()) })
    .parse(await cms.call('GET', '/globals/menus?depth=0&locale=en'))
  await cms.call('POST', '/globals/menus?locale=en&depth=0', { showsLogin: false })
  await page.goto(admin('/globals/menus/versions'))
  const versions = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
  await expect(versions.first()).toContainText('Visitors see this')
  await versions.nth(1).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Restore this version…' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Restore|Confirm/ })
    .click()
  await expect(page.getByText('Restored.')).toBeVisible()
  await page.goto(admin('/globals/menus/versions'))
  await expect(versions.first()).toContainText('Visitors see this')
  await expect(page.getByText('Visitors see this')).toHaveCount(1)
  await cms.call('POST', '/globals/menus?locale=en&depth=0', { ...menus, showsLogin: true })
})

twoEditors(
  'two editors at once: “Take theirs” leaves the live page live',
  async ({ page, mira, shared }, info) => {
    const hands = new Interactions(page, info)
    await untilServed(`/${shared.slug}`, 'Published')
    await form.openDocument(page, 'pages', shared.id)
    await form.openDocument(mira, 'pages', shared.id)
    await form.fillFields(mira, { title: 'What Mira wrote' })
    await untilDrafted(shared, 'What Mira wrote')
    await form.fillFields(page, { title: 'What I wrote' })
    await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Take theirs' }))
    await expect(page.getByText('Yours is among the versions.')).toBeVisible()
    hands.finish('Two editors at once: take theirs', 1)
    const { status, html } = await visit(web(`/${shared.slug}`))
    expect([status, html.includes('Published')]).toEqual([200, true])
    await openVersions(page, 'pages', shared.id)
    await expect(page.getByRole('main')).toContainText('Title (English)')
  },
)
