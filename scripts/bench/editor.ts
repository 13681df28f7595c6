import { z } from 'zod'
import type { Stack } from '../lib/stack.mjs'

const groupSchema = z.looseObject({
  id: z.number(),
  items: z.array(z.looseObject({ key: z.string() })),
})

const usageSchema = z.object({
  pages: z.array(
    z.object({ path: z.string(), countries: z.array(z.string()), locales: z.array(z.string()) }),
  ),
})

export type PriceList = z.infer<typeof groupSchema>

/** Somebody who is logged in to the CMS and changes prices through its REST API. */
export class Editor {
  private constructor(
    private readonly cmsUrl: string,
    private readonly token: string,
  ) {}

  static async logIn({ cmsUrl, adminEmail, adminPassword }: Stack): Promise<Editor> {
    const response = await fetch(`${cmsUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: adminEmail, password: adminPassword }),
    })
    const { token } = z.object({ token: z.string() }).parse(await response.json())
    return new Editor(cmsUrl, token)
  }

  async priceList(key: string): Promise<PriceList> {
    const answer = await this.call(
      'GET',
      `/api/price-groups?where[key][equals]=${key}&depth=0&locale=en`,
    )
    const { docs } = z.object({ docs: z.array(groupSchema) }).parse(answer)
    const [list] = docs
    if (!list) throw new Error(`There is no price list “${key}”.`)
    return list
  }

  /** @param amounts integer minor units, for example `{ usdMin: 1350000 }` */
  async setPrice(list: PriceList, row: string, amounts: Record<string, number>): Promise<void> {
    const items = list.items.map((item) => (item.key === row ? { ...item, ...amounts } : item))
    await this.call('PATCH', `/api/price-groups/${list.id}?locale=en&depth=0`, { items })
  }

  async pagesBuiltFrom(
    list: PriceList,
  ): Promise<{ country: string; locale: string; path: string }[]> {
    const answer = await this.call('GET', `/api/publishing/usage/price-groups/${list.id}`)
    return usageSchema
      .parse(answer)
      .pages.flatMap(({ path, countries, locales }) =>
        countries.flatMap((country) => locales.map((locale) => ({ country, locale, path }))),
      )
  }

  private async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.cmsUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `JWT ${this.token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}
