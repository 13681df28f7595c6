import {
  publishAckSchema,
  type PublishAck,
  type PublishMessage,
} from '@studio/shared/contracts/publish'
import { sign, SIGNATURE_HEADER } from '@studio/shared/signature'
import type { ChangedTags } from './affected-pages'

const TIMEOUT = 15_000

/** One running copy of the web app, as the worker reaches it. */
export class WebInstance {
  constructor(
    /** Its origin, for example http://localhost:3000. */
    readonly origin: string,
    private readonly secret: string,
  ) {}

  /** Has pages expire: a request that comes from now on has them made anew. */
  async expire(tags: ChangedTags): Promise<PublishAck> {
    return this.post({ ...tags, waitsForRenders: false })
  }

  /**
   * Waits until nothing is being made any more that was begun before: it also answers those who
   * come while it is made.
   */
  async settled(): Promise<void> {
    await this.post({ expiredTags: [], goneTags: [], waitsForRenders: true })
  }

  /** Changes nothing: asks who it is and whether it is there. */
  async probe(): Promise<PublishAck> {
    return this.post({ expiredTags: [], goneTags: [], waitsForRenders: false })
  }

  /** Throws unless the instance acknowledges. */
  private async post(message: PublishMessage): Promise<PublishAck> {
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
}
