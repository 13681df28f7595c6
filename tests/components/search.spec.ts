import { expect, test, type Page } from '@playwright/test'
import ar from '../../apps/web/src/messages/ar.json' with { type: 'json' }
import en from '../../apps/web/src/messages/en.json' with { type: 'json' }
import type { SearchAnswer, SearchHit } from '../../packages/shared/src/contracts/search'
import { expectNoViolations } from '../support/accessibility'

const SEARCH = 'search/Search'

const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => dialog(page).getByRole('combobox')
const options = (page: Page) => dialog(page).getByRole('option')

const hit = (kind: SearchHit['kind'], path: string, title: string): SearchHit => ({
  ...{ kind, path, title },
  excerpt: `About ${title}.`,
  image: null,
  figure: null,
})

const PRICE: SearchHit = {
  ...hit('price', 'pricing#podcast', 'Podcast studio, an hour'),
  figure: {
    kind: 'money',
    ...{ currency: 'USD', min: 20_000, max: null, isFrom: false, unit: 'hour' },
  },
}

const HITS = [
  hit('service', 'podcast-studio-rental', 'Podcast studio rental'),
  hit('page', 'faq', 'Questions'),
  PRICE,
]

/**
 * Mocks the search, which gives the same answer to every query.
 * @returns the queries
 */
async function answerSearch(
  page: Page,
  answer: Partial<SearchAnswer> = {},
): Promise<Record<string, string>[]> {
  const asked: Record<string, string>[] = []
  await page.route('**/api/search?*', async (route) => {
    asked.push(Object.fromEntries(new URL(route.request().url()).searchParams))
    await route.fulfill({ json: { hits: HITS, correctedTo: null, ...answer } })
  })
  return asked
}

for (const [locale, words] of [
  ['en', en.search],
  ['ar', ar.search],
] as const) {
  test(`the search opens by a key, arrows move through its results, and Enter opens a page, in ${locale}`, async ({
    mount,
    page,
  }) => {
    const asked = await answerSearch(page)
    await mount(SEARCH, { locale })
    await expect(page.locator('a[data-search]')).toBeVisible()
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('podcast')
    await expect(options(page)).toHaveCount(3)
    const groups = dialog(page).getByRole('group')
    await expect(groups.nth(0)).toHaveAccessibleName(words.kinds.service)
    await expect(groups.nth(2)).toContainText('$200')
    await expectNoViolations(page, 'body')
    await page.keyboard.press('ArrowDown')
    const first = options(page).first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(
      locale === 'en' ? /^[^?]*\/podcast-studio-rental$/ : /\/ar\/podcast-studio-rental$/,
    )
    await expect(dialog(page)).toBeHidden()
    expect(asked.at(-1)).toEqual({ country: 'us', locale, q: 'podcast' })
  })
}

test('after the last result the arrows return to the field, whose Enter opens all results', async ({
  mount,
  page,
}) => {
  await answerSearch(page)
  await mount(SEARCH)
  await page.locator('a[data-search]').click()
  await field(page).fill('podcast')
  await expect(options(page)).toHaveCount(3)
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page).locator('[aria-selected="true"]')).toHaveCount(0)
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=podcast$/)
})

test('Ctrl K opens it, Escape closes it and the focus goes back to what has opened it', async ({
  mount,
  page,
}) => {
  await mount(SEARCH)
  const opener = page.locator('a[data-search]')
  await expect(opener).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await opener.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await dialog(page).getByRole('button', { name: en.search.close, exact: true }).click()
  await expect(dialog(page)).toBeHidden()
})

test('a slash typed into a field does not open the search', async ({ mount, page }) => {
  await mount(SEARCH)
  const name = page.getByRole('main').getByRole('textbox')
  await name.pressSequentially('a/b')
  await expect(name).toHaveValue('a/b')
  await expect(dialog(page)).toBeHidden()
})

test('a suggestion searches for its text and leaves the focus in the field', async ({
  mount,
  page,
}) => {
  const asked = await answerSearch(page)
  await mount(SEARCH)
  await page.locator('a[data-search]').click()
  await dialog(page).getByRole('button', { name: en.search.suggested.two }).click()
  await expect(field(page)).toHaveValue(en.search.suggested.two)
  await expect(field(page)).toBeFocused()
  await expect(options(page)).toHaveCount(3)
  expect(asked.map(({ q }) => q)).toEqual([en.search.suggested.two])
})

test('a corrected misspelling is shown, and so is a search without results', async ({
  mount,
  page,
}) => {
  await answerSearch(page, { correctedTo: 'podcast' })
  await mount(SEARCH)
  await page.locator('a[data-search]').click()
  await field(page).fill('podcst')
  await expect(dialog(page)).toContainText('Showing results for “podcast”.')
  await expect(dialog(page).getByRole('status')).toHaveText('3 results')

  const asked = await answerSearch(page, { hits: [] })
  await field(page).fill('quokka')
  await expect(dialog(page)).toContainText('No results for “quokka”')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  // After a pause the query is sent as finished, so that it is recorded for editors.
  await expect.poll(() => asked.at(-1)).toMatchObject({ q: 'quokka', settled: 'true' })
})

test('a failed search shows an error and keeps the typed text', async ({ mount, page }) => {
  await page.route('**/api/search?*', (route) => route.abort())
  await mount(SEARCH)
  await page.locator('a[data-search]').click()
  await field(page).fill('podcast')
  await expect(dialog(page)).toContainText(en.search.failed)
  await expect(field(page)).toHaveValue('podcast')
  await expect(dialog(page).getByRole('link', { name: en.search.all })).toHaveAttribute(
    'href',
    '/search?q=podcast',
  )
})

test('fast typing sends only the last query', async ({ mount, page }) => {
  const asked = await answerSearch(page)
  await mount(SEARCH)
  await page.locator('a[data-search]').click()
  await field(page).pressSequentially('podcast')
  await expect(options(page)).toHaveCount(3)
  expect(asked.at(-1)?.q).toBe('podcast')
  expect(asked.length).toBeLessThan('podcast'.length)
})
