import { expect } from '@playwright/test'
import { z } from 'zod'
import { adminClient } from '../support/cms-client'
import { sentAbout } from '../support/forms'
import { test } from '../support/test'
import { frameOf, openTool, sceneOf, SET_PATH, SET_WORDS, untilOpen } from '../support/virtual-set'

test(
  'a set is requested as composed, and staff open the same set',
  { tag: '@core' },
  async ({ page, browser }) => {
    const words = `A stage for a reading ${String(Date.now())}`
    await openTool(page, SET_PATH)
    await page.getByRole('button', { name: 'Use as background: Desert at dusk' }).click()
    await frameOf(page).press('Shift+ArrowLeft')
    const sent = await sceneOf(page)
    await page.getByRole('button', { name: 'Ask for this set', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask for this set' })
    await expect(dialog.getByRole('img', { name: 'Your set as you composed it' })).toBeVisible()
    await dialog.getByLabel('Name').fill('Lina Haddad')
    await dialog.getByLabel('Email').fill('lina@agency.example')
    await dialog.getByLabel('What is the set for?').fill(words)
    await dialog.getByRole('button', { name: 'Ask for this set' }).click()
    await expect(page.getByRole('heading', { name: 'We’ll get back to you.' })).toBeVisible({
      timeout: 60_000,
    })

    const cms = await adminClient()
    const [message] = await sentAbout(cms, words)
    const answer = await cms.call('POST', `/inbox/set-link/${String(message?.id)}`)
    const { url } = z.object({ url: z.url() }).parse(answer)
    const staff = await browser.newContext()
    const theirs = await staff.newPage()
    await theirs.goto(url)
    await untilOpen(theirs)
    await expect(theirs.getByText('This set was sent to the studio.')).toBeVisible()
    expect(await sceneOf(theirs)).toEqual(sent)
    // When somebody opens a client's set, it must not be saved as a draft in their browser.
    await frameOf(theirs).press('ArrowLeft')
    await theirs.waitForTimeout(1000)
    await theirs.goto('about:blank')
    await theirs.goto(new URL('/green-screen-studio#set=none', url).href)
    await untilOpen(theirs)
    expect((await sceneOf(theirs)).background?.source.key).not.toBe('desert-dusk')
    await staff.close()
  },
)

test('the tool’s scripts load when a visitor opens it, and are small', async ({ page }) => {
  let bytes = 0
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  const scripts = new Set<string>()
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.(js|css)(\?|$)/.test(response.url)) scripts.add(requestId)
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(SET_PATH, { waitUntil: 'networkidle' })
  await expect(page.locator('canvas')).toHaveCount(0)
  const before = bytes
  await page.getByRole('button', { name: SET_WORDS.en.open }).click()
  await untilOpen(page)
  await page.waitForLoadState('networkidle')
  expect(bytes - before).toBeGreaterThan(20_000)
  expect(bytes - before).toBeLessThan(90_000)
})
