import { z } from 'zod'
import type { ChangedTags } from './affected-pages'

const TIMEOUT = 5_000
/** Tags are a header, which may have 8 kB. */
const AT_ONCE = 100

/** What the edge answers; anything else on its address comes from another program. */
const answerSchema = z.union([
  z.object({ purged: z.number() }),
  z.object({ error: z.object({ code: z.string() }) }),
])

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** One edge cache (`docker/varnish/default.vcl`). */
export class Edge {
  constructor(
    /** Its origin, for example http://edge:80. */
    readonly origin: string,
    private readonly secret: string,
  ) {}

  /**
   * Has it forget pages: changed ones it may still show while no web answers, gone ones never.
   * One on this very machine may or may not run (`npm run edge`); without it nothing is kept.
   */
  async purge({ expiredTags, goneTags }: ChangedTags): Promise<void> {
    for (const tags of chunks(expiredTags)) await this.send({ 'xkey-softpurge': tags })
    for (const tags of chunks(goneTags)) await this.send({ 'xkey-purge': tags })
  }

  private async send(tags: Record<string, string>): Promise<void> {
    const isLocal = LOOPBACK.test(new URL(this.origin).hostname)
    const response = await fetch(this.origin, {
      method: 'PURGE',
      headers: { 'x-publish-secret': this.secret, ...tags },
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((error: unknown) => {
      if (isLocal && isRefused(error)) return null
      throw error
    })
    if (!response) return
    const answer = answerSchema.safeParse(await response.json().catch(() => null))
    if (isLocal && !answer.success) return
    if (!response.ok) throw new Error(`${this.origin} refused to forget pages: ${response.status}`)
  }
}

function isRefused(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; errors?: { code?: string }[] } }
  const codes = [cause?.code, ...(cause?.errors ?? []).map(({ code }) => code)]
  return codes.includes('ECONNREFUSED')
}

function chunks(tags: string[]): string[] {
  const count = Math.ceil(tags.length / AT_ONCE)
  return Array.from({ length: count }, (_, index) =>
    tags.slice(index * AT_ONCE, (index + 1) * AT_ONCE).join(' '),
  )
}
