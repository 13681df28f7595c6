import * as calls from '@studio/shared/api/calls'
import type { GuideEvent } from '@studio/shared/api/guide'
import * as streams from '@studio/shared/api/streams'
import { readVisitor, VISITOR_HEADER } from '@studio/shared/visitor/visitor'
import type { Endpoint, PayloadRequest } from 'payload'
import { localeOf } from '../../platform/api/caller'
import { endpoint } from '../../platform/api/endpoint'
import { answer, errorResponse } from '../../platform/lib/respond'
import { openStreamEndpoints } from '../../platform/api/stream-endpoint'
import { limit } from '../../platform/rate-limits/limit'
import { searchSite } from '../search/search-site'
import { answerQuestion } from './answer-question'
import { beginConversation, findConversation, shownTurns, turnsOf } from './conversations'
import { readQuestion } from './read-question'

/** The number of questions that are shown again after the page is reloaded. */
const MAX_TURNS = 20

const askGuide = openStreamEndpoints(streams.askGuide, async ({ req }) => {
  const question = await readQuestion(req)
  if (question instanceof Response) return question
  const address = readVisitor(req.headers.get(VISITOR_HEADER))?.address ?? 'direct'
  const refusal = await refuseTooMany(req, address)
  if (refusal) return refusal
  const { text, country } = question
  const locale = localeOf(req.headers)
  const known = question.conversation && (await findConversation(req, question.conversation))
  const conversation = known || (await beginConversation(req, country, locale))
  const search = (words: string) => searchSite(req.payload, { country, locale, q: words })
  return streamAnswer(req, (tell, signal) =>
    answerQuestion(req, { text, country, locale, conversation, search, address, signal }, tell),
  )
})

/** Limits the questions of each visitor. Calls of the model have additional limits. */
async function refuseTooMany(req: PayloadRequest, address: string): Promise<Response | null> {
  for (const name of ['guideMinute', 'guideHour', 'guideDay'] as const) {
    const refusal = await limit(req, name, [address])
    if (refusal) return refusal
  }
  return null
}

type Answering = (tell: (event: GuideEvent) => void, signal: AbortSignal) => Promise<void>

/** Streams server-sent events until the answer is complete or the visitor disconnects. */
function streamAnswer(req: PayloadRequest, work: Answering): Response {
  const gone = new AbortController()
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const tell = (event: GuideEvent) => {
        if (gone.signal.aborted) return
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
      }
      req.signal?.addEventListener('abort', () => gone.abort())
      try {
        await work(tell, gone.signal)
      } catch (error) {
        req.payload.logger.error({ err: error, msg: 'The guide could not answer.' })
      }
      // If the stream ends without an end event, the page shows that the answer failed.
      if (!gone.signal.aborted) controller.close()
    },
    cancel: () => gone.abort(),
  })
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}

const readCall = calls.readGuideConversation

const readConversation = endpoint(readCall, async ({ req, body, locale, address }) => {
  const refusal = await limit(req, 'guideRead', [address ?? 'direct'])
  if (refusal) return refusal
  const conversation = await findConversation(req, body.conversation)
  if (!conversation) return errorResponse('notFound')
  const turns = await turnsOf(req, conversation, MAX_TURNS)
  return answer(readCall, { turns: await shownTurns(req, turns, body.country, locale) })
})

export const guideEndpoints: Endpoint[] = [...askGuide, readConversation]
