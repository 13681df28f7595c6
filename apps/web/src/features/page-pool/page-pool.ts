import type { IncomingMessage } from 'node:http'
import { publishAckSchema } from '@studio/shared/contracts/publish'
import { SIGNATURE_HEADER } from '@studio/shared/signature'
import { Member } from './member'
import { ownerOf } from './owner-of'

/** Modules of the server are loaded apart from those of the app: they meet here. */
const PAGE_POOL = Symbol.for('studio.page-pool')
const TIMEOUT = 5_000
/** Takes the place of the boot id of a process that does not answer: it has to be told all when it does. */
const AWAY = 'away'

/**
 * The processes that share the making of pages. A change can make hundreds of
 * pages stale in one moment, and one process makes them one after another.
 * Each address has one owner; the one that visitors reach hands requests on.
 */
export class PagePool {
  private readonly members: Member[]

  /** @param processes how many there are in all, this one included */
  constructor(processes: number) {
    this.members = Array.from({ length: processes - 1 }, () => new Member())
    for (const member of this.members) member.start()
  }

  /** The origin that should answer a request; null where this process does. */
  originFor(request: IncomingMessage): string | null {
    const owner = ownerOf(request, this.members.length + 1)
    if (owner === null || owner === 0) return null
    return this.members[owner - 1]?.origin ?? null
  }

  /**
   * Hands a publish message on.
   *
   * @returns each process's boot id
   */
  tell(body: string, signature: string): Promise<string[]> {
    return Promise.all(this.members.map(({ origin }) => tellOne(origin, body, signature)))
  }
}

async function tellOne(origin: string | null, body: string, signature: string): Promise<string> {
  if (origin === null) return AWAY
  try {
    const response = await fetch(`${origin}/api/publish`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return publishAckSchema.parse(await response.json()).bootId
  } catch {
    return AWAY
  }
}

export function startPool(processes: number): PagePool {
  const pool = new PagePool(processes)
  Object.assign(globalThis, { [PAGE_POOL]: pool })
  return pool
}

export function runningPool(): PagePool | undefined {
  return (globalThis as { [PAGE_POOL]?: PagePool })[PAGE_POOL]
}
