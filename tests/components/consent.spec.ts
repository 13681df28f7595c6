import { expect, test, type Page } from '@playwright/test'
import ar from '../../apps/web/src/messages/ar.json' with { type: 'json' }
import en from '../../apps/web/src/messages/en.json' with { type: 'json' }
import { expectNoViolations } from '../support/accessibility'
import { inFullOnly } from '../support/depth'
import { storyAddress } from './gallery'

const CONSENT = 'frame/Consent'
const { privacy } = en

const notice = (page: Page) => page.getByRole('region', { name: privacy.noticeTitle })
const choices = (page: Page) => page.getByRole('dialog', { name: privacy.choices })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('acceptedCookie'))

for (const [button, answer] of [
  [privacy.accept, '1'],
  [privacy.decline, '0'],
] as const) {
  test(`“${button}” is stored as ${answer}, and the question does not appear again`, async ({
    mount,
    page,
  }) => {
    await mount(CONSENT)
    await notice(page).getByRole('button', { name: button }).press('Enter')
    await expect(notice(page)).toHaveCount(0)
    await expect(page.locator('#content')).toBeFocused()
    expect(await kept(page)).toBe(answer)
    await mount(CONSENT)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })
}

for (const [locale, words] of [
  ['en', en.privacy],
  ['ar', ar.privacy],
] as const) {
  test(`the question takes no focus and is accessible, in ${locale}`, async ({ mount, page }) => {
    await mount(CONSENT, { locale })
    await expect(page.getByRole('region', { name: words.noticeTitle })).toBeVisible()
    await expect(page.getByRole('button', { name: words.accept })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await expectNoViolations(page, 'body')
  })
}

for (const locale of ['en', 'de', 'ar'] as const) {
  test(
    `the question leaves more than half of a small screen free, in ${locale}`,
    inFullOnly(locale === 'en'),
    async ({ mount, page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await mount(CONSENT, { locale })
      const box = await page.locator('[data-slot="cookie-notice"]').boundingBox()
      expect(box?.height).toBeLessThan(320)
      for (const button of await page.locator('[data-slot="cookie-notice"] button').all()) {
        await expect(button).toBeInViewport({ ratio: 1 })
      }
    },
  )
}

test('both answers to the question look alike, and it names the kinds of services in use', async ({
  mount,
  page,
}) => {
  await mount(CONSENT)
  const [accept, decline] = await Promise.all(
    [privacy.accept, privacy.decline].map((name) =>
      notice(page)
        .getByRole('button', { name, exact: true })
        .evaluate((button) => {
          const { backgroundColor, color, border, fontSize, fontWeight, padding } =
            getComputedStyle(button)
          return { backgroundColor, color, border, fontSize, fontWeight, padding }
        }),
    ),
  )
  expect(accept).toEqual(decline)
  const { statistics, marketing, chat, video } = privacy.kinds
  for (const { noticeName } of [statistics, chat, video]) {
    await expect(notice(page)).toContainText(noticeName)
  }
  await expect(notice(page)).not.toContainText(marketing.noticeName)
})

test('visitors in the United States see no question, but the footer still offers the choices', async ({
  mount,
  page,
}) => {
  await mount(CONSENT, { country: 'us' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await page.getByRole('button', { name: privacy.choices }).click()
  await expect(choices(page).getByRole('checkbox')).toHaveCount(3)
  for (const box of await choices(page).getByRole('checkbox').all()) await expect(box).toBeChecked()
})

test('visitors can allow some kinds of services and refuse the others', async ({ mount, page }) => {
  await mount(CONSENT)
  await notice(page).getByRole('button', { name: privacy.choose }).click()
  for (const box of await choices(page).getByRole('checkbox').all()) {
    await expect(box).not.toBeChecked()
  }
  await expectNoViolations(page, 'body')
  const { statistics, chat } = privacy.kinds
  await choices(page).getByRole('checkbox', { name: statistics.name }).check()
  await choices(page).getByRole('button', { name: privacy.save }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.getByRole('button', { name: privacy.choices }).click()
  await expect(choices(page).getByRole('checkbox', { name: statistics.name })).toBeChecked()
  await expect(choices(page).getByRole('checkbox', { name: chat.name })).not.toBeChecked()
})

test('cancelling the choices, also by Escape, changes nothing and restores the focus', async ({
  mount,
  page,
}) => {
  await mount(CONSENT)
  const opener = notice(page).getByRole('button', { name: privacy.choose })
  await opener.press('Enter')
  await choices(page).getByRole('checkbox').first().check()
  await choices(page).getByRole('button', { name: privacy.cancel }).press('Enter')
  await expect(choices(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(choices(page).getByRole('checkbox').first()).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(choices(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(await kept(page)).toBeNull()
})

test('withdrawing consent reloads the page and deletes the stored data', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('loads', String(Number(localStorage.getItem('loads') ?? 0) + 1))) // prettier-ignore
  await page.goto(storyAddress(CONSENT))
  await notice(page).getByRole('button', { name: privacy.accept }).click()
  await page.evaluate(() => (document.cookie = '_ga_ABCDEF1234=1; Path=/'))
  const loads = () => page.evaluate(() => localStorage.getItem('loads'))
  expect(await loads()).toBe('1')
  await page.getByRole('button', { name: privacy.choices }).click()
  await choices(page).getByRole('checkbox', { name: privacy.kinds.statistics.name }).uncheck()
  await choices(page).getByRole('button', { name: privacy.save }).click()
  await expect.poll(loads).toBe('2')
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga')
})
