import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import pg from 'pg'
import { LOCALE_NAMES, type Locale } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { projectPath, roomPath } from '../../packages/shared/src/routes/account'
import { expectNoViolations } from '../support/accessibility'
import { LANGUAGES, like, type Words } from '../support/account-words'
import { existingClient, logIn, newClient, type Client } from '../support/client-account'
import { adminClient, type CmsClient } from '../support/cms-client'
import { stackUnderTest } from '../support/stack-under-test'
import { staffPage } from '../support/staff-page'
import { test } from '../support/test'

const TITLE = 'Spot, 30 seconds'
const DIGEST = 'ab'.repeat(32)

let cms: CmsClient

test.beforeAll(async () => {
  cms = await adminClient()
})

/**
 * Creates a deliverable without a version, to which these people have access.
 * @returns the ids of its project and deliverable
 */
async function newFilm(people: readonly (readonly [Client, 'reviewer' | 'clientAdmin'])[]) {
  const members = await Promise.all(
    people.map(async ([{ email }, role]) => {
      const query = `where[email][equals]=${encodeURIComponent(email)}&depth=0`
      const { docs } = (await cms.call('GET', `/users?${query}`)) as { docs: { id: number }[] }
      return { user: docs[0]?.id, role }
    }),
  )
  const title = `Perfume ${randomUUID()}`
  const project = await cms.create('projects', { title, state: 'inReview', members })
  return { project, deliverable: await cms.create('deliverables', { title: TITLE, project }) }
}

/** Writes a processed version to the database, because the API creates versions only by upload. */
async function addVersion(deliverable: number, number: number): Promise<void> {
  const database = new pg.Client({ connectionString: stackUnderTest().databaseUrl })
  await database.connect()
  try {
    await database.query(
      `INSERT INTO deliverable_versions
         (deliverable_id, number, kind, file_name, mime_type, size, sha256, state, progress, storage_key)
       VALUES ($1, $2, 'file', $3, 'application/zip', 1000, $4, 'ready', 100, $5)`,
      [deliverable, number, `spot-v${number}.zip`, DIGEST, randomUUID()],
    )
  } finally {
    await database.end()
  }
}

async function clientPage(browser: Browser, locale: Locale, words: Words, client: Client) {
  const page = await (await browser.newContext()).newPage()
  await logIn(page, client)
  return page
}

const chip = (page: Page) => page.locator('.approval-chip')

for (const { locale, words } of LANGUAGES) {
  const { rounds } = words.review
  const { waiting } = words.account.portal
  const { locked } = words.account.project

  test(`${locale}: a round is opened, answered and closed, and its version is signed for good`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const [reviewer, client] = [
      await existingClient(locale, newClient('Omar Saleh')),
      await existingClient(locale, newClient('Lina Haddad')),
    ]
    const { project, deliverable } = await newFilm([
      [reviewer, 'reviewer'],
      [client, 'clientAdmin'],
    ])
    await addVersion(deliverable, 1)
    const room = publicPath(locale, roomPath(String(deliverable)))

    const staff = await staffPage(browser, room)
    await chip(staff).click()
    const staffPanel = staff.getByRole('dialog', { name: rounds.title })
    await staffPanel.getByLabel(rounds.open.day).fill('2099-12-04')
    await staffPanel.getByRole('button', { name: rounds.open.submit }).click()
    await expect(staffPanel.getByText(rounds.open.done)).toBeFocused()
    await expectNoViolations(staff)

    // The first reviewer answers in the portal. Their text remains while the connection is down.
    await logIn(page, reviewer)
    await page.goto(publicPath(locale, 'portal'))
    const asked = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({
        has: page.getByRole('heading', { name: waiting.title }),
      })
    await expect(asked).toContainText(TITLE)
    await expectNoViolations(page)
    await asked.getByRole('link', { name: TITLE }).click()
    await expect(chip(page)).toHaveText(like(rounds.line.yourAnswerDue))
    await chip(page).click()
    const panel = page.getByRole('dialog', { name: rounds.title })
    await panel.getByText(rounds.verdicts.changes, { exact: true }).click()
    await panel.getByLabel(rounds.answer.comment).fill('The logo comes too early.')
    await page.context().setOffline(true)
    await panel.getByRole('button', { name: rounds.answer.send }).click()
    await expect(panel.getByRole('alert')).toHaveText(rounds.problems.offline)
    await page.context().setOffline(false)
    await panel.getByRole('button', { name: rounds.answer.send }).click()
    await expect(panel.getByText(rounds.answer.sent)).toBeVisible()
    await page.goto(publicPath(locale, 'portal'))
    await expect(page.getByRole('heading', { name: waiting.title })).toHaveCount(0)

    // The second reviewer gives the opposite answer, and the studio sees it at once.
    const signer = await clientPage(browser, locale, words, client)
    await signer.goto(room)
    await chip(signer).click()
    const signPanel = signer.getByRole('dialog', { name: rounds.title })
    await signPanel.getByText(rounds.verdicts.approved, { exact: true }).click()
    await signPanel.getByRole('button', { name: rounds.answer.send }).click()
    await expect(chip(staff)).toHaveText(rounds.line.allAnswered)
    await expect(staffPanel.getByText(like(rounds.closing.split))).toBeVisible()
    await staffPanel.getByRole('button', { name: rounds.closing.start }).click()
    await staffPanel.getByRole('button', { name: rounds.closing.confirm }).click()
    await expect(staffPanel.getByText(rounds.closing.done)).toBeFocused()

    // The client's admin signs in the panel, which is still open.
    await signPanel.getByLabel(rounds.sign.name).fill('Lina Haddad')
    await signPanel.getByRole('checkbox').check()
    await expect(signPanel.locator('form').getByText(DIGEST)).toBeVisible()
    await expectNoViolations(signer)
    await signPanel.getByRole('button', { name: rounds.sign.submit }).click()
    await expect(signPanel.getByText(rounds.sign.done)).toBeFocused()
    for (const [language, name] of Object.entries(LOCALE_NAMES)) {
      await expect(signPanel.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        new RegExp(`^/api/review/sign-offs/\\d+/${language}$`),
      )
    }
    await expect(chip(staff)).toHaveText(like(rounds.line.signed))

    // Uploading a later version does not void the signature. The record still shows what was
    // signed.
    await addVersion(deliverable, 2)
    await signer.goto(room)
    await expect(signer.locator('.approval-statement')).toHaveText(like(rounds.signed.other))
    await chip(signer).click()
    await expect(signPanel.getByText(rounds.file.locked)).toBeVisible()

    await signer.goto(publicPath(locale, projectPath(String(project))))
    const film = signer.getByRole('listitem').filter({ hasText: TITLE })
    await expect(film.getByText(locked)).toHaveCount(2)
    await cms.change('deliverables', deliverable, { paidAt: '2026-11-20T12:00:00.000Z' })
    await signer.reload()
    // The later version is not signed, so its original stays locked.
    await expect(film.getByText(locked)).toHaveCount(1)
    await expect(film).toContainText(DIGEST)
    await expectNoViolations(signer)
    await Promise.all([staff.context().close(), signer.context().close()])
  })
}
