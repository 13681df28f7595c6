import { Server, type IncomingMessage, type ServerResponse } from 'node:http'
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
 *
 * Next's standalone server leaves no other place for this than the server's own
 * `request` event; tracing libraries listen there in the same way.
 */
export function rememberPages(pool?: PagePool): void {
  const memory = new PageMemory()
  Object.assign(globalThis, { [PAGE_MEMORY]: memory })
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the server below
  const emit: (this: Server, event: string, ...given: unknown[]) => boolean = Server.prototype.emit
  Server.prototype.emit = function (this: Server, event: string, ...given: unknown[]) {
    const askNext = () => emit.call(this, event, ...given)
    if (event !== 'request') return askNext()
    const [request, response] = given as [IncomingMessage, ServerResponse]
    const answerHere = () => {
      const key = visitorKey(request)
      if (key === null) passOn(request, response, askNext)
      else answerPage(memory, key, request, response, askNext)
    }
    const owner = pool?.originFor(request)
    if (owner) askOwner(owner, request, response, answerHere)
    else answerHere()
    return true
  }
}

function answerPage(
  memory: PageMemory,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  askNext: () => void,
): void {
  const page = memory.find(key)
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
