import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { publicPath } from '../../packages/shared/src/paths'
import { projectPath } from '../../packages/shared/src/routes/account'
import { expectNoViolations } from '../support/accessibility'
import { LANGUAGES } from '../support/account-words'
import { existingClient, logIn, newClient } from '../support/client-account'
import { adminClient, type CmsClient } from '../support/cms-client'
import { test } from '../support/test'

let cms: CmsClient

test.beforeAll(async () => {
  cms = await adminClient()
})

/** Creates a project with a member who may upload versions. */
async function newProject(email: string) {
  const query = `where[email][equals]=${encodeURIComponent(email)}&depth=0`
  const { docs } = (await cms.call('GET', `/users?${query}`)) as { docs: { id: number }[] }
  const members = [{ user: docs[0]?.id, role: 'reviewer' }]
  const data = { title: `Perfume ${randomUUID()}`, state: 'inReview', mayUpload: true, members }
  const project = await cms.create('projects', data)
  const deliverable = await cms.create('deliverables', { title: 'Spot, 30 seconds', project })
  return { project, deliverable }
}

/** A file that is no video, with this size in megabytes. */
const archive = (name: string, megabytes = 1) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.alloc(megabytes * 1024 * 1024, 'PK'),
})

/**
 * @param list the accessible name of the uploader's list, which is inside the list of deliverables
 */
const line = (page: Page, list: string, name: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name })

for (const { locale, words } of LANGUAGES) {
  const { upload } = words.review

  test(`${locale}: a client uploads files, and refused ones are explained`, async ({ page }) => {
    const client = await existingClient(locale, newClient())
    const { project, deliverable } = await newProject(client.email)
    await logIn(page, client)
    await page.goto(publicPath(locale, projectPath(String(project))))
    await page.getByText(words.account.project.upload, { exact: true }).click()
    const files = page.getByLabel(upload.choose)
    await files.setInputFiles([
      archive('assets.zip', 20),
      archive('setup.exe'),
      { ...archive('film.mp4'), mimeType: 'video/mp4' },
    ])
    await expect(line(page, upload.list, 'setup.exe')).toContainText(upload.fileType)
    await expect(line(page, upload.list, 'assets.zip')).toContainText(upload.done)
    await expect(line(page, upload.list, 'film.mp4')).toContainText(upload.fileType)
    await expectNoViolations(page)
    await expect(page.getByRole('status').filter({ hasText: upload.fileType })).toHaveCount(1)
    const query = `where[deliverable][equals]=${deliverable}&depth=0`
    const stored = await cms.call('GET', `/deliverable-versions?${query}`)
    expect(stored).toMatchObject({ docs: [{ number: 1, fileName: 'assets.zip', kind: 'file' }] })
  })
}

test(
  'an upload resumes after a pause, a dead connection and a page that was left',
  { tag: '@core' },
  async ({ page, context }) => {
    const [{ words }] = LANGUAGES
    const { upload } = words.review
    const client = await existingClient('en', newClient())
    const { project } = await newProject(client.email)
    await logIn(page, client)
    const open = async () => {
      await page.goto(publicPath('en', projectPath(String(project))))
      await page.getByText(words.account.project.upload, { exact: true }).click()
    }
    await open()
    const sent: number[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(Number(request.headers()['upload-offset']))
    })
    // Uploads are delayed, so that the test can stop them halfway.
    await context.route('**/api/review/uploads/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    // The file is on disk, because the uploader recognizes a file by its modification time.
    const film = test.info().outputPath('long.zip')
    await writeFile(film, archive('long.zip', 40).buffer)
    await page.getByLabel(upload.choose).setInputFiles(film)
    const long = line(page, upload.list, 'long.zip')
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    await long.getByRole('button', { name: upload.pause }).click()
    await expect(long).toContainText(upload.paused)
    await context.setOffline(true)
    await long.getByRole('button', { name: upload.goOn }).click()
    await expect(long).toContainText(upload.offline)
    await context.setOffline(false)
    await expect.poll(() => Math.max(...sent)).toBeGreaterThanOrEqual(16 * 1024 * 1024)

    page.on('dialog', (dialog) => void dialog.accept())
    await open()
    sent.length = 0
    await page.getByLabel(upload.choose).setInputFiles(film)
    await expect(line(page, upload.list, 'long.zip')).toContainText(upload.done, {
      timeout: 60_000,
    })
    expect(Math.min(...sent)).toBeGreaterThan(0)
  },
)
