import { type GuideEvent, guideEventSchema } from '@studio/shared/api/guide'
import { callUrl } from '@studio/shared/api/call-url'
import { askGuide } from '@studio/shared/api/streams'
import type { Country } from '@studio/shared/countries'
import { pageLanguage } from '@/features/api/page-language'

export interface Question {
  text: string
  country: Country
  conversation: string | null
}

export type Outcome =
  | { kind: 'done' }
  | { kind: 'stopped' }
  /** The line broke, or what came was no answer. */
  | { kind: 'broken' }
  | { kind: 'offline' }
  /** How long to wait, in minutes. */
  | { kind: 'tooMany'; minutes: number }

/** Asks, and hands on what comes of the answer. Never throws. */
export async function askStream(
  { text, country, conversation }: Question,
  signal: AbortSignal,
  take: (event: GuideEvent) => void,
): Promise<Outcome> {
  try {
    const response = await fetch(callUrl(askGuide), {
      method: 'POST',
      headers: { ...pageLanguage(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ text, country, ...(conversation && { conversation }) }),
      signal,
    })
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after') ?? 60)
      return { kind: 'tooMany', minutes: Math.max(1, Math.ceil(seconds / 60)) }
    }
    if (!response.ok || !response.body) return { kind: 'offline' }
    const hasEnd = await readEvents(response.body, take)
    return { kind: hasEnd ? 'done' : 'broken' }
  } catch {
    return signal.aborted ? { kind: 'stopped' } : { kind: 'offline' }
  }
}

/** Server-sent events, one JSON each. @returns whether the last one was the end */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  take: (event: GuideEvent) => void,
): Promise<boolean> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let waiting = ''
  let hasEnd = false
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    waiting += decoder.decode(part.value, { stream: true })
    const blocks = waiting.split('\n\n')
    waiting = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = guideEventSchema.safeParse(dataOf(block))
      if (!event.success) continue
      hasEnd ||= event.data.event === 'end'
      take(event.data)
    }
  }
  return hasEnd
}

function dataOf(block: string): unknown {
  try {
    return JSON.parse(block.replace(/^data: /, ''))
  } catch {
    return null
  }
}
