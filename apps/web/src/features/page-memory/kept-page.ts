import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { scriptsAfterPaint } from './scripts-after-paint'

export type Encoding = 'br' | 'gzip' | 'identity'
export const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** High enough to be smaller than gzip's best, low enough for a page nobody has asked for before. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const ENCODERS: Record<Encoding, (body: Buffer) => Buffer | Promise<Buffer>> = {
  br: (body) => compressBrotli(body, BROTLI),
  gzip: (body) => compressGzip(body),
  identity: (body) => body,
}

/** A page as it is sent. */
interface EncodedPage {
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** A page as Next answered it. */
interface Answer {
  status: number
  /** Without the body's length and encoding. */
  headers: OutgoingHttpHeaders
  body: Buffer
  /** Next's own name of the page; empty where it keeps none. */
  cacheKey: string
  tags: string[]
}

/** A finished page as bytes; each encoding is made once, when somebody first asks for it. */
export class KeptPage {
  private readonly encoded = new Map<Encoding, Promise<EncodedPage>>()

  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer

  constructor(private readonly answer: Answer) {
    this.body = Buffer.from(scriptsAfterPaint(answer.body.toString()))
    const etag = createHash('sha1').update(this.body).digest('base64url')
    this.headers = { ...answer.headers, etag: `"${etag}"` }
  }

  get status(): number {
    return this.answer.status
  }

  get cacheKey(): string {
    return this.answer.cacheKey
  }

  get tags(): string[] {
    return this.answer.tags
  }

  /** The same page with new content. */
  withHtml(html: string): KeptPage {
    const headers = { ...this.headers, 'x-nextjs-cache': 'HIT' }
    return new KeptPage({ ...this.answer, body: Buffer.from(html), headers })
  }

  in(encoding: Encoding): Promise<EncodedPage> {
    const known = this.encoded.get(encoding)
    if (known) return known
    const made = this.encode(encoding)
    this.encoded.set(encoding, made)
    return made
  }

  private async encode(encoding: Encoding): Promise<EncodedPage> {
    const body = await ENCODERS[encoding](this.body)
    const headers = {
      ...this.headers,
      vary: [this.headers.vary, 'accept-encoding'].flat().filter(Boolean).join(', '),
      'content-length': body.byteLength,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }
    return { headers, body }
  }
}
