import pMap from 'p-map'
import type { Country } from '../../packages/shared/src/countries'
import type { Locale } from '../../packages/shared/src/locales'
import { readPageFacts, type PageFacts } from './page-facts'
import { PAGES_AT_ONCE, walkVariant } from './site-walk'
import { from, visit } from './visit'

/** Reads pages as a visitor of one country would, several at a time. */
export class SiteReader {
  private readonly statuses = new Map<string, Promise<number>>()
  private walked: ReturnType<typeof walkVariant> | undefined

  constructor(
    private readonly webUrl: string,
    private readonly country: Country,
    private readonly locale: Locale,
  ) {}

  /** A page of the plan comes from the walk, any other is asked for. */
  async page(path: string): Promise<{ status: number; facts: PageFacts }> {
    const address = this.webUrl + path
    const walked = (await this.walk()).get(path)
    const { status, html } = walked ?? (await visit(address, from(this.country)))
    return { status, facts: readPageFacts(html, address) }
  }

  private walk() {
    return (this.walked ??= walkVariant(this.country, this.locale))
  }

  /** The status of an address, asked once. */
  status(path: string): Promise<number> {
    const known = this.statuses.get(path)
    if (known) return known
    const asked = this.ask(path)
    this.statuses.set(path, asked)
    return asked
  }

  private async ask(path: string): Promise<number> {
    const method = path.startsWith('/media/') ? 'HEAD' : 'GET'
    const headers = from(this.country)
    const response = await fetch(this.webUrl + path, { method, headers, redirect: 'manual' })
    await response.arrayBuffer()
    return response.status
  }

  /** Those of the addresses that do not answer with a page or a file, with their status. */
  async broken(paths: string[]): Promise<string[]> {
    const ask = async (path: string) => [path, await this.status(path)] as const
    const found = await pMap(paths, ask, PAGES_AT_ONCE)
    return found.filter(([, status]) => status !== 200).map(([path, status]) => `${status} ${path}`)
  }
}
