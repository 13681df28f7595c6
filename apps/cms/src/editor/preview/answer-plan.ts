import type { PreviewAnswer, PreviewQuery } from '@studio/shared/contracts/preview'
import { previewedDocument, type PlanTicket } from '@studio/shared/preview'
import type { Payload, PayloadRequest } from 'payload'
import { inPlannedState } from '../schedule/in-planned-state'
import { buildLayoutData } from '../../site/layout-data/layout-data'
import type { Moment } from '../../site/page-dependencies'
import { DocumentCache } from '../../site/reader/document-cache'
import { PublishedReader, type Viewer } from '../../site/reader/reader'
import { resolvePath } from '../../site/resolve-path'

/**
 * A page with its header and footer as it will be after planned changes. Nothing is cached or
 * recorded, because the page is for one person.
 *
 * @returns null if the release is not there
 */
export async function answerPlan(
  payload: Payload,
  ticket: PlanTicket,
  { country, locale, path = '' }: PreviewQuery,
): Promise<PreviewAnswer | null> {
  const planned = await inPlannedState(payload, ticket.plan, async (req, { at }) => {
    const reads = readsWithin(req, at)
    const cache = new DocumentCache()
    const moment: Moment = { readAt: Date.now(), snapshot: '', sequence: 0, recorded: null }
    const readerFor = (viewer: Viewer) => new PublishedReader(reads, cache, moment, viewer)
    const query = { country, locale, path }
    const { view } = await resolvePath(readerFor(query), query, moment.readAt)
    const { view: shell } = await buildLayoutData(readerFor({ country, locale }))
    return { view, shell }
  })
  if (!planned) return null
  const { state, result } = planned
  return {
    document: previewedDocument(ticket),
    documentPath: path,
    paths: {},
    isDocument: false,
    missing: [],
    readyLocales: [],
    plan: { ...state, at: state.at.toISOString(), zone: ticket.plan.zone },
    answer: result,
  }
}

interface Asked {
  context?: Record<string, unknown>
}

/** Payload whose reads are in the request's transaction, and of the given time. */
function readsWithin({ payload, transactionID }: PayloadRequest, at: Date): Payload {
  const within = <Options extends Asked>(options: Options) => ({
    ...options,
    context: { ...options.context, siteTime: at.getTime() },
    // A request of its own, because each read sets the language of the one that it gets.
    req: { transactionID },
  })
  // A connection answers one query at a time, and the transaction has only one connection.
  let last: Promise<unknown> = Promise.resolve()
  const afterLast = <Found>(read: () => Promise<Found>): Promise<Found> => {
    const next = last.then(read)
    last = next.catch(() => undefined)
    return next
  }
  const find: Payload['find'] = (options) => afterLast(() => payload.find(within(options)))
  const findGlobal: Payload['findGlobal'] = (options) =>
    afterLast(() => payload.findGlobal(within(options)))
  return Object.assign(Object.create(payload) as Payload, { find, findGlobal })
}
