import pMap from 'p-map'
import { readPageFacts, type PageFacts } from './page-facts'
import { from, visit } from './visit'

/** As many as two processors render without a queue. */
export const PAGES_AT_ONCE = { concurrency: 4 }

/** Reads pages as a visitor of one country would, several at a time. */
export class SiteReader {
  private readonly statuses = new Map<string, Promise<number>>()

  constructor(
    private readonly webUrl: string,
    private readonly country: string,
  ) {}

  async page(path: string): Promise<{ status: number; html: string; facts: PageFacts }> {
    const address = this.webUrl + path
    const { status, html } = await visit(address, from(this.country))
    return { status, html, facts: readPageFacts(html, address) }
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
