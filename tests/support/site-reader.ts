import { readPageFacts, type PageFacts } from './page-facts'
import { from, visit } from './visit'

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
    const found = await inTurns(paths, async (path) => [path, await this.status(path)] as const)
    return found.filter(([, status]) => status !== 200).map(([path, status]) => `${status} ${path}`)
  }
}

const AT_ONCE = 4

/** Does the same to each of many, a few at a time. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...items.entries()]
  const walk = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      results[next[0]] = await work(next[1])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return results
}
