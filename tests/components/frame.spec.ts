import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'

const HEADER = 'frame/Header'
const PHONE = { width: 390, height: 780 }

const banner = (page: Page) => page.getByRole('banner')
const opener = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => banner(page).getByRole('link', { name, exact: true })
const openLinks = (page: Page) => page.locator('.menu-panel:popover-open a:visible')

/**
 * Reads the direction of the arrow in a button. The drawing that is not mirrored points to the
 * right.
 */
async function directionOf(button: Locator): Promise<string> {
  return button.locator('.chevron').evaluate((arrow) => {
    const { rotate, scale } = getComputedStyle(arrow)
    if (rotate !== 'none' && rotate !== '0deg') return `turned by ${rotate}`
    return scale.startsWith('-1') ? 'left' : 'right'
  })
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1366, height: 800 } })

  for (const version of ['mega', 'dropdowns'] as const) {
    test(`only one menu is open at a time, and a press, Escape or an outside click closes it: ${version}`, async ({
      mount,
      page,
    }) => {
      await mount(HEADER, { version })
      const work = opener(page, 'Work')
      const services = opener(page, 'Services')
      await work.click()
      await expect(work).toHaveAttribute('aria-expanded', 'true')
      await expect(link(page, '2D animatics')).toBeVisible()
      await services.click()
      await expect(work).toHaveAttribute('aria-expanded', 'false')
      await expect(link(page, 'Podcast studio')).toBeVisible()
      await expect(link(page, '2D animatics')).toBeHidden()
      await services.click()
      await expect(services).toHaveAttribute('aria-expanded', 'false')

      await services.press('Enter')
      await page.keyboard.press('Tab')
      await expect(openLinks(page).first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(services).toBeFocused()
      await expect(services).toHaveAttribute('aria-expanded', 'false')

      await work.click()
      await page.mouse.click(40, 780)
      await expect(work).toHaveAttribute('aria-expanded', 'false')
    })
  }

  test('a menu closes when the focus leaves it', async ({ mount, page }) => {
    await mount(HEADER)
    const work = opener(page, 'Work')
    await work.press('Enter')
    await openLinks(page).last().focus()
    await page.keyboard.press('Tab')
    await expect(work).toHaveAttribute('aria-expanded', 'false')
  })

  test('the link to the current page is marked as such and closes the menu', async ({
    mount,
    page,
  }) => {
    await mount(HEADER)
    await page.evaluate(() => history.replaceState(null, '', '/2d-animatics'))
    await opener(page, 'Work').click()
    await expect(link(page, '2D animatics')).toHaveAttribute('aria-current', 'page')
    await link(page, '2D animatics').click()
    await expect(link(page, '2D animatics')).toBeHidden()
  })

  for (const locale of ['en', 'ar'] as const) {
    test(`open menus are accessible and within the screen, in ${locale}`, async ({
      mount,
      page,
    }) => {
      await mount(HEADER, { locale })
      const buttons = banner(page).locator('button.site-nav-name:visible')
      await expect(buttons).toHaveCount(2)
      for (const button of await buttons.all()) {
        await button.click()
        await expectNoViolations(page, 'header')
        const box = await page.locator('.menu-panel:popover-open').boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1366)
        expect(box?.y).toBeGreaterThan(60)
      }
    })
  }
})

for (const [locale, names] of [
  ['en', { menu: 'Menu', top: 'Services', level: 'Production studios', link: 'Podcast studio' }],
  [
    'ar',
    {
      menu: 'القائمة',
      top: 'الخدمات',
      level: 'استوديوهات الإنتاج',
      link: 'استوديو البودكاست',
    },
  ],
] as const) {
  test.describe(`on a phone, in ${locale}`, () => {
    test.use({ viewport: PHONE })

    test('the focus follows when the menu opens a level or goes back', async ({ mount, page }) => {
      await mount(HEADER, { locale })
      await opener(page, names.menu).click()
      await opener(page, names.top).click()
      await opener(page, names.level).click()
      await expect(link(page, names.link)).toBeInViewport({ ratio: 1 })
      const back = banner(page).getByRole('button', { name: names.level })
      await expect(back.and(page.locator('[data-first]'))).toBeFocused()
      await expectNoViolations(page, 'header')

      await page.keyboard.press('Escape')
      await expect(opener(page, names.level)).toBeFocused()
      await page.locator('.menu-panel:popover-open > div > [data-first]').click()
      await expect(opener(page, names.top)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(opener(page, names.menu)).toBeFocused()
      await expect(opener(page, names.top)).toBeHidden()
    })

    test('arrows point in the direction in which a press moves', async ({ mount, page }) => {
      await mount(HEADER, { locale })
      const [onward, back] = locale === 'ar' ? ['left', 'right'] : ['right', 'left']
      await opener(page, names.menu).click()
      expect(await directionOf(opener(page, names.top))).toBe(onward)
      await opener(page, names.top).click()
      expect(await directionOf(opener(page, names.level))).toBe(onward)
      const toTop = page.locator('.menu-panel:popover-open > div > [data-first]')
      expect(await directionOf(toTop)).toBe(back)
    })
  })
}

test('with a session, the login link opens the admin', async ({
  mount,
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await mount(HEADER)
  await expect(link(page, 'Log in')).toHaveAttribute('href', '/login')
  await context.addCookies([{ name: 'signed_in', value: '1', url: baseURL ?? '' }])
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: {} }))
  await mount(HEADER)
  await expect(link(page, 'Log in')).toHaveCount(0)
})

