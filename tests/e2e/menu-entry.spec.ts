import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import * as form from '../support/admin-form'
import * as rows from '../support/admin-rows'
import { test as editing, untilListed } from '../support/as-editor'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'

const menusSchema = z.object({ megaItems: z.array(z.unknown()) })

const NAME = 'Stop-motion sets'
const PATH = '/stop-motion-sets'
const PAGE = {
  collection: 'pages',
  slug: PATH.slice(1),
  listed: {
    '/faq': `href="${PATH}"`,
    '/de/faq': `href="/de${PATH}"`,
    '/sitemap.xml': `${PATH}</loc>`,
  },
}

interface Entry {
  menu: string
  column: string
  page: string
}

interface OfTest {
  /** Adds a page to the header in the admin. The menus are restored after the test. */
  addToMenu: (entry: Entry) => Promise<void>
  visitor: Page
}

const test = editing.extend<OfTest>({
  addToMenu: async ({ page, cms }, provide) => {
    const { megaItems } = menusSchema.parse(
      await cms.call('GET', '/globals/menus?depth=0&locale=en'),
    )
    await provide(async (entry) => {
      await form.openGlobal(page, 'menus')
      await form.openTab(page, 'Header')
      const menu = await rows.openRow(page, 'megaItems', entry.menu)
      const column = await rows.openRow(page, `${menu}.groups`, entry.column)
      const link = await rows.addRow(page, `${column}.entries`, 'Entry')
      await form.fillFields(page, { [`${link}.label`]: entry.page })
      await form.chooseOption(page, `${link}.link.page`, entry.page)
      await form.saveGlobal(page)
    })
    await cms.call('POST', '/globals/menus?locale=en&depth=0', { megaItems })
  },
  visitor: async ({ browser, viewport }, provide) => {
    const context = await browser.newContext({
      baseURL: stackUnderTest().webUrl,
      storageState: { cookies: [], origins: [] },
      viewport,
    })
    await provide(await context.newPage())
    await context.close()
  },
})

test.use({ viewport: { width: 1440, height: 900 } })

test('an editor adds a service page and its menu entry: visitors reach it by the menu until it is unpublished', async ({
  page,
  visitor,
  write,
  addToMenu,
}) => {
  await visitor.goto('/faq')

  await write(PAGE)
  await form.fillFields(page, { title: NAME, slug: PAGE.slug })
  await form.publish(page)
  const formOfPage = page.url()
  await addToMenu({ menu: 'Services', column: 'Production studios', page: NAME })
  await untilListed(PAGE)

  await visitor.reload()
  const banner = visitor.getByRole('banner')
  await banner.getByRole('button', { name: 'Services', exact: true }).click()
  await banner.getByRole('link', { name: NAME }).click()
  await expect(visitor).toHaveURL(new RegExp(`${PATH}$`))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(NAME)

  await page.goto(formOfPage)
  await form.takeDown(page)
  // The menu leaves out a link to a page that is not published.
  await untilListed(PAGE, { isThere: false })
  expect((await visit(`${stackUnderTest().webUrl}${PATH}`)).status).toBe(404)
})
