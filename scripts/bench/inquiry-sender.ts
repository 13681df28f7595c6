import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { signedVisitor } from '../../packages/shared/src/visitor/visitor'

export interface Receipt {
  key: string
  email: string
  reference: string
  /** Milliseconds until it was acknowledged, all attempts together. */
  time: number
}

/** Longer than any restart: a browser that gets no answer asks again. */
const PATIENCE = 120_000
const ATTEMPT = 15_000

/** Sends inquiries as the website passes them on, each from an address of its own. */
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
      if (time > PATIENCE) throw new Error(`Inquiry ${number} was not acknowledged.`)
      this.repeats += 1
      await sleep(200)
    }
  }

  /** Null for what a browser would try again; anything else that is no success ends the bench. */
  private async attempt(number: number, body: string): Promise<string | null> {
    const address = `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`
    const response = await fetch(`${this.cmsUrl}/api/inquiry`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedVisitor({ address, country: null, host: 'localhost' }, this.secret),
      },
      body,
      signal: AbortSignal.timeout(ATTEMPT),
    })
    if (response.status !== 200) return null
    return ((await response.json()) as { reference: string }).reference
  }
}
