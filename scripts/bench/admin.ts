import { chromium } from '@playwright/test'
import { Client } from 'pg'
import { browserOptions } from '../../tests/support/browser-options'
import { listScreens, measureFind, measureScreens, untilFindable } from './admin-screens'
import { COUNTS, fillDatabase } from './many-documents'
import { withStack } from './with-stack'

/**
 * Measures how soon each screen of the admin can be used in a browser, with five thousand pages,
 * posts and inquiries, two thousand pictures and three hundred prices: npm run bench:admin
 */
await withStack(async (stack) => {
  const db = new Client({ connectionString: stack.databaseUrl })
  await db.connect()
  const browser = await chromium.launch(browserOptions())
  try {
    const prices = await fillDatabase(db)
    console.log(`${JSON.stringify(COUNTS)}, besides the first content; ${prices} prices`)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const login = { email: stack.adminEmail, password: stack.adminPassword }
    const answer = await page.request.post(`${stack.cmsUrl}/api/users/login`, { data: login })
    if (!answer.ok()) throw new Error(`The login answered ${answer.status()}.`)
    await untilFindable(stack, page)
    await measureScreens(stack, page, await listScreens(db))
    await measureFind(stack, page)
  } finally {
    await browser.close()
    await db.end()
  }
})
