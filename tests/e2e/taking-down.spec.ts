import { expect, type Page, type Response } from '@playwright/test'
import { test } from '../support/as-editor'
import * as form from '../support/admin-form'
import { stackUnderTest } from '../support/stack-under-test'
import { untilServed } from '../support/site-settings'

const GOING = 'a-page-that-goes'
const LINKING = 'a-page-that-links'

async function openMenu(page: Page, item: string) {
  await page.locator('.doc-controls__popup').getByRole('button').click()
  await page.getByRole('button', { name: item, exact: true }).click()
  return page.getByRole('dialog')
}

test.afterEach(async ({ cms }) => {
  for (const slug of [LINKING, `${LINKING}-draft`, GOING]) await cms.removeBySlug('pages', slug)
})

test(
  'unpublishing and deleting list the affected pages and drafts first, and the trash restores them',
  { tag: '@core' },
  async ({ page, cms }) => {
    const id = await cms.createPage({
      title: 'A page that goes',
      slug: GOING,
      _status: 'published',
    })
    const blocks = [
      {
        blockType: 'callToAction',
        heading: 'Go on',
        actions: [{ label: 'To the page that goes', link: { type: 'page', page: id } }],
      },
    ]
    const linking = { readyLocales: ['en'], headerTheme: 'light', blocks }
    await cms.create('pages', {
      ...linking,
      title: 'Links to it',
      slug: LINKING,
      _status: 'published',
    })
    await cms.create('pages?draft=true', {
      ...linking,
      title: 'Will link to it',
      slug: `${LINKING}-draft`,
      _status: 'draft',
    })
    await untilServed(`/${LINKING}`, 'To the page that goes')
    await untilServed(`/${GOING}`, 'A page that goes')

    await page.goto(`${stackUnderTest().cmsUrl}/admin/collections/pages/${id}`)
    const question = await openMenu(page, 'Unpublish…')
    await expect(question).toContainText(`/${LINKING}`)
    await expect(question).toContainText(`/${GOING}`)
    await expect(question.getByRole('link', { name: 'Will link to it' })).toBeVisible()
    await question.getByRole('button', { name: 'Unpublish', exact: true }).click()
    await expect(page.getByText('Draft', { exact: true })).toBeVisible()
    await untilServed(`/${LINKING}`, 'To the page that goes', { isThere: false })

    const last = await openMenu(page, 'Delete…')
    await expect(last.getByRole('link', { name: 'Will link to it' })).toBeVisible()
    await last.getByRole('button', { name: 'Move to the trash', exact: true }).click()
    await expect(page).toHaveURL(/\/collections\/pages(\?|$)/)

    await page.goto(`${stackUnderTest().cmsUrl}/admin/trash`)
    await page.getByRole('button', { name: 'Restore “A page that goes”' }).first().click()
    const offer = page.getByRole('dialog')
    await expect(offer).toContainText('comes back as a draft')
    await offer.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByText('“A page that goes” is restored.')).toBeVisible()
    await page.goto(`${stackUnderTest().cmsUrl}/admin/collections/pages/${id}`)
    await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  },
)

test('there is one “Delete”, the one that lists the usages', async ({ page, cms }) => {
  const id = await cms.createPage({ title: 'A page that goes', slug: GOING, _status: 'draft' })
  await page.goto(`${stackUnderTest().cmsUrl}/admin/collections/pages/${id}`)
  await page.locator('.doc-controls__popup').getByRole('button').click()
  await expect(page.getByRole('button', { name: 'Delete…', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeHidden()
})

test('documents that pages show are deleted one by one, each with its usages listed first', async ({
  page,
  cms,
}) => {
  const { cmsUrl } = stackUnderTest()
  for (const collection of ['services', 'testimonials', 'media', 'showreels', 'downloads']) {
    await page.goto(`${cmsUrl}/admin/collections/${collection}`)
    await page.getByRole('checkbox').nth(1).check()
    await expect(page.locator('.list-selection')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0)
  }
  // The page about-us shows the service. This visit renders it, which records that it depends on
  // the service.
  await page.goto('/about-us')
  const answer = await cms.call('GET', '/services?where[name][equals]=2D%20animatics&depth=0')
  const { docs } = answer as { docs: { id: number }[] }
  await page.goto(`${cmsUrl}/admin/collections/services/${docs[0]?.id}`)
  const question = await openMenu(page, 'Delete…')
  await expect(question).toContainText('live page')
  await question.getByRole('button', { name: 'Cancel' }).click()
})

test('a language that is not published cannot be marked as ready in another one', async ({
  page,
  cms,
}) => {
  const id = await cms.createPage({ title: 'A page that goes', slug: GOING, _status: 'published' })
  const button = form.publishButton(page)
  const refusal = page.getByText(/Deutsch is not on the site yet/).first()
  const isFormState = (response: Response) =>
    response.request().method() === 'POST' && response.url().endsWith(`/pages/${id}`)
  await expect(async () => {
    await page.goto(`${stackUnderTest().cmsUrl}/admin/collections/pages/${id}`)
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()
    // The form sends each choice to the server after a short delay. If the document is being saved,
    // the answer overwrites the choice, so the test waits.
    await Promise.all([
      page.waitForResponse(isFormState, { timeout: 10_000 }),
      form.chooseOption(page, 'readyLocales', 'Deutsch'),
    ])
    await button.click({ timeout: 5_000 })
    await expect(refusal).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 100_000 })
})
