import { randomUUID } from 'node:crypto'
import { devices, expect, type Browser, type Page } from '@playwright/test'
import { publicPath } from '../../packages/shared/src/paths'
import { projectPath } from '../../packages/shared/src/routes/account'
import { textOf } from '../../apps/cms/src/test-support/pdf'
import { LANGUAGES, like } from '../support/account-words'
import { logInToAdmin } from '../support/admin'
import { newClient } from '../support/client-account'
import { adminClient } from '../support/cms-client'
import { linkInMail } from '../support/received-mails'
import {
  composer,
  draw,
  drawByTouch,
  goToVersion,
  libraryClip,
  surface,
  untilSeen,
  uploadVersion,
} from '../support/review-room'
import { stackUnderTest } from '../support/stack-under-test'
import { staffPage } from '../support/staff-page'
import { test } from '../support/test'
import { whenInteractive } from '../support/when-interactive'

const TITLE = 'Reveal shot'
const DEVICES = { en: { viewport: { width: 1440, height: 900 } }, ar: devices['Pixel 7'] }

async function newProject(): Promise<number> {
  const cms = await adminClient()
  const project = await cms.create('projects', {
    title: `Waterfront ${randomUUID()}`,
    state: 'inReview',
  })
  await cms.create('deliverables', { title: TITLE, project })
  return project
}

/** Invites a person as staff do, in the admin below the members of a project. */
async function invite(browser: Browser, project: number, person: Record<string, string>) {
  const page = await (await browser.newContext()).newPage()
  await logInToAdmin(page)
  await page.goto(`${stackUnderTest().cmsUrl}/admin/collections/projects/${project}`)
  const form = page.getByRole('region', { name: 'Invite a member' })
  await form.getByLabel('Email', { exact: true }).fill(person.email ?? '')
  await form.getByLabel('Name').fill(person.name ?? '')
  await form.getByLabel('Role').selectOption('clientAdmin')
  await form.getByLabel('Email language').selectOption(person.locale ?? '')
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.locator('#field-members')).toContainText(person.email ?? '')
  await page.context().close()
}

const note = (page: Page, text: string) => page.locator('.note', { hasText: text })
const chip = (page: Page) => page.locator('.approval-chip')

