import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { CmsClient } from '../support/cms-client'
import { untilServed } from '../support/site-settings'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'

const menuSchema = z.looseObject({
  label: z.string(),
  groups: z.array(z.looseObject({ entries: z.array(z.looseObject({})) })).optional(),
})
const menusSchema = z.object({ megaItems: z.array(menuSchema) })

type Menus = z.infer<typeof menusSchema>['megaItems']

const NAME = 'Stop-motion sets'
const PATH = '/stop-motion-sets'

/** The same menus, with an entry at the end of the first column of one of them. */
function withEntry(menus: Menus, label: string, entry: Record<string, unknown>): Menus {
  return menus.map((menu) => {
    if (menu.label !== label || !menu.groups) return menu
    const [first, ...others] = menu.groups
    const entries = [...(first?.entries ?? []), entry]
    return { ...menu, groups: [{ ...first, entries }, ...others] }
  })
}

test.use({ viewport: { width: 1440, height: 900 } })

test('an editor adds a service page and its entry in the menu: visitors come from there to it, until it is taken down', async ({
  page,
}) => {
  const cms = await CmsClient.logIn(stackUnderTest())
  const { megaItems } = menusSchema.parse(await cms.call('GET', '/globals/menus?depth=0&locale=en'))
  const change = (items: Menus) =>
    cms.call('POST', '/globals/menus?locale=en&depth=0', { megaItems: items })
  await page.goto('/faq')

  const slug = PATH.slice(1)
  const service = await cms.createPage({ title: NAME, slug, _status: 'published' })
  try {
    await change(
      withEntry(megaItems, 'Services', { label: NAME, link: { type: 'page', page: service } }),
    )
    await untilServed('/faq', `href="${PATH}"`)
    await untilServed('/de/faq', `href="/de${PATH}"`)
    await untilServed('/sitemap.xml', `${PATH}</loc>`)

    await page.reload()
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: 'Services', exact: true }).click()
    await banner.getByRole('link', { name: NAME }).click()
    await expect(page).toHaveURL(new RegExp(`${PATH}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)

    await cms.changePage(service, { _status: 'draft' })
    // A link that leads to nothing published is left out.
    await untilServed('/faq', `href="${PATH}"`, { isThere: false })
    expect((await visit(`${stackUnderTest().webUrl}${PATH}`)).status).toBe(404)
  } finally {
    await change(megaItems)
  }
})
