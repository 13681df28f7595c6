import type { Browser, Page } from '@playwright/test'
import { logIn } from './client-account'
import { adminClient } from './cms-client'
import { newEditor } from './editor-account'

/** Opens the website as an editor in a new browser context. */
export async function staffPage(browser: Browser, path: string): Promise<Page> {
  const editor = await newEditor(await adminClient(), 'Mara Lind')
  const page = await (await browser.newContext()).newPage()
  await logIn(page, editor)
  await page.goto(path)
  return page
}
