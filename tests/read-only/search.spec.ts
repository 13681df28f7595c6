import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { whenInteractive } from '../support/when-interactive'

const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => dialog(page).getByRole('combobox')
const options = (page: Page) => dialog(page).getByRole('option')

const LANGUAGES = [
  {
    from: '/about-us',
    q: 'podcst studio',
    to: /^[^?]*\/podcast-studio-rental$/,
    title: 'Podcast studio rental',
    dir: 'ltr',
  },
  {
    from: '/ar/about-us',
    q: 'استديو بودكاست',
    to: /\/ar\/podcast-studio-rental$/,
    title: 'تأجير استوديو البودكاست',
    dir: 'rtl',
  },
  {
    from: '/de/about-us',
    q: 'Podcaststudio miten',
    to: /\/de\/podcast-studio-rental$/,
    title: 'Podcast-Studio mieten',
    dir: 'ltr',
  },
]

for (const { from, q, to, title, dir } of LANGUAGES) {
  test(`${from}: the search opens by a key, is walked by arrows and leads to a page`, async ({
    page,
  }) => {
    await page.goto(from)
    await whenInteractive(page)
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await page.keyboard.type(q)
    const first = options(page).first()
    await expect(first).toContainText(title)
    await expectNoViolations(page, 'dialog')
    await page.keyboard.press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(to)
    await expect(dialog(page)).toBeHidden()
  })

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

test('Ctrl K opens it, Escape closes it and the focus goes back to what has opened it', async ({
  page,
}) => {
  await page.goto('/about-us')
  await whenInteractive(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  const opener = page.getByRole('banner').locator('a[data-search]:visible')
  await opener.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a slash that somebody types stays a slash', async ({ page }) => {
  await page.goto('/contact')
  await whenInteractive(page)
  const name = page.getByRole('main').getByRole('textbox').first()
  await name.pressSequentially('a/b')
  await expect(name).toHaveValue('a/b')
  await expect(dialog(page)).toBeHidden()
})

test('prices are those of the country', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'country', value: 'uk', url: baseURL ?? '' }])
  await page.goto('/search?q=2D%20animatics%20price')
  const prices = page.getByRole('region', { name: 'Prices' })
  await expect(prices.getByRole('article').first()).toContainText('£')
})

test('an address that nothing has names what it may have meant, and nothing else is kept', async ({
  page,
}) => {
  const answer = await page.goto('/green-sceen-studio')
  expect(answer?.status()).toBe(404)
  const nearest = page.getByRole('region', { name: 'Perhaps you were looking for' })
  await expect(nearest.getByRole('link').first()).toHaveAttribute('href', '/green-screen-studio')
  await expectNoViolations(page)
})

test('the page of the search is never stored and not listed, and takes any question', async ({
  page,
}) => {
  const strange = encodeURIComponent(`<img src=x onerror=alert(1)>${'x'.repeat(3_000)}`)
  for (const query of ['', '?q=', `?q=${strange}`, '?q=a&q=b', '?q=%00', '?x=1']) {
    const answer = await page.goto(`/search${query}`)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['cache-control']).toContain('no-store')
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})