for (const [locale, country, chosen] of [
  ['en', 'us', ['English', 'United States']],
  ['ar', 'gr', ['العربية', 'ألمانيا']],
] as const) {
  test(`language and country mark the current choice and send a new one, in ${locale}`, async ({
    mount,
    page,
  }) => {
    const sent: string[] = []
    await page.route('**/api/preferences', async (route) => {
      sent.push(route.request().postData() ?? '')
      await route.fulfill({ status: 204 })
    })
    const form = (await mount('frame/Selectors', { locale, country })).getByRole('form')
    await expect(form.getByRole('group')).toHaveCount(2)
    await expect(form.locator('[aria-current="true"]')).toHaveText([...chosen])
    await expect(form.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('lang', 'de')
    await expectNoViolations(page, 'body')
    await form.getByRole('button', { name: 'Deutsch' }).press('Enter')
    await expect
      .poll(() => sent.map((body) => Object.fromEntries(new URLSearchParams(body))))
      .toEqual([{ from: locale === 'en' ? '/pricing' : '/ar/pricing', locale: 'de' }])
    await form.getByRole('button').last().click()
    await expect.poll(() => sent.at(-1)).toContain('country=gr')
  })
}

test('the languages are in the header on wide screens, and in the menu on small ones', async ({
  mount,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await mount(HEADER, { locale: 'de' })
  const languages = banner(page).getByRole('button', { name: 'Sprache: Deutsch' })
  await languages.click()
  await expect(languages).toHaveAttribute('aria-expanded', 'true')
  const arabic = banner(page).getByRole('button', { name: 'العربية' })
  await expect(arabic).toBeInViewport({ ratio: 1 })
  await expect(banner(page).getByRole('button', { name: 'Deutsch', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expectNoViolations(page, 'body')
  await page.keyboard.press('Escape')
  await expect(arabic).toBeHidden()

  await page.setViewportSize(PHONE)
  await expect(languages).toBeHidden()
  await banner(page).getByRole('button', { name: 'Menü', exact: true }).click()
  await arabic.scrollIntoViewIfNeeded()
  await expect(arabic).toBeInViewport({ ratio: 1 })
})

for (const [offered, words, dir] of [
  ['ar', 'هذا الموقع متاح بالعربية أيضًا.', 'rtl'],
  ['de', 'Diese Website gibt es auch auf Deutsch.', 'ltr'],
] as const) {
  test(`only the offer of one language is visible, in that language: ${offered}`, async ({
    mount,
    page,
  }) => {
    const sent: string[] = []
    await page.route('**/api/preferences', async (route) => {
      sent.push(route.request().postData() ?? '')
      await route.fulfill({ body: 'ok' })
    })
    await page.setViewportSize(PHONE)
    await mount('frame/Offer')
    const lines = page.locator('.language-offer')
    await expect(lines).toHaveCount(2)
    for (const line of await lines.all()) await expect(line).toBeHidden()
    await page.evaluate((locale) => {
      document.documentElement.dataset.offers = locale
    }, offered)
    const line = page.getByRole('complementary', { name: words })
    await expect(line).toBeVisible()
    await expect(line).toHaveCSS('direction', dir)
    await expect(page.locator('.language-offer:visible')).toHaveCount(1)
    await expectNoViolations(page, 'body')
    await line.locator('[type="submit"]').click()
    await expect.poll(() => sent).toEqual([`from=%2Fpricing&locale=${offered}`])
  })
}

test('the number of the country of the page’s language is named after that country', async ({
  mount,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const root = await mount('frame/Contacts', { locale: 'de' })
  const footer = root.getByRole('contentinfo')
  await expect(footer.getByRole('link')).toHaveText([
    '+1 305 555 0142',
    'Deutschland +49 30 23125 142',
    'hello@studio.example',
  ])
  const main = root.getByRole('main')
  await expect(main.getByRole('term')).toHaveText(['Telefon', 'Telefon in Deutschland', 'E-Mail'])
  await expect(main.getByRole('link', { name: '+49 30 23125 142' })).toHaveAttribute(
    'href',
    'tel:+493023125142',
  )
  const overflow = () => document.documentElement.scrollWidth - innerWidth
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
  await expectNoViolations(page, 'body')
})
