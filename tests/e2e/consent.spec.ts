import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { expectNoViolations } from '../support/accessibility'
import { adminClient } from '../support/cms-client'
import { comeFrom, standInForOthers } from '../support/others'
import { changeSettings, untilServed } from '../support/site-settings'
import { test } from '../support/test'
import { whenIdle } from '../support/when-interactive'

const PROPERTY = '5f9a1c2b3d4e5f6a7b8c9d0e'
const SERVICES = {
  tagManager: 'GTM-ABC1234',
  analytics: 'G-ABCDEF1234',
  socialPixel: '1234567890123456',
  professionalNetwork: '1234567',
  chat: `${PROPERTY}/elsewhere`,
  chatUk: `${PROPERTY}/kingdom`,
}
const OFF = Object.fromEntries(Object.keys(SERVICES).map((name) => [name, null]))
const AD = { tagId: 'AW-123456789', conversionLabel: 'AbC-D_efG-h12' }

const GTAG = 'https://www.googletagmanager.com/gtag/js?id='
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234'
const PIXEL = 'https://connect.facebook.net/en_US/fbevents.js'
const NETWORK = 'https://snap.licdn.com/li.lms-analytics/insight.min.js'
const CHAT = `https://embed.tawk.to/${PROPERTY}/`

const all = (chat: string) =>
  [`${GTAG}G-ABCDEF1234`, TAG_MANAGER, PIXEL, NETWORK, CHAT + chat].sort()

test.beforeAll(async () => {
  const cms = await adminClient()
  const found = await cms.call('GET', '/pages?where[slug][equals]=contact&depth=0')
  const page = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(found).docs[0]?.id
  await changeSettings(cms, { thirdParties: { ...SERVICES, ads: [{ ...AD, page }] } })
  for (const country of ['us', 'uk', 'gr']) {
    for (const path of ['/faq', '/contact', '/pricing']) {
      await untilServed(path, AD.tagId, { country })
    }
  }
})

test.afterAll(async () => {
  const cms = await adminClient()
  await changeSettings(cms, { thirdParties: { ...OFF, ads: [] } })
  await untilServed('/faq', AD.tagId, { isThere: false })
})

const notice = (page: Page) => page.getByRole('region', { name: 'Your privacy' })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('acceptedCookie'))

interface Shift {
  value: number
  hadRecentInput: boolean
}

/** Waits longer than the delay after which third-party scripts load. */
async function settle(page: Page): Promise<void> {
  await whenIdle(page)
  await page.waitForTimeout(500)
}

/** Reads the commands in Google's data layer, each as a list. */
const commands = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] }
    return dataLayer.map((entry) => Array.from(entry))
  })

async function openIn(page: Page, country: string, path = '/faq'): Promise<string[]> {
  const asked = await standInForOthers(page)
  await comeFrom(page, country)
  await page.goto(path, { waitUntil: 'load' })
  return asked
}

for (const [country, chat] of [
  ['uk', 'kingdom'],
  ['gr', 'elsewhere'],
] as const) {
  test(
    `third-party loads in ${country}: no service is requested before consent, and all are after it`,
    { tag: country === 'gr' ? '@core' : [] },
    async ({ page }) => {
      const asked = await openIn(page, country)
      await settle(page)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^(Pricing|Preise)$/ })
        .click()
      await expect(page).toHaveURL(/\/pricing$/)
      await settle(page)
      expect([asked, await kept(page)]).toEqual([[], null])

      await notice(page).getByRole('button', { name: 'Accept' }).click()
      await expect(notice(page)).toBeHidden()
      await expect.poll(() => [...asked].sort()).toEqual(all(chat))
      expect(await kept(page)).toBe('1')

      asked.length = 0
      await page.reload()
      await expect.poll(() => [...asked].sort()).toEqual(all(chat))
      await expect(notice(page)).toBeHidden()
    },
  )
}

test('a refusal is stored as 0, and nothing loads on any later page', async ({ page }) => {
  const asked = await openIn(page, 'gr')
  await notice(page).getByRole('button', { name: 'Decline' }).click()
  await expect(notice(page)).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()
  expect(await kept(page)).toBe('0')
  await page.goto('/pricing')
  await settle(page)
  await expect(notice(page)).toBeHidden()
  expect(asked).toEqual([])
})

test(
  'a visitor allows some kinds, and withdraws that at the foot of any page',
  { tag: '@core' },
  async ({ page }) => {
    const asked = await openIn(page, 'uk')
    await notice(page).getByRole('button', { name: 'Choose' }).click()
    const choices = page.getByRole('dialog', { name: 'Privacy choices' })
    await expect(choices.getByRole('checkbox')).toHaveCount(4)
    for (const box of await choices.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
    await expectNoViolations(page)
    await choices.getByRole('checkbox', { name: 'Statistics' }).check()
    await choices.getByRole('button', { name: 'Save choices' }).click()
    await expect.poll(() => asked).toEqual([`${GTAG}G-ABCDEF1234`])
    await expect(notice(page)).toBeHidden()
    expect(await commands(page)).toContainEqual([
      'consent',
      'default',
      expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
    ])

    await page.evaluate(() => (document.cookie = '_ga_ABCDEF1234=1; Path=/'))
    asked.length = 0
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
    await expect(choices.getByRole('checkbox', { name: 'Statistics' })).toBeChecked()
    await choices.getByRole('checkbox', { name: 'Statistics' }).uncheck()
    const reloaded = page.waitForEvent('load')
    await choices.getByRole('button', { name: 'Save choices' }).click()
    await reloaded
    await settle(page)
    expect([asked, await kept(page)]).toEqual([[], '0'])
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga')
  },
)

test('third-party loads in the United States: all services load without a question, once the page is idle', async ({
  page,
}) => {
  const asked = await openIn(page, 'us')
  await expect.poll(() => [...asked].sort()).toEqual(all('elsewhere'))
  await expect(notice(page)).toHaveCount(0)
  expect(await kept(page)).toBeNull()
})

test('a browser with a do-not-track signal is not tracked until its visitor consents', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  const asked = await openIn(page, 'us')
  await settle(page)
  expect(asked).toEqual([])
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
  const choices = page.getByRole('dialog', { name: 'Privacy choices' })
  await expect(choices.getByRole('checkbox', { name: 'Chat' })).not.toBeChecked()
  await choices.getByRole('checkbox', { name: 'Chat' }).check()
  await choices.getByRole('button', { name: 'Save choices' }).click()
  await expect.poll(() => asked).toEqual([`${CHAT}elsewhere`])
})

test('a conversion is counted on its page, once a visit', async ({ page }) => {
  await openIn(page, 'us')
  const counted = async () => (await commands(page)).filter(([, event]) => event === 'conversion')
  await expect.poll(() => commands(page)).toContainEqual(['config', AD.tagId])
  expect(await counted()).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect.poll(counted).toHaveLength(1)
  expect((await counted())[0]?.[2]).toEqual({ send_to: `${AD.tagId}/${AD.conversionLabel}` })
})

test('the notice shifts nothing, takes no focus and does not cover the focused element', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & Shift)[]
      // Shifts right after input are expected, such as by a link that appears on keyboard focus.
      shifts.push(...entries.filter((entry) => !entry.hadRecentInput).map(({ value }) => value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openIn(page, 'gr')
  await expect(notice(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    const isHidden = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect()
      const over = document.querySelector('[data-slot="cookie-notice"]')?.getBoundingClientRect()
      if (!box || !over) return false
      return box.top >= over.top && box.left >= over.left && box.right <= over.right
    })
    expect(isHidden).toBe(false)
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})
