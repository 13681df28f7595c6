import { setTimeout as sleep } from 'node:timers/promises'
import { open, type Variant } from './visitor'

/** Clients that read pages one after another until they are told to stop. */
export class Readers {
  reads = 0
  readonly failures: string[] = []
  private isStopped = false
  private readonly clients: Promise<void>[]

  /** @param pause milliseconds that a client waits between two pages */
  constructor(webUrl: string, variants: Variant[], count: number, pause: number) {
    this.clients = Array.from({ length: count }, (_, index) =>
      this.read(webUrl, variants, index, pause),
    )
  }

  async stop(): Promise<void> {
    this.isStopped = true
    await Promise.all(this.clients)
  }

  private async read(
    webUrl: string,
    variants: Variant[],
    start: number,
    pause: number,
  ): Promise<void> {
    for (let step = start; !this.isStopped; step += 7) {
      const variant = variants[step % variants.length]
      if (!variant) return
      try {
        await open(webUrl, variant)
        this.reads += 1
      } catch (error) {
        this.failures.push(String(error))
      }
      await sleep(pause)
    }
  }
}
