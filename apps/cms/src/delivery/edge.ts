import { z } from 'zod'
import type { ChangedTags } from './affected-pages'
import { tagBatches } from './tag-batches'

const TIMEOUT_MS = 5_000
/** Tags are sent in a header, for which Varnish accepts 8 kB. */
const LIMITS = { maxTags: 100, maxBytes: 7_500 }

/**
 * The formats of the edge's responses. A response in another format comes from another program on
 * the same port.
 */
const answerSchema = z.union([
  z.object({ purged: z.number() }),
  z.object({ error: z.object({ code: z.string() }) }),
])

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** An edge cache (`docker/varnish/default.vcl`). */
export class Edge {
  constructor(
    /** The origin, for example http://edge:80. */
    readonly origin: string,
    private readonly secret: string,
  ) {}

  /**
   * Purges pages. Changed pages are purged softly, so that the edge may still serve them while no
   * web instance responds. Pages that no longer exist are purged completely. On a developer's
   * machine the edge is optional (`npm run edge`). If it is not running, nothing has to be purged.
   */
  async purge({ expiredTags, goneTags }: ChangedTags): Promise<void> {
    for (const tags of tagBatches(expiredTags, LIMITS)) {
      await this.send({ 'xkey-softpurge': tags.join(' ') })
    }
    for (const tags of tagBatches(goneTags, LIMITS)) {
      await this.send({ 'xkey-purge': tags.join(' ') })
    }
  }

  private async send(tags: Record<string, string>): Promise<void> {
    const isLocal = LOOPBACK.test(new URL(this.origin).hostname)
    const response = await fetch(this.origin, {
      method: 'PURGE',
      headers: { 'x-publish-secret': this.secret, ...tags },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      if (isLocal && isRefused(error)) return null
      throw error
    })
    if (!response) return
    const answer = answerSchema.safeParse(await response.json().catch(() => null))
    if (isLocal && !answer.success) return
    if (response.ok) return
    const hint =
      response.status === 403
        ? ', its PUBLISH_SECRET differs, or it sees the worker at a public address'
        : ''
    throw new Error(`${this.origin} refused to forget pages: ${response.status}${hint}`)
  }
}

function isRefused(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; errors?: { code?: string }[] } }
  const codes = [cause?.code, ...(cause?.errors ?? []).map(({ code }) => code)]
  return codes.includes('ECONNREFUSED')
}
