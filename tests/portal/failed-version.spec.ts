import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import pg from 'pg'
import { publicPath } from '../../packages/shared/src/paths'
import { roomPath } from '../../packages/shared/src/routes/account'
import { expectNoViolations } from '../support/accessibility'
import { LANGUAGES } from '../support/account-words'
import { existingClient, logIn, newClient } from '../support/client-account'
import { adminClient, type CmsClient } from '../support/cms-client'
import { stackUnderTest } from '../support/stack-under-test'
import { staffPage } from '../support/staff-page'
import { test } from '../support/test'

let cms: CmsClient

test.beforeAll(async () => {
  cms = await adminClient()
})

/** Creates a video whose processing has failed, with the data that the worker would leave. */
async function newFailure(email: string): Promise<number> {
  const query = `where[email][equals]=${encodeURIComponent(email)}&depth=0`
  const { docs } = (await cms.call('GET', `/users?${query}`)) as { docs: { id: number }[] }
  const members = [{ user: docs[0]?.id, role: 'reviewer' }]
  const data = { title: `Perfume ${randomUUID()}`, state: 'inReview', members }
  const project = await cms.create('projects', data)
  const deliverable = await cms.create('deliverables', { title: 'Spot', project })
  const database = new pg.Client({ connectionString: stackUnderTest().databaseUrl })
  await database.connect()
  try {
    await database.query(
      `INSERT INTO deliverable_versions (deliverable_id, number, kind, file_name, mime_type, size,
         state, failure, progress, storage_key)
       VALUES ($1, 1, 'video', 'spot-v1.mov', 'video/quicktime', 1000, 'failed', 'noFfmpeg', 0, $2)`,
      [deliverable, `${randomUUID().replaceAll('-', '')}/original`],
    )
  } finally {
    await database.end()
  }
  return deliverable
}

for (const { locale, words } of LANGUAGES) {
  const { room } = words.review

  test(`${locale}: a failed version shows the reason, and the studio can process it again`, async ({
    page,
    browser,
  }) => {
    const client = await existingClient(locale, newClient())
    const address = publicPath(locale, roomPath(String(await newFailure(client.email))))
    await logIn(page, client)
    await page.goto(address)
    await expect(page.getByText(room.failures.noFfmpeg)).toBeVisible()
    await expect(page.getByRole('button', { name: room.retry, exact: true })).toHaveCount(0)
    await expectNoViolations(page)

    const staff = await staffPage(browser, address)
    await staff.getByRole('button', { name: room.retry, exact: true }).click()
    await expect(staff.getByText(room.failures.noFfmpeg)).toHaveCount(0)
    await expect(page.getByText(room.failures.noFfmpeg)).toHaveCount(0)
  })
}
