import {
  publishAckSchema,
  type PublishAck,
  type PublishMessage,
} from '@studio/shared/contracts/publish'
import { sign, SIGNATURE_HEADER } from '@studio/shared/signature'
import type { ChangedTags } from './affected-pages'
import { tagBatches } from './tag-batches'

const TIMEOUT_MS = 15_000
/** The website accepts ten times as many tags in a message, and bodies of 1 MB. */
const LIMITS = { maxTags: 1_000, maxBytes: 400_000 }

/** The statuses with which a website refuses the content of a message. */
const CONTENT_REFUSALS = [400, 413, 422]

const NO_TAGS = { expiredTags: [], goneTags: [] }

/** The website refuses the content of a message, so it would refuse the same message again. */
export class MessageRefused extends Error {
  override name = 'MessageRefused'
}

export class WebInstance {
  constructor(
    /** The origin, for example http://localhost:3000. */
    readonly origin: string,
    private readonly secret: string,
  ) {}

  /**
   * Marks pages as expired, so that the next request renders them again. Many tags are sent in
   * several messages.
   *
   * @throws {MessageRefused}
   */
  async expire({ expiredTags, goneTags }: ChangedTags): Promise<PublishAck> {
    const expired = tagBatches(expiredTags, LIMITS)
    const gone = tagBatches(goneTags, LIMITS)
    const send = (index: number) =>
      this.post({
        expiredTags: expired[index] ?? [],
        goneTags: gone[index] ?? [],
        waitsForRenders: false,
      })
    let ack = await send(0)
    for (let index = 1; index < Math.max(expired.length, gone.length); index += 1) {
      ack = await send(index)
    }
    return ack
  }

  /**
   * Waits until all renders that started before the change have finished, because requests that
   * arrive during a render share its result.
   */
  async settled(): Promise<void> {
    await this.post({ ...NO_TAGS, waitsForRenders: true })
  }

  /** Reads the instance's cache id without expiring pages. */
  async probe(): Promise<PublishAck> {
    return this.post({ ...NO_TAGS, waitsForRenders: false })
  }

  /** Throws unless the instance acknowledges the message. */
  private async post(message: PublishMessage): Promise<PublishAck> {
    const body = JSON.stringify(message)
    const response = await fetch(`${this.origin}/api/publish`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body, this.secret) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new Error(`${this.origin} does not answer (${reasonOf(cause)})`, { cause })
    })
    if (!response.ok) {
      const Refusal = CONTENT_REFUSALS.includes(response.status) ? MessageRefused : Error
      const hint = response.status === 401 ? ', its PUBLISH_SECRET differs' : ''
      throw new Refusal(`${this.origin} refused a publish message: ${response.status}${hint}`)
    }
    return publishAckSchema.parse(await response.json())
  }
}

/** The reason of a failed fetch is in the cause of its error, or in several causes. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error as { cause?: { code?: string; message?: string; errors?: Error[] } }
  return cause?.code ?? cause?.errors?.[0]?.message ?? cause?.message ?? error.message
}
