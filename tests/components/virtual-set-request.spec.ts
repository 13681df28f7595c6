import { expect, test } from '@playwright/test'
import { openTool, TOOL } from '../support/virtual-set'
import { giveFormTokens } from './gallery'

/** Finds a field in a multipart body. */
const fieldOf = (name: string, sent = '') =>
  new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(sent)?.[1]

test('a request whose response was lost is retried with the same key, and a confirmed one is deleted', async ({
  page,
}) => {
  const words = 'The same set again'
  const sent: string[] = []
  await page.route('**/api/set-request', async (route) => {
    sent.push(route.request().postDataBuffer()?.toString('latin1') ?? '')
    if (sent.length === 1) await route.abort('connectionreset')
    else await route.fulfill({ status: 201, json: { reference: '7K3F-92QD' } })
  })
  await giveFormTokens(page)
  await openTool(page, TOOL)
  const ask = page.getByRole('button', { name: 'Ask for this set', exact: true }).first()
  const dialog = page.getByRole('dialog', { name: 'Ask for this set' })
  const send = dialog.getByRole('button', { name: 'Ask for this set' })
  await ask.click()
  await dialog.getByLabel('Name').fill('Lina Haddad')
  await dialog.getByLabel('Email').fill('lina@agency.example')
  await dialog.getByLabel('What is the set for?').fill(words)
  await expect(send).toHaveAttribute('aria-disabled', 'false')
  await send.click()
  await expect(dialog.getByText('it could not be sent just now')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // Rotating the phone before the request is sent does not change its picture.
  await page.setViewportSize({ width: 760, height: 900 })
  await ask.click()
  await expect(dialog.getByLabel('What is the set for?')).toHaveValue(words)
  await expect(send).toHaveAttribute('aria-disabled', 'false')
  await send.click()
  const thanks = page.getByRole('dialog', { name: 'We’ll get back to you.' })
  await expect(thanks).toBeVisible({ timeout: 60_000 })
  expect(sent).toHaveLength(2)
  const keys = new Set(sent.map((body) => fieldOf('idempotency_key', body)))
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])

  await thanks.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(ask).toBeFocused()
  await ask.click()
  await expect(dialog.getByLabel('Name')).toHaveValue('')
  await expect(dialog.getByLabel('What is the set for?')).toHaveValue('')
})
