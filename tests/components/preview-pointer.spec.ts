import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { storyAddress } from './gallery'

/**
 * Opens the page without a frame. It is its own parent then, so it sends the messages to itself.
 */
async function open(page: Page, admin?: string): Promise<void> {
  await page.goto('/gallery')
  const own = new URL(page.url()).origin
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.addEventListener('message', ({ data }) => heard.push(data))
  })
  await page.goto(storyAddress('preview/Blocks', { admin: admin ?? own }))
  await expect(page.getByRole('heading', { name: 'First' })).toBeVisible()
}

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { type?: string }[] }).heard)

const send = (page: Page, data: object) =>
  page.evaluate((message) => window.postMessage(message, window.origin), data)

const mark = (page: Page, block: string | null) => send(page, { type: 'studio-mark-block', block })

test('a press on a block asks the form for its fields, and a press on a link does not', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('heading', { name: 'First' }).click()
  const message = { type: 'studio-edit-block', block: 'block-a' }
  await expect.poll(() => heard(page)).toContainEqual(message)
  await page.getByRole('link', { name: 'A link' }).click()
  await page.getByRole('heading', { name: 'Second' }).click()
  await expect.poll(() => heard(page)).toContainEqual({ ...message, block: 'block-b' })
  expect((await heard(page)).filter(({ type }) => type === message.type)).toHaveLength(2)
})

test('the block under the pointer has a button for its fields', async ({ page }) => {
  await open(page)
  await page.getByRole('link', { name: 'A link' }).hover()
  await page.getByRole('button', { name: 'Edit this block' }).click()
  const message = { type: 'studio-edit-block', block: 'block-a' }
  await expect.poll(() => heard(page)).toContainEqual(message)
})

test('the block that the form names is marked and in view, and only that one', async ({ page }) => {
  await open(page)
  const marked = page.locator('[data-preview-marked]')
  await mark(page, 'block-b')
  await expect(marked).toHaveAttribute('id', 'second')
  await mark(page, 'block-a')
  await expect(marked).toHaveAttribute('id', 'first')
  await mark(page, 'block-c')
  await expect(marked).toHaveCount(0)
})

test('messages of another origin than the admin’s mark nothing, and none are sent there', async ({
  page,
}) => {
  await open(page, 'https://cms.studio.example')
  await mark(page, 'block-a')
  await expect.poll(() => heard(page)).toHaveLength(1)
  await page.getByRole('heading', { name: 'Second' }).click()
  await mark(page, 'block-b')
  await expect.poll(() => heard(page)).toHaveLength(2)
  await expect(page.locator('[data-preview-marked]')).toHaveCount(0)
})
