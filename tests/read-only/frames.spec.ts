import { expect, test } from '@playwright/test'
import { from } from '../support/visit'
import { whenInteractive } from '../support/when-interactive'

/** These tests are about headers, footers and dialogs, on the pages where they differ most. */

test('pages on AI production have the second header: short menus below their names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/ai-video-production')
  const header = page.getByRole('banner')
  await expect(header).toHaveAttribute('data-version', 'dropdowns')
  await header.getByRole('button', { name: 'AI video production', exact: true }).click()
  await expect(header.getByRole('link', { name: 'AI photomatics', exact: true })).toBeVisible()
  await page.goto('/2d-animatics')
  await expect(header).toHaveAttribute('data-version', 'mega')
})

test('the names in the second header fit on one line in German and Arabic too', async ({
  page,
}) => {
  for (const path of ['/de/ai-video-production', '/ar/ai-video-production']) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(path)
    const tops = await page
      .locator('.site-nav-items > li > :first-child')
      .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().top)))
    expect(tops.length).toBeGreaterThan(5)
    expect(new Set(tops).size, path).toBe(1)
  }
})

for (const path of [
  '/green-screen-studio',
  '/ar/podcast-studio-rental',
  '/de/livestream-packages',
]) {
  test(`${path} has phone and e-mail above the header`, async ({ page }) => {
    await page.goto(path)
    const bar = page.locator('[data-slot="top-bar"]')
    await expect(bar.locator('a[href^="tel:"]')).toBeVisible()
    await expect(bar.locator('a[href^="mailto:"]')).toBeVisible()
    const [bottom, top] = await Promise.all([
      bar.evaluate((node) => node.getBoundingClientRect().bottom),
      page.getByRole('banner').evaluate((node) => node.getBoundingClientRect().top),
    ])
    expect(Math.abs(bottom - top)).toBeLessThan(1)
  })
}

test('animation services open with the second splash, whose name links to the content', async ({
  page,
}) => {
  await page.goto('/animation-services')
  const opening = page.locator('[data-slot="opening"]')
  await expect(opening).toHaveAttribute('data-layout', 'sheet')
  await expect(opening.getByRole('heading', { level: 1 })).toBeVisible()
  await opening.locator('a[href="#begin"]').click()
  await expect(page).toHaveURL(/#begin$/)
})

test('the reel plays over the page from the menu', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/faq')
  await whenInteractive(page)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Work', exact: true }).click()
  await header.getByRole('link', { name: 'Play the reel' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('video')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/faq$/)
})

for (const [part, label] of [
  ['key-visuals', 'Key visuals'],
  ['shooting-boards', 'Shooting boards'],
  ['tight-color-storyboard-examples', 'Presentation boards'],
] as const) {
  test(`${label} lead to the sister company’s ${part}, after a question`, async ({ page }) => {
    await page.goto('/boardomatics')
    await whenInteractive(page)
    const link = page.getByRole('main').getByRole('link', { name: label, exact: true })
    await expect(link).toHaveAttribute('href', `https://storyboards.example/${part}`)
    await link.click()
    await expect(page.getByRole('dialog')).toContainText('storyboards.example')
  })
}

for (const [path, theme] of [
  ['/contact', 'dark'],
  ['/contact/miami', 'light'],
  ['/de/contact/berlin', 'light'],
  ['/ar/contact/london', 'light'],
] as const) {
  test(`${path} has the ${theme} header`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('banner')).toHaveAttribute('data-theme', theme)
  })
}

test('figures are shown with their meaning, and unexplained ones are hidden', async ({ page }) => {
  await page.goto('/animation-comparison')
  const figures = page.getByRole('main').locator('.stat')
  for (const text of ['15–30%', 'savings'])
    await expect(figures.getByText(text, { exact: true }).first()).toBeAttached()
  for (const path of ['/animation-comparison', '/why-use-animatics']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main).not.toContainText(/meaning not shown|more fluid|\b(23|25|31|40|60)%/)
  }
})

test('the topic of a booking or of a project is passed on to the contact form', async ({
  page,
}) => {
  for (const [path, topic] of [
    ['/green-screen-studio', 'green-screen-studio.hours'],
    ['/podcast-studio-rental', 'podcast-studio'],
    ['/livestream-packages', 'livestream'],
  ] as const) {
    await page.goto(path)
    const book = page.getByRole('main').getByRole('link', { name: 'Book now' })
    await expect(book.first()).toHaveAttribute('href', `/contact?topic=${topic}#write`)
  }
  await page.goto('/podcast-studio-rental')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Book now: .*two cameras/ })
    .click()
  await expect(page.getByRole('form').getByLabel('What it’s about')).toHaveValue(
    'podcast-studio.two-cameras',
  )
  await expect(page.getByRole('form').getByLabel('Project type')).toHaveValue('studioRental')
  for (const path of ['/', '/process']) {
    await page.goto(path)
    const start = page.getByRole('main').getByRole('link', { name: 'Let’s get started' })
    await expect(start.first()).toHaveAttribute('href', '/contact')
  }
})

test('in Germany the country’s bar replaces phone and e-mail', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ extraHTTPHeaders: from('gr'), baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/green-screen-studio')
  await expect(page.locator('[data-slot="top-bar"]')).toHaveCount(0)
  await expect(page.locator('[data-slot="contact-bar"]')).toBeVisible()
  await context.close()
})
