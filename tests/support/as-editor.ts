import { test as base, type BrowserContextOptions } from '@playwright/test'
import { logInToAdmin } from './admin'
import { startDocument } from './admin-form'
import { adminClient, type CmsClient } from './cms-client'
import { newEditor } from './editor-account'
import { untilServed } from './site-settings'

interface Written {
  collection: string
  slug: string
  /** What stands in each list while it is published. */
  listed: Record<string, string>
}

interface Staff {
  admin: CmsClient
  editorsBrowser: BrowserContextOptions['storageState']
}

interface OfTest {
  cms: CmsClient
  /** Opens the form of a new document, which is taken down after the test. */
  write: (document: Written) => Promise<void>
}

/** A test in whose browser an editor, who is no admin, is logged in to the admin. */
export const test = base.extend<OfTest, { staff: Staff }>({
  // Once for all files: logins are counted.
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
      // The later one may stand in the earlier one, and goes first.
      written.unshift(document)
      await startDocument(page, document.collection)
    })
    for (const { collection, slug } of written) await cms.removeBySlug(collection, slug)
    for (const document of written) await untilListed(document, { isThere: false })
  },
})

/** Waits until lists show what was written, or no longer do. */
export async function untilListed({ listed }: Written, { isThere = true } = {}): Promise<void> {
  for (const [list, words] of Object.entries(listed)) await untilServed(list, words, { isThere })
}
