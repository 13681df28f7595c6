import { expect } from '@playwright/test'
import { z } from 'zod'
import { logInToAdmin } from '../support/admin'
import { adminClient, type CmsClient } from '../support/cms-client'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'

test('the history of a price list opens and shows the changes', async ({ page }) => {
  const cms = await adminClient()
  const before = await readPrice(cms)
  await cms.setPrice('podcast-audio', 'starter', { usdMin: before.usdMin + 100 })
  await logInToAdmin(page)
  await page.goto(`${stackUnderTest().cmsUrl}/admin/collections/price-groups/${before.id}`)
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog')
  await expect(history.getByText('Now in use')).toBeVisible()
  await expect(history.getByRole('listitem').first()).toContainText('→')
  await cms.setPrice('podcast-audio', 'starter', { usdMin: before.usdMin })
})

const listSchema = z.object({
  docs: z.tuple([
    z.object({
      id: z.number(),
      items: z.array(z.object({ key: z.string(), usdMin: z.number().nullish() })),
    }),
  ]),
})

async function readPrice(cms: CmsClient): Promise<{ id: number; usdMin: number }> {
  const path = '/price-groups?where[key][equals]=podcast-audio&depth=0&locale=en'
  const [{ id, items }] = listSchema.parse(await cms.call('GET', path)).docs
  return { id, usdMin: items.find(({ key }) => key === 'starter')?.usdMin ?? 0 }
}
