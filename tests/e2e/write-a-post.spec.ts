import { expect } from '@playwright/test'
import * as form from '../support/admin-form'
import { test, untilListed } from '../support/as-editor'
import { untilServed } from '../support/site-settings'
import { stackUnderTest } from '../support/stack-under-test'

const TITLE = 'How a board becomes a shot'
const PATH = '/how-a-board-becomes-a-shot'
const BODY = 'Every frame begins as a line that somebody drew.'
const POST = {
  collection: 'posts',
  slug: PATH.slice(1),
  listed: { '/blog': PATH, '/feed.xml': PATH, '/sitemap.xml': PATH },
}

test(
  'an editor writes a post in the admin: it is on the blog, in the feed and at its address',
  { tag: '@core' },
  async ({ page, write }) => {
    await write(POST)
    await form.fillFields(page, {
      title: TITLE,
      lead: 'From pencil to final, in four steps.',
      slug: POST.slug,
    })
    await page.locator('#field-publishedOn input').fill('3 Jan 2025')
    await page.keyboard.press('Tab')
    await form.writeRichText(page, 'body', BODY)
    await form.publish(page)

    await untilServed(PATH, BODY)
    await untilListed(POST)
    await page.goto('/blog')
    await page.getByRole('main').getByRole('link', { name: TITLE }).first().click()
    await expect(page).toHaveURL(stackUnderTest().webUrl + PATH)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  },
)
