import { test as base, type BrowserContextOptions } from '@playwright/test'
import { logInToAdmin } from './admin'
import { startDocument } from './admin-form'
import { adminClient, type CmsClient } from './cms-client'
import { newEditor } from './editor-account'
import { untilServed } from './site-settings'

interface Written {
  collection: string
  slug: string
  /** For each list of the site, the text that it contains while the document is published. */
  listed: Record<string, string>
}

interface Staff {
  admin: CmsClient
  editorsBrowser: BrowserContextOptions['storageState']
}

interface OfTest {
  cms: CmsClient
  /** Opens the form of a new document, which is deleted after the test. */
  write: (document: Written) => Promise<void>
}

/** A test whose browser is logged in to the admin as an editor who is not an admin. */
export const test = base.extend<OfTest, { staff: Staff }>({
  // All tests share one login, because logins are rate-limited.
  staff: [
    async ({ browser }, provide) => {
      const admin = await adminClient()
      const editor = await newEditor(admin)
      const context = await browser.newContext()
      await logInToAdmin(await context.newPage(), editor)
      await provide({ admin, editorsBrowser: await context.storageState() })
      await context.close()
      await admin.call('DELETE', `/users/${editor.id}`)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  storageState: ({ staff }, provide) => provide(staff.editorsBrowser),
  cms: ({ staff }, provide) => provide(staff.admin),
  write: async ({ page, cms }, provide) => {
    const written: Written[] = []
    await provide(async (document) => {
      // Documents are deleted in reverse order, because a later one may refer to an earlier one.
      written.unshift(document)
      await startDocument(page, document.collection)
    })
    for (const { collection, slug } of written) await cms.removeBySlug(collection, slug)
    for (const document of written) await untilListed(document, { isThere: false })
  },
})

/** Waits until the lists contain the document, or no longer contain it. */
export async function untilListed({ listed }: Written, { isThere = true } = {}): Promise<void> {
  for (const [list, words] of Object.entries(listed)) await untilServed(list, words, { isThere })
}
