import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { whenInteractive } from '../support/when-interactive'

const LANGUAGES = [
  {
    from: '/about-us',
    q: 'podcst studio',
    title: 'Podcast studio rental',
  },
  {
    from: '/ar/about-us',
    q: 'استديو بودكاست',
    title: 'تأجير استوديو البودكاست',
  },
  {
    from: '/de/about-us',
    q: 'Podcaststudio miten',
    title: 'Podcast-Studio mieten',
  },
]

test('the search opens by a key, finds a misspelled word and leads to its page', async ({
  page,
}) => {
  await page.goto('/about-us')
  await whenInteractive(page)
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('podcst studio')
  await expect(dialog.getByRole('option').first()).toContainText('Podcast studio rental')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/^[^?]*\/podcast-studio-rental$/)
  await expect(dialog).toBeHidden()
})

for (const { from, q, title } of LANGUAGES) {
  test(`${from}: without scripts the search is a page`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    await page.goto(from)
    await page.getByRole('banner').locator('a[data-search]:visible').click()
    await page.getByRole('search').getByRole('searchbox').fill(q)
    await page.getByRole('search').getByRole('button').click()
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(title)
    await context.close()
  })
}

test('prices in results are those of the country', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'country', value: 'uk', url: baseURL ?? '' }])
  await page.goto('/search?q=2D%20animatics%20price')
  const prices = page.getByRole('region', { name: 'Prices' })
  await expect(prices.getByRole('article').first()).toContainText('£')
})

test('an unknown address suggests similar pages, and nothing of it is stored', async ({ page }) => {
  const answer = await page.goto('/green-sceen-studio')
  expect(answer?.status()).toBe(404)
  const nearest = page.getByRole('region', { name: 'Perhaps you were looking for' })
  await expect(nearest.getByRole('link').first()).toHaveAttribute('href', '/green-screen-studio')
  await expectNoViolations(page)
})

test('the search page is never stored or indexed, and takes any question', async ({ page }) => {
  const strange = encodeURIComponent(`<img src=x onerror=alert(1)>${'x'.repeat(3_000)}`)
  for (const query of ['', '?q=', `?q=${strange}`, '?q=a&q=b', '?q=%00', '?x=1']) {
    const answer = await page.goto(`/search${query}`)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['cache-control']).toContain('no-store')
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})
