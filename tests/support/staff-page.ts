import { expect, type Browser, type Page } from '@playwright/test'
import { adminClient } from './cms-client'
import { newEditor } from './editor-account'

/** Staff on the website, on a page of their own. */
export async function staffPage(browser: Browser, path: string): Promise<Page> {
  const { email, password } = await newEditor(await adminClient(), 'Mara Lind')
  const page = await (await browser.newContext()).newPage()
  await page.goto('/')
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      return (await fetch('/api/login', init)).status
    },
    { email, password },
  )
  expect(status).toBe(200)
  await page.goto(path)
  return page
}
