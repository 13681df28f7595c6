import { expect, type Page } from '@playwright/test'
import { followMenu } from '../support/admin'
import * as form from '../support/admin-form'
import { stackUnderTest } from '../support/stack-under-test'
import { test, untilDrafted } from '../support/two-editors'

const question = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'Leave without saving?' })

test.beforeEach(async ({ page, shared }) => {
  await form.openDocument(page, 'pages', shared.id)
})

test(
  'the latest text is saved before another language opens',
  { tag: '@core' },
  async ({ page, shared }) => {
    await form.fillFields(page, { title: 'Typed a moment ago' })
    await form.switchLanguage(page, 'Deutsch')
    await expect(form.field(page, 'title')).toHaveValue('Veröffentlicht')
    expect(await shared.title()).toBe('Typed a moment ago')

    await form.fillFields(page, { title: 'Gerade getippt' })
    await form.switchLanguage(page, 'English')
    await expect(form.field(page, 'title')).toHaveValue('Typed a moment ago')
    expect(await shared.title('de')).toBe('Gerade getippt')
  },
)

test('the latest text is saved before a link is followed', async ({ page, shared }) => {
  await form.field(page, 'title').press('End')
  await form.field(page, 'title').pressSequentially(', typed in haste')
  await followMenu(page, 'Pages')
  await expect(page).toHaveURL(/\/admin\/collections\/pages(\?|$)/)
  expect(await shared.title()).toBe('Published, typed in haste')
})

test('going back in the browser saves the latest text', async ({ page, shared }) => {
  await page.goto(`${stackUnderTest().cmsUrl}/admin`)
  await followMenu(page, 'Pages')
  await expect(page).toHaveURL(/\/admin\/collections\/pages/)
  await page.getByRole('link', { name: 'Published', exact: true }).first().click()
  await form.whenFormIsReady(page)
  await form.fillFields(page, { title: 'Typed before going back' })
  await page.goBack()
  await untilDrafted(shared, 'Typed before going back')
})

test('when saving fails the editor is asked, and staying loses nothing', async ({
  page,
  shared,
}) => {
  const save = '**/api/pages/**'
  await page.route(save, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await form.fillFields(page, { title: 'Not lost' })
  await followMenu(page, 'Blog posts')
  await question(page).getByRole('button', { name: 'Stay here' }).click()
  await expect(form.field(page, 'title')).toHaveValue('Not lost')

  await page.unroute(save)
  await form.switchLanguage(page, 'Deutsch')
  await expect(form.field(page, 'title')).toHaveValue('Veröffentlicht')
  expect(await shared.title()).toBe('Not lost')
})

test('the latest text is saved before the page is unpublished', async ({ page, shared }) => {
  await form.fillFields(page, { title: 'Typed before it goes' })
  await form.takeDown(page)
  await form.whenFormIsReady(page)
  await expect(form.field(page, 'title')).toHaveValue('Typed before it goes')
  expect(await shared.title()).toBe('Typed before it goes')
})

test('when saving fails nothing is unpublished', async ({ page, cms, shared }) => {
  await page.route(/api\/pages\/\d+\?.*draft=true/, (route) => route.abort())
  await form.fillFields(page, { title: 'Not lost' })
  await form.chooseTakingDown(page)
  await expect(page.getByText('nothing was unpublished')).toBeVisible()
  await expect(form.field(page, 'title')).toHaveValue('Not lost')
  const answer = await cms.call('GET', `/pages/${shared.id}?depth=0`)
  expect(answer).toMatchObject({ _status: 'published' })
})

test('closing the window within two seconds asks', async ({ page }) => {
  await form.field(page, 'title').pressSequentially('!')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})

test('a document without autosave asks before another language opens', async ({ page, cms }) => {
  const id = await cms.create('categories?draft=true', {
    title: 'By hand',
    slug: 'by-hand',
    _status: 'draft',
  })
  await form.openDocument(page, 'categories', id)
  await form.fillFields(page, { title: 'By hand, changed' })
  await form.switchLanguage(page, 'Deutsch')
  await question(page).getByRole('button', { name: 'Stay here' }).click()
  await expect(form.field(page, 'title')).toHaveValue('By hand, changed')
  await form.switchLanguage(page, 'Deutsch')
  await question(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(form.field(page, 'title')).toHaveValue('')
  // The editor's form is still open and holds the document's lock.
  await cms.call('DELETE', `/categories/${id}?overrideLock=true`)
})
