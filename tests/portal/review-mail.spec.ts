import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import pg from 'pg'
import type { Locale } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { expectNoViolations } from '../support/accessibility'
import { LANGUAGES } from '../support/account-words'
import { existingClient, logIn, type Client } from '../support/client-account'
import { adminClient, type CmsClient } from '../support/cms-client'
import { newEditor } from '../support/editor-account'
import { linkInMail, mailsTo } from '../support/received-mails'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'

const SAID = 'Slower <b>here</b>, please.'

let cms: CmsClient

test.beforeAll(async () => {
  cms = await adminClient()
})

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
  const database = new pg.Client({ connectionString: stackUnderTest().databaseUrl })
  await database.connect()
  try {
    return (await database.query<Row>(text, values)).rows
  } finally {
    await database.end()
  }
}

/**
 * Writes a processed version to the database.
 * @returns its id
 */
async function newVersionFor({ email }: Client): Promise<number> {
  const [user] = await query<{ id: number }>('SELECT id FROM users WHERE email = $1', [email])
  const members = [{ user: user?.id, role: 'reviewer' }]
  const title = `Perfume ${randomUUID().slice(0, 8)}`
  const project = await cms.create('projects', { title, state: 'inReview', members })
  const deliverable = await cms.create('deliverables', { title: 'Spot', project })
  const [version] = await query<{ id: number }>(
    `INSERT INTO deliverable_versions
       (deliverable_id, number, kind, file_name, mime_type, size, state, progress, storage_key)
     VALUES ($1, 1, 'file', 'spot.zip', 'application/zip', 1000, 'ready', 100, $2) RETURNING id`,
    [deliverable, randomUUID()],
  )
  return version?.id ?? 0
}

/** Writes a note as staff. */
async function writeNote(browser: Browser, version: number): Promise<void> {
  const { webUrl } = stackUnderTest()
  const page = await (await browser.newContext()).newPage()
  await logIn(page, await newEditor(cms, 'Mara Lind'))
  const answer = await page.request.post(`${webUrl}/api/review/versions/${version}/notes`, {
    headers: { origin: webUrl },
    data: { key: randomUUID(), anchor: { kind: 'whole' }, text: SAID },
  })
  expect(answer.status()).toBe(200)
  await page.context().close()
}

/** Makes the news older than the worker's delay, and runs the job that sends them. */
async function passTime(): Promise<void> {
  await query(`UPDATE review_news SET created_at = now() - interval '20 minutes'`)
  await query(`SELECT graphile_worker.add_job('mail_review_news')`)
}

async function openSettings(page: Page, locale: Locale) {
  await page.goto(publicPath(locale, 'settings'))
  return (choice: string) => page.getByRole('radio', { name: choice, exact: true })
}

for (const { locale, words } of LANGUAGES) {
  const { reviewMail, unsubscribe } = words.account
  const { atOnce, daily, never } = reviewMail.choices

  test(
    `${locale}: mail about a note arrives as chosen, and its link ends it without a login`,
    { tag: locale === 'en' ? '@core' : [] },
    async ({ page, browser }) => {
      test.slow()
      const client = await existingClient(locale)
      const version = await newVersionFor(client)
      await logIn(page, client)
      let radio = await openSettings(page, locale)
      await expect(radio(atOnce.name)).toBeChecked()
      await expect(radio(daily.name)).toHaveAccessibleDescription(daily.meaning)
      const save = page.getByRole('button', { name: reviewMail.submit, exact: true })
      for (const choice of [daily, atOnce]) {
        await radio(choice.name).check()
        await save.click()
        await expect(page.getByText(reviewMail.done)).toBeVisible()
        await page.reload()
        radio = await openSettings(page, locale)
        await expect(radio(choice.name)).toBeChecked()
      }
      await expectNoViolations(page)

      await writeNote(browser, version)
      await passTime()
      const link = await linkInMail(client.email, publicPath(locale, 'email/unsubscribe/'))
      const mail = (await mailsTo(client.email)).at(-1) ?? ''
      expect(mail).toContain(`> ${SAID}`)
      expect(mail).toContain('Slower &lt;b&gt;here&lt;/b&gt;, please.')
      expect(mail).toContain(`version=${version}`)

      // Opening the link changes nothing, because mail programs open links too.
      const guest = await (await browser.newContext()).newPage()
      await guest.goto(link)
      await guest.reload()
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(unsubscribe.title)
      await expectNoViolations(guest)
      radio = await openSettings(page, locale)
      await expect(radio(atOnce.name)).toBeChecked()
      await guest.getByRole('main').getByRole('button', { name: unsubscribe.submit }).click()
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(unsubscribe.doneTitle)
      expect(guest.url()).toBe(link)
      await expectNoViolations(guest)
      await guest.getByRole('main').getByRole('link', { name: unsubscribe.settings }).click()
      await expect(guest).toHaveURL(/login\?return=settings$/)
      await guest.context().close()
      radio = await openSettings(page, locale)
      await expect(radio(never.name)).toBeChecked()
    },
  )

  test(`${locale}: an invalid link says so, and a mail program’s one-click request needs no page`, async ({
    page,
    request,
    browser,
  }) => {
    const client = await existingClient(locale)
    await writeNote(browser, await newVersionFor(client))
    await passTime()
    const link = await linkInMail(client.email, publicPath(locale, 'email/unsubscribe/'))
    const wrong = await page.goto(link.replace(/.{3}$/, 'abc'))
    expect(wrong?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribe.missingTitle)
    await expectNoViolations(page)

    const call = `/api/unsubscribe/${link.split('/').at(-1)}`
    const form = { 'List-Unsubscribe': 'One-Click' }
    expect((await request.post(`${call.slice(0, -3)}abc`, { form })).status()).toBe(404)
    expect((await request.post(call, { form })).status()).toBe(200)
    const [row] = await query('SELECT review_mail FROM users WHERE email = $1', [client.email])
    expect(row).toEqual({ review_mail: 'never' })
  })
}
