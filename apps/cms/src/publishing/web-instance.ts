import {
  publishAckSchema,
  READ_AT_META,
  WORKER_AGENT,
  type PublishAck,
  type PublishMessage,
} from '@studio/shared/contracts/publish'
import { COUNTRY_COOKIE } from '@studio/shared/countries'
import { publicPath } from '@studio/shared/paths'
import { sign, SIGNATURE_HEADER } from '@studio/shared/signature'
import type { BuildKey } from '../site-api/builds'
import { keyOf } from './affected-pages'

const TIMEOUT = 15_000

/** Older than anything that is waited for. */
const NEVER_READ = 0

const READ_AT = new RegExp(`<meta name="${READ_AT_META}" content="([\\d.]+)"`)

interface Look {
  etag: string
  readAt: number
}

/** One running copy of the web app, as the worker reaches it. */
export class WebInstance {
  constructor(
    /** Its origin, for example http://localhost:3000. */
    readonly origin: string,
    private readonly secret: string,
  ) {}

  /** What each page showed last: one that has not changed need not be sent once more. */
  private readonly looks = new Map<string, Look>()

  /** Tells which pages are stale. Throws unless the instance acknowledges. */
  async publish(message: PublishMessage): Promise<PublishAck> {
    const body = JSON.stringify(message)
    const response = await fetch(`${this.origin}/api/publish`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body, this.secret) },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok)
      throw new Error(`${this.origin} refused a publish message: ${response.status}`)
    return publishAckSchema.parse(await response.json())
  }

  /**
   * Opens a page as a visitor does, which also makes the instance renew it.
   *
   * @returns the page's `readAt`, or `gone` where the path shows no page now
   */
  async visit(page: BuildKey): Promise<number | 'gone'> {
    const { country, locale, path } = page
    const last = this.looks.get(keyOf(page))
    const response = await fetch(`${this.origin}${publicPath(locale, path)}`, {
      redirect: 'manual',
      headers: {
        cookie: `${COUNTRY_COOKIE}=${country}`,
        'user-agent': WORKER_AGENT,
        // The instance's time is better spent on pages than on compressing them for a neighbour.
        'accept-encoding': 'identity',
        ...(last && { 'if-none-match': last.etag }),
      },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const html = await response.text()
    if (last && response.status === 304) return last.readAt
    const isRedirect = response.status >= 300 && response.status < 400
    // A redirect does not say how old it is; that Next is about to make it anew, it does.
    if (isRedirect && response.headers.get('x-nextjs-cache') === 'STALE') return NEVER_READ
    if (response.status === 404 || isRedirect) return 'gone'
    if (!response.ok) throw new Error(`${publicPath(locale, path)} answered ${response.status}`)
    const readAt = Number(READ_AT.exec(html)?.[1] ?? NEVER_READ)
    this.looks.set(keyOf(page), { etag: response.headers.get('etag') ?? '', readAt })
    return readAt
  }
}
