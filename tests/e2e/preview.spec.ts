import { expect, type BrowserContext, type Page } from '@playwright/test'
import { test } from '../support/as-editor'
import type { CmsClient } from '../support/cms-client'
import { sampleBody } from '../support/sample-documents'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'

const SLUG = 'seen-before-it-is-published'
const MOVED = 'seen-at-another-address'

/** Creates an unpublished post. It has German texts, but they are not marked as ready. */
async function draftPost(cms: CmsClient, title: string): Promise<number> {
  const words = { lead: 'What it is about.', body: sampleBody('Its words.') }
  const date = { publishedOn: '2025-01-01T12:00:00.000Z', readyLocales: ['en'] }
  const id = await cms.create('posts?draft=true', {
    ...words,
    ...date,
    title,
    slug: SLUG,
    _status: 'draft',
  })
  await cms.call('PATCH', `/posts/${id}?locale=de&draft=true`, {
    ...words,
    title: 'Noch nicht veröffentlicht',
  })
  return id
}

test.afterEach(async ({ cms }) => {
  for (const slug of [SLUG, MOVED, `${SLUG}-either`]) await cms.removeBySlug('posts', slug)
})

async function openPost(page: Page, id: number): Promise<void> {
  await page.goto(`${stackUnderTest().cmsUrl}/admin/collections/posts/${id}`)
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()
}

/** Creates a preview link that is valid for a day, as an editor does. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Preview link' }).click()
  const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/api\/preview\?ticket=/)
  return link.inputValue()
}

const status = async (path: string) => (await visit(`${stackUnderTest().webUrl}${path}`)).status

/** Reads the preview's cookies of a browser. */
async function previewCookies(context: BrowserContext): Promise<string[]> {
  const names = (await context.cookies(stackUnderTest().webUrl)).map(({ name }) => name)
  return names.filter((name) => name === 'preview' || name === '__prerender_bypass')
}

test(
  'an editor sees the real site beside the form, and it follows the typing',
  { tag: '@core' },
  async ({ page, cms }) => {
    const id = await draftPost(cms, 'First thoughts')
    await openPost(page, id)
    await page.locator('#live-preview-toggler').click()
    const site = page.frameLocator('#live-preview-iframe')
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('First thoughts')
    await page.locator('#field-title').fill('Second thoughts')
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Second thoughts')
    expect(await status(`/${SLUG}`)).toBe(404)
    // The preview shows the draft's new path while the path is typed.
    await page.locator('#field-slug').fill(MOVED)
    await expect(site.getByRole('link', { name: 'Deutsch' }).last()).toHaveAttribute(
      'href',
      new RegExp(`/de/${MOVED}\\?`),
    )
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Second thoughts')

    const bar = site.getByRole('complementary', { name: 'Preview.' })
    await expect(bar).toContainText('Visitors do not see it')
    await expect(bar.getByRole('button', { name: 'Leave preview' })).toBeHidden()
    await bar.getByRole('link', { name: 'United Kingdom' }).click()
    await expect(bar.getByRole('link', { name: 'United Kingdom' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await bar.getByRole('link', { name: 'Deutsch' }).click()
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Noch nicht veröffentlicht')
    await expect(site.locator('[data-preview]')).toContainText('noch nicht als fertig markiert')

    await page.locator('.live-preview-toolbar-controls__breakpoint button').first().click()
    await page.getByRole('button', { name: 'Phone, 360' }).click()
    await expect
      .poll(() => site.locator('html').evaluate(({ clientWidth }) => clientWidth))
      .toBeLessThanOrEqual(360)
  },
)

test(
  'a preview link opens the draft for a visitor without an account, and one press ends it',
  { tag: '@core' },
  async ({ page, cms, browser }) => {
    const id = await draftPost(cms, 'For a colleague')
    await cms.call('POST', '/posts?draft=true', {
      title: 'Not for the colleague',
      slug: `${SLUG}-either`,
      _status: 'draft',
    })
    await openPost(page, id)
    const link = await makeLink(page)

    const context = await browser.newContext({ storageState: undefined })
    const guest = await context.newPage()
    const answer = await guest.goto(link)
    await expect(guest).toHaveURL(new RegExp(`/${SLUG}\\?lang=us$`))
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('For a colleague')
    await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const headers = answer?.headers() ?? {}
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['cdn-cache-control']).toBeUndefined()
    expect(headers['cache-tag']).toBeUndefined()

    // Other visitors still cannot see the draft, and this visitor sees no other draft.
    expect(await status(`/${SLUG}`)).toBe(404)
    await guest.goto(`/${SLUG}-either`)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
      'This page could not be found',
    )
    await expect(guest.getByRole('complementary', { name: 'Preview.' })).toContainText(
      'as published',
    )
    await guest.goto('/pricing')
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()

    await guest.goto(`/${SLUG}`)
    expect(await previewCookies(context)).toHaveLength(2)
    await guest.getByRole('button', { name: 'Leave preview' }).click()
    await expect(guest).toHaveURL(new RegExp(`/${SLUG}$`))
    await expect(guest.getByRole('heading', { level: 1 })).not.toHaveText('For a colleague')
    expect(await previewCookies(context)).toEqual([])
    await context.close()
  },
)

test('a forged link opens nothing and says so', async ({ page, cms }) => {
  const id = await draftPost(cms, 'Closed')
  await openPost(page, id)
  const link = new URL(await makeLink(page))
  const ticket = link.searchParams.get('ticket') ?? ''
  link.searchParams.set('ticket', `x${ticket.slice(1)}`)
  link.searchParams.set('locale', 'de')
  const answer = await visit(link.href)
  expect(answer.status).toBe(403)
  expect(answer.html).toContain('Dieser Vorschau-Link ist abgelaufen')
  expect(answer.headers.get('set-cookie')).toBeNull()
  const bypass = await visit(`${stackUnderTest().webUrl}/${SLUG}`, { cookie: `preview=${ticket}` })
  expect(bypass.status).toBe(404)
})
