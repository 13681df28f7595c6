import { expect, test } from '@playwright/test'
import { stackUnderTest } from '../support/stack-under-test'
import { from, visit } from '../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

test('a link with ?lang= keeps its country on the next click, unless the visitor has chosen one', async ({
  page,
}) => {
  await page.goto('/?lang=uk')
  await page.goto('/pricing')
  await expect(page.getByRole('main')).toContainText('£10,000')
})

test('a first visit gets its address’s country, if the address has one', async ({ browser }) => {
  const seen = async (address: string, headers: Record<string, string> = {}) => {
    const { html, headers: answer } = await visit(web('/contact'), {
      'x-forwarded-for': address,
      ...headers,
    })
    const phone = /href="tel:(\+\d\d?)/.exec(html)?.[1]?.slice(0, 3)
    return [phone, /located_country=(\w+)/.exec(answer.get('set-cookie') ?? '')?.[1]]
  }
  // A busy CMS may answer too late. The visitor gets the default country then, and the next request
  // looks up the address again.
  const expectSeen = (address: string, expected: unknown, headers?: Record<string, string>) =>
    expect.poll(() => seen(address, headers), { timeout: 20_000 }).toEqual(expected)
  await expectSeen('81.2.69.142', ['+44', 'uk'])
  await expectSeen('8.8.8.8, 5.9.0.1', ['+49', 'gr'])
  await expectSeen('8.8.8.8', ['+13', 'us'])
  await expectSeen('127.0.0.1', ['+13', undefined])
  await expectSeen('81.2.69.142', ['+49', undefined], from('gr'))
  await expectSeen('81.2.69.142', ['+13', undefined], { 'cf-ipcountry': 'FR' })

  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': '81.2.69.142' },
  })
  const page = await context.newPage()
  await page.goto(web('/pricing'))
  await expect(page.getByRole('main')).toContainText('£10,000')
  await expect(page.getByRole('region', { name: 'Your privacy' })).toBeVisible()
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'located_country')
  expect([cookie?.value, cookie?.expires]).toEqual(['uk', -1])
  // A country that was found by address is not a choice, so a link with a country overrides it.
  await page.goto(web('/?lang=us'))
  await page.goto(web('/pricing'))
  await expect(page.getByRole('main')).toContainText('$13,500')
  await context.close()
})

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: isScripted })

    test(
      'a language change keeps the page, flips the direction and is remembered',
      { tag: isScripted ? '@core' : [] },
      async ({ page, context }) => {
        await page.goto('/pricing')
        await page.getByRole('contentinfo').getByRole('button', { name: 'العربية' }).click()
        await expect(page).toHaveURL(/\/ar\/pricing$/)
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        const cookie = (await context.cookies()).find(({ name }) => name === 'language_code')
        expect(cookie?.value).toBe('ar')
        const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
        expect(days).toBeGreaterThan(364)
        await page.goto('/faq')
        await expect(page).toHaveURL(/\/ar\/faq$/)
        await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
        await expect(page).toHaveURL(/\/faq$/)
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
      },
    )
  })
}

test(
  'a country change keeps the page and changes its prices',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/pricing')
    await expect(page.getByRole('main')).toContainText('$13,500')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /United Kingdom/ })
      .click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(page.getByRole('main')).toContainText('£10,000')
    await expect(page.getByRole('main')).not.toContainText('$13,500')
  },
)
