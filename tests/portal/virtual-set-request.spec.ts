import { expect } from '@playwright/test'
import { z } from 'zod'
import { adminClient } from '../support/cms-client'
import { sentAbout } from '../support/forms'
import { test } from '../support/test'
import { frameOf, openTool, sceneOf, untilOpen } from '../support/virtual-set'

/** A field of a form as it goes over the line. */
const fieldOf = (name: string, sent = '') =>
  new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(sent)?.[1]

test(
  'a set is asked for as it is seen, and staff open it as it was',
  { tag: '@core' },
  async ({ page, browser }) => {
    const words = `A stage for a reading ${String(Date.now())}`
    await openTool(page)
    await page.getByRole('button', { name: 'Use as background: Desert at dusk' }).click()
    await frameOf(page).press('Shift+ArrowLeft')
    const sent = await sceneOf(page)
    await page.getByRole('button', { name: 'Ask for this set', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask for this set' })
    await expect(dialog.getByRole('img', { name: 'Your set as you composed it' })).toBeVisible()
    await dialog.getByLabel('Name').fill('Lina Haddad')
    await dialog.getByLabel('E-mail').fill('lina@agency.example')
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
    // What a client sent becomes nobody's draft.
    await frameOf(theirs).press('ArrowLeft')
    await theirs.waitForTimeout(1000)
    await theirs.goto('about:blank')
    await theirs.goto(new URL('/green-screen-studio#set=none', url).href)
    await untilOpen(theirs)
    expect((await sceneOf(theirs)).background?.source.key).not.toBe('desert-dusk')
    await staff.close()
  },
)

test('a request whose answer was lost is sent again as the same, and what has arrived is forgotten', async ({
  page,
}) => {
  const words = `The same set again ${String(Date.now())}`
  const sent: string[] = []
  await page.route('**/api/set-request', async (route) => {
    sent.push(route.request().postDataBuffer()?.toString('latin1') ?? '')
    if (sent.length === 1) await route.abort('connectionreset')
    else await route.continue()
  })
  await openTool(page)
  const ask = page.getByRole('button', { name: 'Ask for this set', exact: true }).first()
  const dialog = page.getByRole('dialog', { name: 'Ask for this set' })
  const send = dialog.getByRole('button', { name: 'Ask for this set' })
  await ask.click()
  await dialog.getByLabel('Name').fill('Lina Haddad')
  await dialog.getByLabel('E-mail').fill('lina@agency.example')
  await dialog.getByLabel('What is the set for?').fill(words)
  await expect(send).toHaveAttribute('aria-disabled', 'false')
  await send.click()
  await expect(dialog.getByText('it could not be sent just now')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // A phone that is turned in between draws the same picture.
  await page.setViewportSize({ width: 760, height: 900 })
  await ask.click()
  await expect(dialog.getByLabel('What is the set for?')).toHaveValue(words)
  await expect(send).toHaveAttribute('aria-disabled', 'false')
  await send.click()
  const thanks = page.getByRole('dialog', { name: 'We’ll get back to you.' })
  await expect(thanks).toBeVisible({ timeout: 60_000 })
  // Twice; once more where the visitor has to show some work first.
  expect(sent.length).toBeGreaterThanOrEqual(2)
  const keys = new Set(sent.map((body) => fieldOf('idempotency_key', body)))
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  expect(await sentAbout(await adminClient(), words)).toHaveLength(1)

  await thanks.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(ask).toBeFocused()
  await ask.click()
  await expect(dialog.getByLabel('Name')).toHaveValue('')
  await expect(dialog.getByLabel('What is the set for?')).toHaveValue('')
})
