import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { publicPath } from '../../packages/shared/src/paths'
import { projectPath, roomPath } from '../../packages/shared/src/routes/account'
import { LANGUAGES } from '../support/account-words'
import { existingClient, logIn, newClient } from '../support/client-account'
import { adminClient } from '../support/cms-client'
import { composer, libraryClip, untilReady, untilSeen, uploadVersion } from '../support/review-room'
import { staffPage } from '../support/staff-page'
import { test } from '../support/test'

const [{ words }] = LANGUAGES
const { notes } = words.review

/** Opens one review room for a client and a member of staff. */
async function inOneRoom(browser: Browser): Promise<[client: Page, staff: Page]> {
  const cms = await adminClient()
  const client = await existingClient('en', newClient())
  const query = `where[email][equals]=${encodeURIComponent(client.email)}&depth=0`
  const { docs } = (await cms.call('GET', `/users?${query}`)) as { docs: { id: number }[] }
  const members = [{ user: docs[0]?.id, role: 'reviewer' }]
  const title = `Waterfront ${randomUUID()}`
  const project = await cms.create('projects', { title, state: 'inReview', members })
  const deliverable = await cms.create('deliverables', { title: 'Reveal shot', project })
  const staff = await staffPage(browser, publicPath('en', projectPath(String(project))))
  await uploadVersion(staff, words, libraryClip('animatic'))
  await untilReady(cms, deliverable)
  const page = await (await browser.newContext()).newPage()
  await logIn(page, client)
  const room = publicPath('en', roomPath(String(deliverable)))
  await Promise.all([page.goto(room), staff.goto(room)])
  await Promise.all([untilSeen(page), untilSeen(staff)])
  return [page, staff]
}

const place = (page: Page, text: string) =>
  page.locator('.note', { hasText: text }).locator('.note-place')

async function write(page: Page, text: string): Promise<void> {
  await composer(page).getByLabel(notes.write).fill(text)
}

const send = (page: Page) => composer(page).getByRole('button', { name: notes.send }).click()

test('two people write about one frame in the same second, and both see both notes', async ({
  browser,
}) => {
  test.slow()
  const [client, staff] = await inOneRoom(browser)
  const both = [client, staff]
  for (const page of both) {
    await page.locator('.room-title').click()
    await page.keyboard.press('Shift+ArrowRight')
  }

  await test.step('at once', async () => {
    await Promise.all([write(client, 'A calmer sky'), write(staff, 'A darker sea')])
    await Promise.all(both.map(send))
    for (const page of both) {
      await expect(place(page, 'A calmer sky')).toHaveText('00:00:00:10')
      await expect(place(page, 'A darker sea')).toHaveText('00:00:00:10')
    }
  })

  await test.step('while one of them has no connection', async () => {
    await client.context().setOffline(true)
    await Promise.all([write(client, 'Written in a tunnel'), write(staff, 'Written meanwhile')])
    await Promise.all(both.map(send))
    await expect(client.locator('.note').getByRole('alert')).toHaveText(notes.problems.offline)
    await expect(place(staff, 'Written meanwhile')).toBeVisible()
    await expect(place(staff, 'Written in a tunnel')).toHaveCount(0)
    await client.context().setOffline(false)
  })

  await test.step('nothing is lost, nothing is there twice, and all have a number of their own', async () => {
    for (const page of both) {
      await expect(page.locator('.note')).toHaveCount(4)
      await expect(page.locator('.note').getByRole('alert')).toHaveCount(0)
      await expect(place(page, 'Written in a tunnel')).toBeVisible()
      await expect(place(page, 'Written meanwhile')).toBeVisible()
    }
    const numbers = await staff.locator('.note-top > bdi').allInnerTexts()
    expect(numbers.sort()).toEqual(['#1', '#2', '#3', '#4'])
    await client.reload()
    await expect(client.locator('.note')).toHaveCount(4)
  })
  await Promise.all(both.map((page) => page.context().close()))
})
