import type { GuideEvent } from '@studio/shared/api/guide'
import { afterEach, expect, it, vi } from 'vitest'
import { askStream } from './ask-stream'

const EVENTS: GuideEvent[] = [
  { event: 'begin', conversation: 'secret', by: 'model' },
  { event: 'part', part: { type: 'text', text: 'Größe: ٢٢ قدمًا, “data: x”' } },
  { event: 'end', sources: [], isAnswered: true, isOffTopic: false },
]

const line = (event: object) => `data: ${JSON.stringify(event)}\n\n`
const question = { text: 'How large?', country: 'us', conversation: null } as const

function answerWith(...pieces: Uint8Array[]): void {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
}

async function ask() {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  const heard: GuideEvent[] = []
  const outcome = await askStream(question, new AbortController().signal, (event) =>
    heard.push(event),
  )
  return { outcome, heard }
}

afterEach(() => void vi.unstubAllGlobals())

it.each([1, 3, 7, 1_000])('reads every event, in chunks of %i bytes', async (size) => {
  const bytes = new TextEncoder().encode(EVENTS.map(line).join(''))
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.slice(at * size, (at + 1) * size),
  )
  answerWith(...pieces)
  expect(await ask()).toEqual({ outcome: { kind: 'done' }, heard: EVENTS })
})

it('reads every form of events: other line ends, comments, fields, and data on several lines', async () => {
  const inLines = (event: object) =>
    JSON.stringify(event, null, 1)
      .split('\n')
      .map((text) => `data:${text}\r\n`)
      .join('')
  const text = EVENTS.map((event, at) => `: ping\r\nid: ${at}\r\n${inLines(event)}\r\n`).join('')
  answerWith(new TextEncoder().encode(text))
  expect(await ask()).toEqual({ outcome: { kind: 'done' }, heard: EVENTS })
})

it('tells a line that broke from an answer that has ended', async () => {
  answerWith(new TextEncoder().encode(EVENTS.slice(0, 2).map(line).join('')))
  expect((await ask()).outcome).toEqual({ kind: 'broken' })
})

it('drops events that do not match the contract', async () => {
  const odd = [
    { event: 'html', html: '<b>' },
    { event: 'part', part: { type: 'html' } },
  ]
  answerWith(new TextEncoder().encode([...odd, ...EVENTS].map(line).join('') + 'data: {\n\n'))
  expect((await ask()).heard).toEqual(EVENTS)
})

it.each([
  [new Response(null, { status: 429, headers: { 'Retry-After': '61' } }), 'tooMany', 2],
  [new Response(null, { status: 503 }), 'offline', undefined],
])('distinguishes errors', async (response, kind, minutes) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response))
  expect((await ask()).outcome).toEqual({ kind, ...(minutes && { minutes }) })
})
