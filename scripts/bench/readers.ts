import { setTimeout as sleep } from 'node:timers/promises'
import { open, type Variant } from './visitor'

type OnNews = (variant: Variant, html: string, at: number) => void

interface Read {
  variant: Variant
  etag: string
  /** The time of the request, in milliseconds on this process's clock. */
  began: number
  /** Milliseconds until the last byte of the answer. */
  took: number
}

/** Clients that load pages repeatedly until they are stopped. */
export class Readers {
  readonly all: Read[] = []
  /** The number of the edit that a version of a page shows, by the version's ETag. */
  readonly edits = new Map<string, number>()
  editIn: (variant: Variant, html: string) => number = () => 0
  readonly failures: string[] = []
  /** Called when a page has changed, with the time of the last byte. */
  onNews: OnNews = () => undefined
  private readonly known = new Map<Variant, string>()
  private isStopped = false
  private next = 0
  private readonly clients: Promise<void>[]

  /** @param pause milliseconds that a client waits between two pages */
  constructor(
    private readonly webUrl: string,
    private readonly variants: Variant[],
    count: number,
    private readonly pause: number,
  ) {
    this.clients = Array.from({ length: count }, () => this.read())
  }

  async stop(): Promise<void> {
    this.isStopped = true
    await Promise.all(this.clients)
  }

  /** All clients take the next page of one common list, so that each page is read equally often. */
  private async read(): Promise<void> {
    while (!this.isStopped) {
      const variant = this.variants[this.next++ % this.variants.length]
      if (!variant) return
      try {
        await this.load(variant)
      } catch (error) {
        this.failures.push(String(error))
      }
      if (this.pause > 0) await sleep(this.pause)
    }
  }

  private async load(variant: Variant): Promise<void> {
    const began = performance.now()
    const { etag, html } = await open(this.webUrl, variant)
    const at = performance.now()
    this.all.push({ variant, etag, began, took: at - began })
    if (this.known.get(variant) === etag) return
    this.known.set(variant, etag)
    const text = await html()
    this.edits.set(etag, this.editIn(variant, text))
    this.onNews(variant, text, at)
  }
}
