import { randomUUID } from 'node:crypto'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { z } from 'zod'
import { logInToAdmin } from './admin'
import { test as base } from './as-editor'
import type { CmsClient } from './cms-client'
import { newEditor } from './editor-account'
import { stackUnderTest } from './stack-under-test'

interface SharedPage {
  id: number
  slug: string
  /** @returns the page's title in its newest draft */
  title: (locale?: 'en' | 'ar' | 'de') => Promise<unknown>
}

interface Fixtures {
  /** A published page with texts in all languages, which is deleted after the test. */
  shared: SharedPage
  /** The admin in the browser of a second editor, Mira Klein. */
  mira: Page
}

interface Colleague {
  mirasBrowser: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** A test with two editors in the admin: `page` is the first one's browser, `mira` the second's. */
export const test = base.extend<Fixtures, { colleague: Colleague }>({
  colleague: [
    async ({ browser, staff }, provide) => {
      const editor = await newEditor(staff.admin, 'Mira Klein')
      // `storageState` is undefined, because the context would inherit the login of the first
      // editor.
      const context = await browser.newContext({ storageState: undefined })
      await logInToAdmin(await context.newPage(), editor)
      await provide({ mirasBrowser: await context.storageState() })
      await context.close()
      await staff.admin.call('DELETE', `/users/${editor.id}`)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  mira: async ({ browser, colleague }, provide) => {
    const context = await browser.newContext({ storageState: colleague.mirasBrowser })
    await provide(await context.newPage())
    await context.close()
  },
  shared: async ({ cms }, provide) => {
    const page = await createShared(cms)
    await provide(page)
    await cms.removeBySlug('pages', page.slug)
  },
})

async function createShared(cms: CmsClient): Promise<SharedPage> {
  const slug = `shared-${randomUUID().slice(0, 8)}`
  const id = await cms.createPage({ title: 'Published', slug, _status: 'draft' })
  for (const [locale, title] of [
    ['de', 'Veröffentlicht'],
    ['ar', 'منشور'],
  ] as const) {
    await cms.changePage(id, { title, _status: 'draft' }, `?locale=${locale}&draft=true`)
  }
  const readyLocales = ['en', 'ar', 'de']
  await cms.changePage(id, { title: 'Published', readyLocales, _status: 'published' })
  return {
    id,
    slug,
    title: async (locale = 'en') => {
      const answer = await cms.call('GET', `/pages/${id}?draft=true&depth=0&locale=${locale}`)
      return z.looseObject({ title: z.unknown() }).parse(answer).title
    },
  }
}

export async function untilDrafted({ title }: SharedPage, expected: string): Promise<void> {
  await expect.poll(() => title()).toBe(expected)
}

export async function openVersions(page: Page, collection: string, id: number): Promise<void> {
  const path = `/admin/collections/${collection}/${id}/versions`
  await page.goto(`${stackUnderTest().cmsUrl}${path}`)
  await expect(page.getByRole('heading', { name: 'Versions', exact: true })).toBeVisible()
}
