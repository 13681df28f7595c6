import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { CmsClient } from '../support/cms-client'
import { startTestStack } from '../support/test-stack'
import { fillContact, formIn } from '../support/forms'
import { from, visit } from '../support/visit'

let stack: Awaited<ReturnType<typeof startTestStack>>

test.beforeAll(async () => {
  stack = await startTestStack()
  // The worker is stopped, because it would render the new page before the CMS is killed.
  await stack.kill('worker')
  const cms = await CmsClient.logIn(stack)
  await cms.createPage({ title: 'Never opened', slug: 'never-opened', _status: 'published' })
})

test.afterAll(() => stack.stop())

/** It stands for the secret of a link, and for the words of a visitor. */
const SECRET = 'secretofavisitor'
const NEVER_MADE = '/de/never-opened'

test(
  'data fetch errors while the CMS is dead: rendered pages stay, others show an error and load when it is back',
  { tag: '@core' },
  async ({ page }) => {
    const web = (path: string) => `${stack.webUrl}${path}`
    for (const path of ['/', '/pricing', '/ar/pricing']) {
      expect((await visit(web(path))).status).toBe(200)
    }
    expect((await visit(web('/contact'), from('gr'))).status).toBe(200)
    await stack.kill('cms')

    for (const path of ['/', '/pricing', '/ar/pricing']) {
      const { status, html } = await visit(web(path))
      expect([status, path]).toEqual([200, path])
      expect(html).toContain('13,500')
    }

    const { status, html, headers } = await visit(web(NEVER_MADE))
    expect(status).toBeGreaterThanOrEqual(500)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(html).toMatch(/<html[^>]* lang="de"/)
    expect(html).not.toMatch(/\n\s+at |node_modules|ECONNREFUSED/)

    for (const address of ['/guest/', '/email/unsubscribe/', '/search?q=']) {
      const answer = await visit(web(address + SECRET))
      expect([address, answer.status]).toEqual([address, 503])
      expect(answer.html).not.toMatch(/\n\s+at |node_modules|ECONNREFUSED/)
    }
    expect(await readFile(path.join(stack.logsDir, 'web.log'), 'utf8')).not.toContain(SECRET)

    await page.context().addCookies([{ name: 'country', value: 'gr', url: stack.webUrl }])
    await page.goto(web(NEVER_MADE))
    const apology = await page.getByRole('heading', { level: 1 }).textContent()

    await page.goto(web('/contact'))
    const form = formIn(page, 'contact')
    const message = await fillContact(form, 'Nobody answers.')
    await form.getByRole('button', { name: 'Send the message' }).click()
    await page.getByRole('dialog', { name: 'Oops...' }).getByRole('button', { name: 'OK' }).click()
    await expect(form.getByRole('status')).toContainText('Your text is still here')
    await expect(form.getByRole('link', { name: /^Call \+49 30/ })).toBeVisible()
    await expect(form.getByRole('link', { name: /^Write berlin@/ })).toBeVisible()
    await expect(form.locator('[name="message"]')).toHaveValue(message)
    // Submits the form as a browser without scripts does.
    await form.evaluate((element: HTMLFormElement) => element.submit())
    await expect(page).toHaveURL(/\/form\/contact\?draft=/)
    await expect(page.locator('[name="message"]')).toHaveValue(message)
    await expect(page.getByRole('link', { name: /^Call \+49 30/ })).toBeVisible()
    await expectNoViolations(page)

    await page.goto(web(NEVER_MADE))
    await stack.start('cms')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(apology ?? '', {
      timeout: 30_000,
    })
    expect((await visit(web(NEVER_MADE))).status).toBe(200)
  },
)
