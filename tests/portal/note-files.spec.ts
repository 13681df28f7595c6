import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { publicPath } from '../../packages/shared/src/paths'
import { roomPath } from '../../packages/shared/src/routes/account'
import { expectNoViolations } from '../support/accessibility'
import { LANGUAGES } from '../support/account-words'
import { existingClient, logIn, newClient, type Client } from '../support/client-account'
import { adminClient, type CmsClient } from '../support/cms-client'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG })

let cms: CmsClient

test.beforeAll(async () => {
  cms = await adminClient()
})

/** Creates a deliverable with one finished version. */
async function newRoom(people: readonly (readonly [Client, string])[]): Promise<number> {
  const members = await Promise.all(
    people.map(async ([{ email }, role]) => {
      const query = `where[email][equals]=${encodeURIComponent(email)}&depth=0`
      const { docs } = (await cms.call('GET', `/users?${query}`)) as { docs: { id: number }[] }
      return { user: docs[0]?.id, role }
    }),
  )
  const data = { title: `Perfume ${randomUUID()}`, state: 'inReview', members }
  const project = await cms.create('projects', data)
  const deliverable = await cms.create('deliverables', { title: 'Spot, 30 seconds', project })
  const database = new pg.Client({ connectionString: stackUnderTest().databaseUrl })
  await database.connect()
  try {
    await database.query(
      `INSERT INTO deliverable_versions
         (deliverable_id, number, kind, file_name, mime_type, size, state, progress, storage_key)
       VALUES ($1, 1, 'file', 'spot.zip', 'application/zip', 1000, 'ready', 100, $2)`,
      [deliverable, randomUUID()],
    )
  } finally {
    await database.end()
  }
  return deliverable
}

const notes = (page: Page) => page.locator('.note')

for (const { locale, words } of LANGUAGES.filter((each) => ['en', 'ar'].includes(each.locale))) {
  const own = words.review.notes

  test(
    `${locale}: a client attaches files to a note; a viewer can open them but attach none`,
    { tag: locale === 'en' ? '@core' : [] },
    async ({ page, browser }) => {
      test.slow()
      const client = await existingClient(locale, newClient('Lina Haddad'))
      const viewer = await existingClient(locale, newClient('Omar Aziz'))
      const deliverable = await newRoom([
        [client, 'reviewer'],
        [viewer, 'viewer'],
      ])
      await logIn(page, client)
      await page.goto(publicPath(locale, roomPath(String(deliverable))))
      const composer = page.locator('.composer')
      const field = composer.getByRole('textbox', { name: own.write })
      await field.focus()
      const choosing = page.waitForEvent('filechooser')
      await composer.getByRole('button', { name: own.files.attach }).click()
      await (await choosing).setFiles([picture('light.png'), { ...picture('logo.svg') }])
      const list = composer.getByRole('list', { name: own.files.list })
      await expect(list.getByRole('listitem')).toHaveCount(2)
      const refused = list.getByRole('listitem').filter({ hasText: 'logo.svg' })
      await expect(refused).toContainText(words.review.upload.fileType)
      await expectNoViolations(page)
      const removeNamed = (name: string) => own.files.removeNamed.replace('{name}', name)
      await composer.getByRole('button', { name: removeNamed('logo.svg') }).click()
      await expect(list.getByRole('listitem')).toHaveText([/light\.png/])
      await expect(
        composer.getByText(own.files.attached.replace('{name}', 'light.png')),
      ).toHaveCount(1)

      // After a reload the file is still there.
      await page.reload()
      await expect(list.getByRole('listitem')).toHaveText([/light\.png/])
      await composer.evaluate(
        (form, bytes) => {
          const data = new DataTransfer()
          data.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }))
          const textarea = form.querySelector('textarea')
          textarea?.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          )
        },
        [...PNG],
      )
      await expect(list.getByRole('listitem')).toHaveText([/light\.png/, /pasted\.png/])
      await expect(composer.locator('progress')).toHaveCount(0)
      await field.fill('Softer, as in the picture.')
      await composer.getByRole('button', { name: own.send }).click()
      const note = notes(page).filter({ hasText: 'Softer, as in the picture.' })
      await expect(note.getByRole('link')).toHaveText([/light\.png/, /pasted\.png/])
      await expect(list).toHaveCount(0)
      const shown = note.locator('.note-file-picture').first()
      await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)

      await note.getByRole('button', { name: own.reply }).click()
      const form = page.locator('.note-form')
      const again = page.waitForEvent('filechooser')
      await form.getByRole('button', { name: own.files.attach }).click()
      await (
        await again
      ).setFiles({
        ...{ name: 'brief.txt', mimeType: 'text/plain' },
        buffer: Buffer.from('<script>alert(1)</script>'),
      })
      await form.getByRole('textbox').fill('And what it is for.')
      await expect(form.locator('progress')).toHaveCount(0)
      await form.getByRole('button', { name: own.sendReply }).click()
      const brief = note.getByRole('link', { name: 'brief.txt' })
      await expect(brief).toBeVisible()
      await expectNoViolations(page)

      const other = await (await browser.newContext()).newPage()
      await logIn(other, viewer)
      await other.goto(publicPath(locale, roomPath(String(deliverable))))
      const [saved] = await Promise.all([
        other.waitForEvent('download'),
        other.getByRole('link', { name: 'brief.txt' }).click(),
      ])
      expect(saved.suggestedFilename()).toBe('brief.txt')
      await expect(other.getByRole('button', { name: own.files.attach })).toHaveCount(0)
      const url = (await other.getByRole('link', { name: 'light.png' }).getAttribute('href')) ?? ''
      const { status, headers } = await other.evaluate(async (address) => {
        const answer = await fetch(address)
        return { status: answer.status, headers: Object.fromEntries(answer.headers) }
      }, url)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
    },
  )
}
