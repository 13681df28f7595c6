import { type GuideEvent, guideEventSchema } from '@studio/shared/api/guide'
import { callUrl } from '@studio/shared/api/call-url'
import { askGuide } from '@studio/shared/api/streams'
import type { Country } from '@studio/shared/countries'
import { pageLanguage } from '@/api/client/page-language'
import { EventSourceParserStream } from 'eventsource-parser/stream'

export interface Question {
  text: string
  country: Country
  conversation: string | null
}

export type Outcome =
  | { kind: 'done' }
  | { kind: 'stopped' }
  /** The connection was lost, or the response was invalid. */
  | { kind: 'broken' }
  | { kind: 'offline' }
  /** Minutes until the next question is accepted. */
  | { kind: 'tooMany'; minutes: number }

/** Sends a question and passes on the parts of the answer. Never throws. */
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

/**
 * Reads server-sent events with a JSON message each.
 * @returns whether the last event was the end of the answer
 */
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
