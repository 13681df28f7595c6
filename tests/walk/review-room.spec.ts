import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { publicPath } from '../../packages/shared/src/paths'
import { projectPath, roomPath } from '../../packages/shared/src/routes/account'
import { LANGUAGES } from '../support/account-words'
import { existingClient, logIn } from '../support/client-account'
import { adminClient } from '../support/cms-client'
import { composer, libraryClip, untilReady, untilSeen, uploadVersion } from '../support/review-room'
import { runningStack } from '../support/stack-under-test'
import { staffPage } from '../support/staff-page'

// In a narrower window the admin link is in the menu.
test.use({ viewport: { width: 1440, height: 900 } })

const [{ words }] = LANGUAGES

test('staff upload a video, a client sees it and writes a note, and staff see the note at once', async ({
  browser,
}) => {
  test.slow()
  const cms = await adminClient()
  const client = await existingClient('en')
  const query = `where[email][equals]=${encodeURIComponent(client.email)}&depth=0`
  const { docs } = (await cms.call('GET', `/users?${query}`)) as { docs: { id: number }[] }
  const members = [{ user: docs[0]?.id, role: 'reviewer' }]
  const title = `Waterfront ${randomUUID()}`
  const project = await cms.create('projects', { title, state: 'inReview', members })
  const deliverable = await cms.create('deliverables', { title: 'Reveal shot', project })
  const room = publicPath('en', roomPath(String(deliverable)))
  const staff = await staffPage(browser, publicPath('en', projectPath(String(project))))
  const page = await (await browser.newContext()).newPage()

  await test.step('the film is uploaded and becomes ready', async () => {
    const loggedIn = logIn(page, client)
    await uploadVersion(staff, words, libraryClip('previz'))
    await untilReady(cms, deliverable)
    await loggedIn
    await Promise.all([page.goto(room), staff.goto(room)])
    await Promise.all([untilSeen(page), untilSeen(staff)])
  })

  await test.step('a note is seen by the other person without a reload', async () => {
    const form = composer(page)
    await form.getByLabel(words.review.notes.write).fill('A calmer sky')
    await form.getByRole('button', { name: words.review.notes.send }).click()
    await expect(staff.locator('.note', { hasText: 'A calmer sky' })).toBeVisible()
  })

  await test.step('the header’s “Admin” takes staff into the admin, logged in', async () => {
    await staff.goto('/faq')
    await staff.getByRole('banner').getByRole('button', { name: words.shell.admin }).click()
    await staff.waitForURL(`${runningStack().cmsUrl}/admin**`)
    await expect(staff.getByRole('link', { name: 'Pages' }).first()).toBeAttached()
  })
  await Promise.all([page, staff].map((each) => each.context().close()))
})
