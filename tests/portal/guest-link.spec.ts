import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { publicPath } from '../../packages/shared/src/paths'
import { roomPath } from '../../packages/shared/src/routes/account'
import { expectNoViolations } from '../support/accessibility'
import { LANGUAGES } from '../support/account-words'
import { existingClient, logIn, newClient } from '../support/client-account'
import { adminClient, type CmsClient } from '../support/cms-client'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'

let cms: CmsClient

test.beforeAll(async () => {
  cms = await adminClient()
})

/**
 * Creates a board with one page, whose picture is missing. The admin of its client may share it.
 */
async function newBoard(email: string): Promise<number> {
  const query = `where[email][equals]=${encodeURIComponent(email)}&depth=0`
  const { docs } = (await cms.call('GET', `/users?${query}`)) as { docs: { id: number }[] }
  const members = [{ user: docs[0]?.id, role: 'clientAdmin' }]
  const data = { title: `Perfume ${randomUUID()}`, state: 'inReview', members }
  const project = await cms.create('projects', data)
  const deliverable = await cms.create('deliverables', { title: 'Key visual', project })
  const database = new pg.Client({ connectionString: stackUnderTest().databaseUrl })
  await database.connect()
  try {
    await database.query(
      `INSERT INTO deliverable_versions (deliverable_id, number, kind, file_name, mime_type, size,
         sha256, state, progress, storage_key, pages)
       VALUES ($1, 1, 'image', 'key-visual.png', 'image/png', 1000, $2, 'ready', 100, $3, $4)`,
      [
        deliverable,
        'ab'.repeat(32),
        randomUUID(),
        JSON.stringify([{ key: `${randomUUID()}/page-1.jpg`, width: 1600, height: 900 }]),
      ],
    )
  } finally {
    await database.end()
  }
  return deliverable
}

const notes = (page: Page) => page.locator('.note')

for (const { locale, words } of LANGUAGES) {
  const { guests, notes: noteWords } = words.review
  const own = words.account.guest

  test(
    `${locale}: a guest enters with the passphrase, writes a note, and is out when the link is closed`,
    { tag: locale === 'ar' ? '@core' : [] },
    async ({ page, browser }) => {
      test.slow()
      const client = await existingClient(locale, newClient('Lina Haddad'))
      const deliverable = await newBoard(client.email)
      await logIn(page, client)
      await page.goto(publicPath(locale, roomPath(String(deliverable))))

      await page.getByRole('button', { name: guests.share, exact: true }).click()
      const panel = page.getByRole('dialog', { name: guests.title })
      await panel.getByRole('button', { name: guests.submit }).click()
      await expect(panel.getByLabel(guests.label)).toBeFocused()
      await panel.getByLabel(guests.label).fill('Brand team')
      const passphrase = await panel.getByLabel(guests.passphrase, { exact: true }).inputValue()
      expect(passphrase.length).toBeGreaterThanOrEqual(14)
      await panel.getByRole('button', { name: guests.submit }).click()
      const made = panel.getByLabel(guests.made, { exact: true })
      await expect(made).toBeFocused()
      const address = await made.inputValue()
      await expectNoViolations(page)

      const guest = await (await browser.newContext({ hasTouch: locale === 'ar' })).newPage()
      await guest.goto(address)
      await guest.getByLabel(own.name, { exact: true }).fill('Rana')
      await guest.getByLabel(own.passphrase, { exact: true }).fill('something else')
      await guest.getByRole('button', { name: own.submit }).click()
      await expect(guest.getByText(words.account.errors.wrongPassphrase)).toBeVisible()
      await expectNoViolations(guest)
      await guest.getByLabel(own.passphrase, { exact: true }).fill(passphrase)
      await guest.getByRole('button', { name: own.submit }).click()
      await expect(guest.getByText(guests.notice)).toBeVisible()
      await expect(guest.locator('[data-slot="watermark"]')).toContainText('Rana')
      await expect(guest.getByRole('button', { name: words.review.room.export })).toHaveCount(0)

      const composer = guest.getByRole('textbox', { name: noteWords.write })
      await composer.fill('The label is too dark.')
      await guest.getByRole('button', { name: noteWords.send }).click()
      await expect(notes(guest).filter({ hasText: 'The label is too dark.' })).toBeVisible()
      await expectNoViolations(guest)
      await panel.getByRole('button', { name: guests.close, exact: true }).click()
      const heard = notes(page).filter({ hasText: 'The label is too dark.' })
      await expect(heard).toContainText('Rana')
      await expect(heard).toContainText(noteWords.sides.guest)

      // If the link is revoked while the guest is writing, the room closes but the typed text
      // remains.
      await composer.fill('And one more thing')
      await page.getByRole('button', { name: guests.share, exact: true }).click()
      await expect(panel.locator('bdi', { hasText: 'Brand team' })).toBeVisible()
      await expectNoViolations(page)
      await panel.getByRole('button', { name: guests.revoke }).click()
      await panel.getByRole('button', { name: guests.revokeYes, exact: true }).click()
      await expect(guest.getByRole('heading', { name: own.goneTitle })).toBeVisible()
      await expect(guest.locator('.room')).toHaveCount(0)
      await expect(guest.getByText('The label is too dark.')).toHaveCount(0)
      await expect(guest.getByText('And one more thing')).toBeVisible()
      await expectNoViolations(guest)
    },
  )
}
