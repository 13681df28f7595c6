import { createHash, type Hash } from 'node:crypto'
import { request } from 'node:http'

/** The bytes of a chunk. The website's own page sends the same number. */
const PIECE = 8 * 1024 * 1024
const BLOCK = 64 * 1024

/** Called when half of a chunk has been sent. After `cut` the other half is not sent. */
type Accident = () => Promise<'cut' | 'goOn'>

/** Uploads a generated file in chunks, and resumes when the connection or a server fails. */
export class TusSender {
  private readonly hash: Hash = createHash('sha256')
  /** The number of bytes that the digest includes so far. */
  private hashed = 0

  constructor(
    private readonly webUrl: string,
    private readonly cookie: string,
    private readonly size: number,
  ) {}

  async begin(deliverable: number, name: string): Promise<string> {
    const metadata = Object.entries({ deliverable: String(deliverable), filename: name })
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',')
    const answer = await fetch(`${this.webUrl}/api/review/uploads`, {
      method: 'POST',
      headers: {
        ...this.headers(),
        'upload-length': String(this.size),
        'upload-metadata': metadata,
      },
    })
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
    return `${this.webUrl}${answer.headers.get('location') ?? ''}`
  }

  /** @returns the number of bytes that the server has received, or null without an answer */
  async offset(url: string): Promise<number | null> {
    const answer = await fetch(url, { method: 'HEAD', headers: this.headers() }).catch(() => null)
    return answer?.status === 200 ? Number(answer.headers.get('upload-offset')) : null
  }

  /**
   * Sends a chunk. If an accident is given, waits for its end too.
   * @returns the status, or 0 without an answer
   */
  async send(url: string, offset: number, accident?: Accident): Promise<number> {
    const length = Math.min(PIECE, this.size - offset)
    let written: Promise<void> = Promise.resolve()
    const status = await new Promise<number>((resolve) => {
      const sent = request(url, {
        method: 'PATCH',
        headers: {
          ...this.headers(),
          'content-type': 'application/offset+octet-stream',
          'content-length': length,
          'upload-offset': offset,
        },
      })
      sent.on('error', () => resolve(0))
      sent.on('response', (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.on('error', () => resolve(0))
      })
      written = this.write(sent, offset, length, accident)
    })
    await written
    return status
  }

  private async write(
    sent: ReturnType<typeof request>,
    offset: number,
    length: number,
    accident: Accident = () => Promise.resolve('goOn'),
  ): Promise<void> {
    const half = offset + Math.ceil(length / 2)
    const closed = new Promise((resolve) => sent.once('close', resolve))
    await writeBlocks(sent, offset, half, closed)
    if ((await accident()) === 'cut') sent.destroy()
    await writeBlocks(sent, half, offset + length, closed)
    sent.end()
  }

  digest(): string {
    for (; this.hashed < this.size; this.hashed += BLOCK) {
      this.hash.update(blockAt(this.hashed).subarray(0, this.size - this.hashed))
    }
    return this.hash.digest('hex')
  }

  private headers(): Record<string, string> {
    return { origin: this.webUrl, cookie: this.cookie, 'tus-resumable': '1.0.0' }
  }
}

async function writeBlocks(
  sent: ReturnType<typeof request>,
  from: number,
  until: number,
  closed: Promise<unknown>,
): Promise<void> {
  for (let at = from; at < until && !sent.destroyed;) {
    const part = blockAt(at).subarray(0, until - at)
    at += part.length
    if (sent.write(part)) continue
    const drained = new Promise((resolve) => sent.once('drain', resolve))
    await Promise.race([drained, closed])
  }
}

/** @returns the bytes from the offset to the end of its block; each block of the file differs */
function blockAt(offset: number): Buffer {
  const number = Math.floor(offset / BLOCK)
  const seed = createHash('sha256').update(`block ${number}`).digest()
  return Buffer.alloc(BLOCK, seed).subarray(offset % BLOCK)
}
