import type { PreviewAnswer, PreviewQuery } from '@studio/shared/contracts/preview'
import { previewedDocument, type DocumentTicket } from '@studio/shared/preview'
import type { Payload } from 'payload'
import { poolOf } from '../../platform/database/pool'
import { missingWords } from '../../platform/fields/missing-words'
import { answerPage, answerLayoutData } from '../../site/answer'
import { DocumentCache } from '../../site/reader/document-cache'
import { PublishedReader } from '../../site/reader/reader'
import { readDraft, type Draft } from './read-draft'

/**
 * The page at a path for the holder of preview tickets. The documents of the tickets are shown in
 * their newest state, everything else as published. Nothing is cached or recorded, because the page
 * is for one person.
 *
 * @returns null if all of the documents were deleted
 */
export async function answerPreview(
  payload: Payload,
  tickets: DocumentTicket[],
  { country, locale, path }: PreviewQuery,
): Promise<PreviewAnswer | null> {
  const found = await Promise.all(
    tickets.map(async (ticket) => ({ ticket, draft: await readDraft(payload, ticket, locale) })),
  )
  const previewed = found.flatMap(({ ticket, draft }) => (draft ? [{ ticket, draft }] : []))
  const atPath = previewed.find(({ draft }) => path !== undefined && draft.paths.includes(path))
  const [{ ticket, draft } = { ticket: null, draft: null }] = atPath ? [atPath] : previewed
  if (!draft) return null
  const [documentPath] = draft.paths
  const asked = path ?? documentPath
  const isDocument = draft.paths.includes(asked)
  const about = {
    document: previewedDocument(ticket),
    documentPath,
    paths: Object.fromEntries(
      previewed.map((one) => [previewedDocument(one.ticket), one.draft.paths[0]]),
    ),
    isDocument,
    readyLocales: draft.readyLocales,
    plan: null,
  }
  if (!isDocument) {
    const answer = await answerPage(payload, { country, locale, path: asked })
    return { ...about, missing: [], answer }
  }
  const missing = missingIn(payload, ticket, draft)
  if (missing.length > 0) return { ...about, missing, answer: null }
  const viewer = { country, locale, path: asked }
  const cache = new DocumentCache()
  const moment = await cache.sync(poolOf(payload))
  const reader = new PublishedReader(payload, cache, moment, viewer)
  await reader.load(ticket.collection, draft.document)
  const view = await draft.build(reader, asked, moment.readAt)
  return { ...about, missing, answer: { view, shell: await answerLayoutData(payload, viewer) } }
}

/** A page is made of all that is required; half of it cannot be shown. */
function missingIn(
  payload: Payload,
  { collection }: DocumentTicket,
  { document }: Draft,
): string[] {
  const { fields } = payload.collections[collection].config
  return missingWords(fields, { data: document, translated: document, document, isWhole: true })
}
