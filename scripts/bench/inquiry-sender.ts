import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { signedVisitor } from '../../packages/shared/src/visitor/visitor'

export interface Receipt {
  key: string
  email: string
  reference: string
  /** Milliseconds from the first attempt to the acknowledgment. */
  time: number
}

/** Longer than any restart, because a browser without an answer would try again. */
const TIMEOUT_MS = 120_000
const ATTEMPT_TIMEOUT_MS = 15_000

/** Sends signed inquiries as the website does, each from its own IP address. */
export class InquirySender {
  repeats = 0

  constructor(
    private readonly cmsUrl: string,
    private readonly secret: string,
  ) {}

  async send(number: number): Promise<Receipt> {
    const key = randomUUID()
    const email = `visitor-${number}@client.example`
    const body = JSON.stringify({
      email,
      project_type: 'animatics',
      message: `Inquiry number ${number}: an animatic of 30 seconds.`,
      idempotency_key: key,
    })
    const since = performance.now()
    for (;;) {
      const reference = await this.attempt(number, body).catch(() => null)
      const time = performance.now() - since
      if (reference) return { key, email, reference, time }
      if (time > TIMEOUT_MS) throw new Error(`Inquiry ${number} was not acknowledged.`)
      this.repeats += 1
      await sleep(200)
    }
  }

  /**
   * Sends the inquiry once.
   * @returns its reference, or null after a failure that a browser would retry
   * @throws after any other failure, which ends the benchmark
   */
  private async attempt(number: number, body: string): Promise<string | null> {
    const address = `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`
    const response = await fetch(`${this.cmsUrl}/api/inquiry`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedVisitor({ address, country: null, host: 'localhost' }, this.secret),
      },
      body,
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    })
    if (response.status !== 200) return null
    return ((await response.json()) as { reference: string }).reference
  }
}
