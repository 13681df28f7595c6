import { expect, test } from '@playwright/test'
import { logInToAdmin } from '../support/admin'
import { CmsClient } from '../support/cms-client'
import { untilServed } from '../support/site-settings'
import { stackUnderTest } from '../support/stack-under-test'

const TITLE = 'How a board becomes a shot'
const PATH = '/how-a-board-becomes-a-shot'
const BODY = 'Every frame begins as a line that somebody drew.'

test('an editor writes a post in the admin: it is on the blog, in the feed and at its address', async ({
  page,
}) => {
  const { cmsUrl, webUrl } = stackUnderTest()
  await logInToAdmin(page)
  await page.goto(`${cmsUrl}/admin/collections/posts/create`)
  await page.locator('#field-title').fill(TITLE)
  await page.locator('#field-lead').fill('From pencil to final, in four steps.')
  await page.locator('[data-lexical-editor="true"]').first().click()
  await page.keyboard.type(BODY)
  await page.locator('#field-slug').fill(PATH.slice(1))
  await page.locator('#field-publishedOn input').fill('3 Jan 2030')
  await page.keyboard.press('Tab')
  // It saves itself as a draft first, under a number.
  await expect(page).toHaveURL(/\/posts\/\d+$/, { timeout: 20_000 })
  await expect(async () => {
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  }).toPass()
  const id = Number(page.url().split('/').at(-1))

  await untilServed(PATH, BODY)
  for (const list of ['/blog', '/feed.xml', '/sitemap.xml']) {
    await untilServed(list, PATH)
  }
  await page.goto(`${webUrl}/blog`)
  await page.getByRole('main').getByRole('link', { name: TITLE }).first().click()
  await expect(page).toHaveURL(webUrl + PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)

  const cms = await CmsClient.logIn(stackUnderTest())
  await cms.change('posts', id, { _status: 'draft' })
  await untilServed('/blog', PATH, { isThere: false })
})