for (const { locale, words } of LANGUAGES) {
  const { notes, drawing, rounds } = words.review
  const { account } = words
  const isPhone = locale === 'ar'
  const text = isPhone ? 'البرج أولًا من فضلك' : 'The tower first, please'

  test(
    `${locale}: from the invitation to the certificate${isPhone ? ', on a phone' : ''}`,
    { tag: locale === 'ar' ? '@core' : [] },
    async ({ browser }) => {
      // The test takes long because of the admin, which needs up to a minute on a busy machine.
      test.slow()
      const client = newClient(isPhone ? 'لينا حدّاد' : 'Lina Haddad')
      const project = await newProject()
      const projectPage = publicPath(locale, projectPath(String(project)))
      const page = await (await browser.newContext(DEVICES[isPhone ? 'ar' : 'en'])).newPage()
      const staff = await staffPage(browser, projectPage)
      const openRoom = async (who: Page) => {
        await whenInteractive(who)
        await who.getByRole('link', { name: TITLE }).click()
        await untilSeen(who)
      }

      await test.step('staff upload a version and invite the client by mail', async () => {
        const invited = invite(browser, project, { ...client, locale })
        await uploadVersion(staff, words, libraryClip('animatic'))
        await expect(async () => {
          await staff.goto(projectPage)
          await expect(staff.locator(`img[width="160"]`)).toBeVisible({ timeout: 1_000 })
        }).toPass()
        await openRoom(staff)
        await invited
      })

      await test.step('the client chooses a password and lands in the project', async () => {
        await page.goto(await linkInMail(client.email, '/password/invitation/'))
        await page.getByLabel(account.fields.newPassword).fill(client.password)
        await page.getByLabel(account.fields.confirmPassword).fill(client.password)
        await page.getByRole('button', { name: account.invitation.submit }).click()
        await page.waitForURL(`**${projectPage}`)
      })

      await test.step('the client draws on a frame; staff see it without a reload', async () => {
        await openRoom(page)
        // The room scrolls within itself, and the page has nothing below it.
        const surplus = () =>
          page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
        expect(await surplus()).toBeLessThanOrEqual(0)
        await composer(page).getByLabel(notes.write).fill(text)
        await page.getByRole('radio', { name: drawing.tool.pen }).check({ force: true })
        await (isPhone ? drawByTouch : draw)(page, surface(page), [
          [0.3, 0.3],
          [0.6, 0.3],
          [0.6, 0.7],
        ])
        await expect(page.getByRole('img', { name: drawing.yours }).locator('path')).toHaveCount(1)
        await composer(page).getByRole('button', { name: notes.send }).click()
        const sent = Date.now()
        await expect(note(staff, text)).toBeVisible({ timeout: 5_000 })
        const seen = Date.now() - sent
        test.info().annotations.push({ type: 'note seen after', description: `${seen} ms` })
        console.log(`${locale}: staff see the note after ${seen} ms`)
        await expect(staff.getByRole('img', { name: like(drawing.ofNote) })).toHaveCount(1)
      })

      await test.step('a new version takes the open note along, and staff mark it fixed', async () => {
        const uploader = await staff.context().newPage()
        await uploader.goto(projectPage)
        await uploadVersion(uploader, words, libraryClip('previz'))
        await uploader.close()
        for (const who of [staff, page]) {
          await goToVersion(who, 2)
          await expect(note(who, text)).toContainText(like(notes.carried.from), { timeout: 40_000 })
        }
        await note(staff, text)
          .getByRole('button', { name: notes.carried.fixed, exact: true })
          .click()
        await expect(note(page, text)).toContainText(notes.carried.resolved)
      })

      await test.step('a round is opened, the client approves, and it is closed', async () => {
        const panel = staff.getByRole('dialog', { name: rounds.title })
        await chip(staff).click()
        await panel.getByRole('button', { name: rounds.open.submit }).click()
        await expect(chip(page)).toHaveText(rounds.line.yourAnswer)
        await chip(page).click()
        const answer = page.getByRole('dialog', { name: rounds.title })
        await answer.getByText(rounds.verdicts.approved, { exact: true }).click()
        await answer.getByRole('button', { name: rounds.answer.send }).click()
        await expect(chip(staff)).toHaveText(rounds.line.allAnswered)
        await panel.getByRole('button', { name: rounds.closing.start }).click()
        await panel.getByRole('button', { name: rounds.closing.confirm }).click()
      })

      await test.step('the client signs; the certificate says what', async () => {
        const panel = page.getByRole('dialog', { name: rounds.title })
        await panel.getByLabel(rounds.sign.name).fill(client.name)
        await panel.getByRole('checkbox').check()
        await panel.getByRole('button', { name: rounds.sign.submit }).click()
        await expect(panel.getByText(rounds.sign.done)).toBeFocused()
        const [signature, file] = await Promise.all([
          panel.locator('.approval-signature').innerText(),
          panel.locator('.approval-signature a').first().getAttribute('href').then(String),
        ])
        const answer = await page.request.get(file)
        expect(answer.headers()['content-type']).toBe('application/pdf')
        const certificate = await textOf(new Response(new Uint8Array(await answer.body())))
        const [reference] = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(signature) ?? []
        const [digest] = /\b[0-9a-f]{64}\b/.exec(signature) ?? []
        expect(certificate).toContain(reference ?? 'a reference')
        expect(certificate.replaceAll(' ', '')).toContain(digest ?? 'a digest')
      })
      await Promise.all([staff.context().close(), page.context().close()])
    },
  )
}
