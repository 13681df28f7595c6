import pMap from 'p-map'
import type { Country } from '../../packages/shared/src/countries'
import type { Locale } from '../../packages/shared/src/locales'
import type { PageFacts } from './page-facts'
import { PAGES_AT_ONCE, readPage, walkVariant } from './site-walk'
import { from } from './visit'

/** Reads the site as a visitor from one country, several pages at a time. */
export class SiteReader {
  private readonly statuses = new Map<string, Promise<number>>()

  constructor(
    private readonly webUrl: string,
    private readonly country: Country,
    private readonly locale: Locale,
  ) {}

  /** Reads a page. A route's page comes from the stored walk; others are requested. */
  async page(path: string): Promise<{ status: number; facts: PageFacts }> {
    return (await this.walked(path)) ?? readPage(this.country, path)
  }

  private async walked(path: string) {
    return (await walkVariant(this.country, this.locale)).get(path)
  }

  /** @returns the status of an address, which is requested only once */
  status(path: string): Promise<number> {
    const known = this.statuses.get(path)
    if (known) return known
    const asked = this.ask(path)
    this.statuses.set(path, asked)
    return asked
  }

  private async ask(path: string): Promise<number> {
    const walked = await this.walked(path)
    if (walked) return walked.status
    const method = path.startsWith('/media/') ? 'HEAD' : 'GET'
    const headers = from(this.country)
    const response = await fetch(this.webUrl + path, { method, headers, redirect: 'manual' })
    await response.arrayBuffer()
    return response.status
  }

  /** @returns the addresses whose status is not 200, with that status */
  async broken(paths: string[]): Promise<string[]> {
    const ask = async (path: string) => [path, await this.status(path)] as const
    const found = await pMap(paths, ask, PAGES_AT_ONCE)
    return found.filter(([, status]) => status !== 200).map(([path, status]) => `${status} ${path}`)
  }
}
