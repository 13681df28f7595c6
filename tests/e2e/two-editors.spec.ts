import { expect } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { followMenu, logInToAdmin } from '../support/admin'
import * as form from '../support/admin-form'
import { newEditor } from '../support/editor-account'
import { openVersions, test, untilDrafted } from '../support/two-editors'

test('an outdated form overwrites nothing: the editor reads who changed what, and may keep their own text', async ({
  page,
  mira,
  shared,
}) => {
  await Promise.all([
    form.openDocument(page, 'pages', shared.id),
    form.openDocument(mira, 'pages', shared.id),
  ])
  await form.fillFields(mira, { title: 'What Mira wrote' })
  await untilDrafted(shared, 'What Mira wrote')

  await form.fillFields(page, { title: 'What I wrote' })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Mira Klein changed it at')
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^Title \(English\).*Yours.*What I wrote.*Theirs.*What Mira wrote$/s,
  ])
  await expectNoViolations(page, '.edit-conflict')
  expect(await shared.title()).toBe('What Mira wrote')

  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByText('Yours is among the versions.')).toBeVisible()
  await form.whenFormIsReady(page)
  await expect(form.field(page, 'title')).toHaveValue('What Mira wrote')

  // The other editor can continue without interruption.
  await form.fillFields(mira, { title: 'What Mira wrote next' })
  await untilDrafted(shared, 'What Mira wrote next')
  await expect(mira.getByRole('dialog')).toBeHidden()

  await openVersions(page, 'pages', shared.id)
  await expect(page.getByRole('listitem').filter({ hasText: 'Mira Klein' })).not.toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Title (English)')
})

test('keeping one’s own text makes it the newest draft, and typing goes on', async ({
  page,
  mira,
  shared,
}) => {
  await form.openDocument(page, 'pages', shared.id)
  await form.openDocument(mira, 'pages', shared.id)
  await form.fillFields(mira, { title: 'What Mira wrote' })
  await untilDrafted(shared, 'What Mira wrote')
  await form.fillFields(page, { title: 'What I wrote' })
  await page.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click()
  await untilDrafted(shared, 'What I wrote')
  await expect(page.getByRole('dialog')).toBeHidden()

  await form.fillFields(page, { title: 'What I wrote next' })
  await untilDrafted(shared, 'What I wrote next')
  await expect(page.getByRole('dialog')).toBeHidden()

  await form.fillFields(mira, { title: 'Mira again' })
  await expect(mira.getByRole('dialog')).toContainText('after you opened it')
  expect(await shared.title()).toBe('What I wrote next')
})

test('an editor who postpones the question loses nothing and is asked again', async ({
  page,
  mira,
  shared,
}) => {
  await form.openDocument(page, 'pages', shared.id)
  await form.openDocument(mira, 'pages', shared.id)
  await form.fillFields(mira, { title: 'What Mira wrote' })
  await untilDrafted(shared, 'What Mira wrote')
  await form.fillFields(page, { title: 'What I wrote' })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Keep mine' })).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(form.field(page, 'title')).toHaveValue('What I wrote')
  await page.getByRole('button', { name: 'Not saved: which version should be kept?' }).click()
  await expect(dialog).toContainText('What Mira wrote')
  await page.keyboard.press('Escape')

  // The form asks again before it is left, and staying is possible.
  await followMenu(page, 'Blog posts')
  await expect(dialog).toContainText('What Mira wrote')
  await page.keyboard.press('Escape')
  await expect(form.field(page, 'title')).toHaveValue('What I wrote')

  await form.fillFields(page, { title: 'What I wrote next' })
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await untilDrafted(shared, 'What I wrote next')
})

test(
  'two editors write in two languages of a page at the same time',
  { tag: '@core' },
  async ({ page, mira, shared }) => {
    await form.openDocument(page, 'pages', shared.id, 'de')
    await form.openDocument(mira, 'pages', shared.id)
    for (const round of [1, 2]) {
      await form.fillFields(mira, { title: `English ${round}` })
      await untilDrafted(shared, `English ${round}`)
      await form.fillFields(page, { title: `Deutsch ${round}` })
      await expect.poll(() => shared.title('de')).toBe(`Deutsch ${round}`)
    }
    for (const screen of [page, mira]) await expect(screen.getByRole('dialog')).toHaveCount(0)
    expect(await shared.title()).toBe('English 2')
  },
)

test('an editor who types while a slow server saves does not conflict with themselves', async ({
  page,
  shared,
}) => {
  const saves: (() => void)[] = []
  let isSlow = true
  await page.route('**/api/pages/**', async (route) => {
    if (isSlow && route.request().method() === 'PATCH') {
      await new Promise<void>((goOn) => saves.push(goOn))
    }
    await route.continue()
  })
  const nextSave = async () => {
    await expect.poll(() => saves.length).toBeGreaterThan(0)
    return saves.shift()
  }
  await form.openDocument(page, 'pages', shared.id)
  const title = form.field(page, 'title')
  await title.fill('')
  await title.pressSequentially('Written')
  const first = await nextSave()
  await title.pressSequentially(' while it is')
  first?.()
  const second = await nextSave()
  await title.pressSequentially(' being saved')
  isSlow = false
  second?.()
  await untilDrafted(shared, 'Written while it is being saved')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('reverting restores the published version in every language, and publishes no draft', async ({
  page,
  cms,
  shared,
}) => {
  for (const locale of ['en', 'de', 'ar']) {
    const draft = { title: `Draft ${locale}`, _status: 'draft' }
    await cms.changePage(shared.id, draft, `?locale=${locale}&draft=true`)
  }
  await form.openDocument(page, 'pages', shared.id)
  await page.getByRole('button', { name: 'Revert to published' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revert', exact: true }).click()
  await expect(page.getByText('This is what visitors see, in all languages.')).toBeVisible()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()

  expect(await Promise.all([shared.title('en'), shared.title('de'), shared.title('ar')])).toEqual([
    'Published',
    'Veröffentlicht',
    'منشور',
  ])
  const published = await cms.call('GET', `/pages/${shared.id}?depth=0&locale=all`)
  expect(published).toMatchObject({
    _status: 'published',
    title: { en: 'Published', de: 'Veröffentlicht', ar: 'منشور' },
  })
})

test('a translator is offered no actions that only editors may perform', async ({
  browser,
  cms,
  shared,
}) => {
  await cms.changePage(shared.id, { title: 'Draft', _status: 'draft' }, '?locale=en&draft=true')
  const translator = await newEditor(cms, 'Jon Weaver', 'translator')
  const context = await browser.newContext({ storageState: undefined })
  const page = await context.newPage()
  await logInToAdmin(page, translator)
  await form.openDocument(page, 'pages', shared.id, 'de')
  await expect(page.locator('.status__value')).toHaveText('Changed')
  await expect(page.getByRole('button', { name: 'Revert to published' })).toHaveCount(0)
  const menu = page.locator('.doc-controls__popup').getByRole('button')
  if (await menu.isVisible()) await menu.click()
  await expect(page.locator('#action-unpublish')).toHaveCount(0)
  await form.fillFields(page, { title: 'Übersetzt' })
  await untilDrafted({ ...shared, title: () => shared.title('de') }, 'Übersetzt')
  await context.close()
  await cms.call('DELETE', `/users/${translator.id}`)
})
