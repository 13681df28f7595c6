import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'
import { logInToAdmin } from './admin'
import { test as base } from './as-editor'
import type { CmsClient } from './cms-client'
import { newEditor } from './editor-account'
import { Interactions } from './interactions'
import { stackUnderTest } from './stack-under-test'

interface OfTest {
  /** Counts what the editor does in `page`. */
  hands: Interactions
  /** Opens the desk of a new account with another role, which is deleted after the test. */
  deskOf: (role: 'translator' | 'admin') => Promise<Page>
}

/** A test of a task of the desk, as an editor who is logged in. */
export const test = base.extend<OfTest>({
  // Wide enough for the form and the preview beside it.
  viewport: { width: 1366, height: 900 },
  hands: async ({ page }, provide, info) => {
    await provide(new Interactions(page, info))
  },
  deskOf: async ({ browser, cms }, provide) => {
    const ended: (() => Promise<unknown>)[] = []
    await provide(async (role) => {
      const account = await newStaff(cms, role)
      const page = await newPage(browser)
      ended.push(
        () => page.context().close(),
        () => cms.call('DELETE', `/users/${account.id}`),
      )
      await logInToAdmin(page, account)
      await openDesk(page)
      return page
    })
    for (const end of ended) await end()
  },
})

async function newPage(browser: Browser): Promise<Page> {
  const options = { storageState: undefined, viewport: { width: 1366, height: 900 } }
  return (await browser.newContext(options)).newPage()
}

async function newStaff(cms: CmsClient, role: 'translator' | 'admin') {
  const account = await newEditor(cms, 'Jon Weaver', role === 'admin' ? 'editor' : role)
  if (role === 'admin') await cms.change('users', account.id, { roles: ['admin'] })
  return account
}

export async function openDesk(page: Page): Promise<void> {
  await page.goto(`${stackUnderTest().cmsUrl}/admin`)
  await whenDeskIsReady(page)
}

/** Waits until the field of the desk opens the search. */
export async function whenDeskIsReady(page: Page): Promise<void> {
  await expect(deskField(page)).toBeVisible()
  // React attaches its handlers to the field when it hydrates it.
  await expect
    .poll(() =>
      deskField(page).evaluate((input) =>
        Object.keys(input).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true)
}

export function deskField(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Find or do anything' })
}

/** A line of the search, which the text in the field has found. */
export function hit(page: Page, name: RegExp | string): Locator {
  return page.getByRole('dialog', { name: 'Find' }).getByRole('option', { name }).first()
}

export function shortcut(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name })
}

/** Waits until the form accepts input. */
export async function whenReady(page: Page): Promise<void> {
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible({
    timeout: 30_000,
  })
}

const documentsSchema = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })

/** The first document that a query finds, in its newest draft. */
export async function findOne(
  cms: CmsClient,
  collection: string,
  query: string,
): Promise<Record<string, unknown> & { id: number }> {
  const answer = await cms.call('GET', `/${collection}?${query}&limit=1&depth=0&draft=true`)
  const [found] = documentsSchema.parse(answer).docs
  if (!found) throw new Error(`No document of ${collection} matches ${query}.`)
  return found
}
