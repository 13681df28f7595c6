import { type GuideEvent, guideEventSchema } from '@studio/shared/api/guide'
import type { Country } from '@studio/shared/countries'
import { pageLanguage } from '@/features/api/page-language'
import { EventSourceParserStream } from 'eventsource-parser/stream'

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
    const response = await fetch('/api/guide/questions', {
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
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  let hasEnd = false
  for (let part = await events.read(); !part.done; part = await events.read()) {
    const event = guideEventSchema.safeParse(readJson(part.value.data))
    if (!event.success) continue
    hasEnd ||= event.data.event === 'end'
    take(event.data)
  }
  return hasEnd
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
