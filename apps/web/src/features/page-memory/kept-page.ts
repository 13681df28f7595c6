import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { withArrivalScript } from '../arrival/arrival-script'
import type { Encoding } from '../encoding/accepted-encoding'
import { scriptsAfterPaint } from './scripts-after-paint'

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

/** What gzip and Brotli make of a page is together less than this part of it. */
const COMPRESSED_PART = 0.4

/** A finished page as bytes; each encoding is made once, when somebody first asks for it. */
export class KeptPage {
  private readonly encoded = new Map<Encoding, Promise<EncodedPage>>()

  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
  readonly cacheKey: string
  readonly tags: string[]

  constructor({ status, headers, body, cacheKey, tags }: Answer) {
    this.body = Buffer.from(withArrivalScript(scriptsAfterPaint(body.toString())))
    const etag = createHash('sha1').update(this.body).digest('base64url')
    this.headers = { ...headers, etag: `"${etag}"` }
    this.status = status
    this.cacheKey = cacheKey
    this.tags = tags
  }

  /** Of memory that it takes in all its encodings, also those that are not made yet. */
  get bytes(): number {
    return Math.ceil(this.body.byteLength * (1 + COMPRESSED_PART))
  }

  /** The same page with new content. */
  withHtml(html: string): KeptPage {
    const { status, headers, cacheKey, tags } = this
    return new KeptPage({
      status,
      headers: { ...headers, 'x-nextjs-cache': 'HIT' },
      body: Buffer.from(html),
      cacheKey,
      tags,
    })
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
