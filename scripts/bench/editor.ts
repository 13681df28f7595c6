import { z } from 'zod'
import { CmsClient } from '../../tests/support/cms-client'
import type { Stack } from '../lib/stack.mjs'
import type { Variant } from './visitor'

const listSchema = z.looseObject({
  id: z.number(),
  items: z.array(z.looseObject({ key: z.string() })),
})

const usageSchema = z.object({
  pages: z.array(
    z.object({ path: z.string(), countries: z.array(z.string()), locales: z.array(z.string()) }),
  ),
})

export type PriceList = z.infer<typeof listSchema>

/** An editor who is logged in to the CMS and changes one price list repeatedly. */
export class Editor {
  private constructor(private readonly cms: CmsClient) {}

  static async logIn(stack: Stack): Promise<Editor> {
    return new Editor(await CmsClient.logIn(stack))
  }

  async priceList(key: string): Promise<PriceList> {
    const query = `where[key][equals]=${key}&depth=0&locale=en`
    const answer = await this.cms.call('GET', `/price-groups?${query}`)
    const [list] = z.object({ docs: z.array(listSchema) }).parse(answer).docs
    if (!list) throw new Error(`There is no price list “${key}”.`)
    return list
  }

  /** @param amounts integer minor units, for example `{ usdMin: 1350000 }` */
  async setPrice(list: PriceList, row: string, amounts: Record<string, number>): Promise<void> {
    const items = list.items.map((item) => (item.key === row ? { ...item, ...amounts } : item))
    await this.cms.call('PATCH', `/price-groups/${list.id}?locale=en&depth=0`, { items })
  }

  async pagesBuiltFrom(list: PriceList): Promise<Variant[]> {
    const answer = await this.cms.call('GET', `/publishing/usage/price-groups/${list.id}`)
    return usageSchema
      .parse(answer)
      .pages.flatMap(({ path, countries, locales }) =>
        countries.flatMap((country) => locales.map((locale) => ({ country, locale, path }))),
      )
  }
}
