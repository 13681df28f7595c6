import {
  publishAckSchema,
  type PublishAck,
  type PublishMessage,
} from '@studio/shared/contracts/publish'
import { sign, SIGNATURE_HEADER } from '@studio/shared/signature'
import type { ChangedTags } from './affected-pages'

const TIMEOUT_MS = 15_000

export class WebInstance {
  constructor(
    /** The origin, for example http://localhost:3000. */
    readonly origin: string,
    private readonly secret: string,
  ) {}

  /** Marks pages as expired, so that the next request renders them again. */
  async expire(tags: ChangedTags): Promise<PublishAck> {
    return this.post({ ...tags, waitsForRenders: false })
  }

  /**
   * Waits until all renders that started before the change have finished, because requests that
   * arrive during a render share its result.
   */
  async settled(): Promise<void> {
    await this.post({ expiredTags: [], goneTags: [], waitsForRenders: true })
  }

  /** Reads the instance's cache id without expiring pages. */
  async probe(): Promise<PublishAck> {
    return this.post({ expiredTags: [], goneTags: [], waitsForRenders: false })
  }

  /** Throws unless the instance acknowledges the message. */
  private async post(message: PublishMessage): Promise<PublishAck> {
    const body = JSON.stringify(message)
    const response = await fetch(`${this.origin}/api/publish`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body, this.secret) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok)
      throw new Error(`${this.origin} refused a publish message: ${response.status}`)
    return publishAckSchema.parse(await response.json())
  }
}
