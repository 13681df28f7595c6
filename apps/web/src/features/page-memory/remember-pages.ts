import type { IncomingMessage, ServerResponse } from 'node:http'
import { WORKER_AGENT } from '@studio/shared/contracts/publish'
import { beforeNext } from '@studio/shared/requests/before-next'
import { passOn } from './pass-on'
import type { KeptPage } from './kept-page'
import { PageMemory } from './page-memory'
import type { PagePool } from '../page-pool/page-pool'
import { askOwner } from '../page-pool/ask-owner'
import { sendPage } from './send-page'
import { visitorKey } from './visitor-key'
import { watchAnswer } from './watch-answer'

/** Where the cache handler, which Next loads apart from the app, tells what it does. */
const PAGE_MEMORY = Symbol.for('studio.page-memory')

/**
 * Answers requests for finished pages before Next does. Next takes some
 * milliseconds to find a page that it has: it goes through all rules for
 * addresses, hashes the page for its ETag and compresses it, each time.
 */
export function rememberPages(pool?: PagePool): void {
  const memory = new PageMemory()
  Object.assign(globalThis, { [PAGE_MEMORY]: memory })
  beforeNext((request, response, askNext) => {
    const answerHere = () => {
      const key = visitorKey(request)
      if (key === null) passOn(request, response, askNext)
      else answerPage(memory, key, request, response, askNext)
    }
    const owner = pool?.originFor(request)
    if (owner) askOwner(owner, request, response, answerHere)
    else answerHere()
  })
}

function answerPage(
  memory: PageMemory,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  askNext: () => void,
): void {
  const page = memory.find(key, request.headers['user-agent'] !== WORKER_AGENT)
  if (page) {
    sendPage(request, response, page)
    return
  }
  const { edition } = memory
  const keep = (made: KeptPage, isStale: boolean) => {
    memory.keep(key, made, isStale, edition)
  }
  watchAnswer(request, response, keep, () => memory.copyOf(key))
  askNext()
}
