import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { operationOf } from '../../platform/api/operation-of'
import { editingContext } from '../../platform/fields/editing-context'
import {
  readDocumentState,
  readGlobalState,
  readNewestGlobalVersion,
  type DocumentState,
} from './document-state'
import { titleIn } from './logged-value'
import { isLoggedCollection, isLoggedGlobal } from './logged'
import { isLogged, recordErasure, recordSave } from './record-change'

const KEY = 'changeLog'

interface Pending {
  /** States before the save, by collection and id. A request may save several documents. */
  states: Map<string, DocumentState>
  isRestoring: boolean
}

function pendingOf({ context }: PayloadRequest): Pending {
  const pending = (context[KEY] ??= { states: new Map(), isRestoring: false })
  return pending as Pending
}

const documentSchema = z.looseObject({ id: z.coerce.number() })

/** Restoring a version is logged as a different operation than a save. */
export const noteOperation: CollectionBeforeOperationHook = (call) => {
  const operation = operationOf(call)
  if (['create', 'update', 'restoreVersion'].includes(operation)) {
    pendingOf(call.req).isRestoring = operation === 'restoreVersion'
  }
}

/**
 * Stores the state before the save. It runs as the last `beforeChange` hook, when the document is
 * locked and nothing is written yet.
 */
export const keepStateBefore: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { data: document } = documentSchema.safeParse(originalDoc)
  if (operation === 'update' && document && isLoggedCollection(slug) && isLogged(req)) {
    const state = await readDocumentState(req, slug, document.id)
    pendingOf(req).states.set(`${slug}:${document.id}`, state)
  }
  return data as unknown
}

export const recordDocument: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  const { slug } = collection
  const { id } = documentSchema.parse(doc)
  const { isForHistory, keepsParts } = editingContext(req)
  // If an editor resolves a conflict by keeping the other person's text, the document does not
  // change, and nothing is logged.
  if (!isLoggedCollection(slug) || !isLogged(req) || isForHistory || keepsParts) return
  const pending = pendingOf(req)
  const key = `${slug}:${id}`
  const before = pending.states.get(key) ?? null
  pending.states.delete(key)
  await recordSave(req, {
    kind: slug,
    document: id,
    fields: collection.flattenedFields,
    useAsTitle: collection.admin.useAsTitle,
    isCreated: operation === 'create',
    isRestored: pending.isRestoring,
    before,
    after: await readDocumentState(req, slug, id),
  })
}

export const recordDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const { slug, admin } = collection
  if (!isLoggedCollection(slug)) return
  await recordErasure(req, {
    kind: slug,
    document: Number(id),
    title: titleIn(doc, admin.useAsTitle),
  })
}

export const keepGlobalBefore: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const { slug } = global
  if (isLoggedGlobal(slug) && isLogged(req)) {
    pendingOf(req).states.set(slug, await readGlobalState(req, slug))
  }
  return data as unknown
}

/** Payload restores a version of a global without `beforeChange` hooks. */
export const recordGlobal: GlobalAfterChangeHook = async ({ global, req }) => {
  const { slug } = global
  if (!isLoggedGlobal(slug) || !isLogged(req)) return
  const { states } = pendingOf(req)
  const before = states.get(slug) ?? null
  states.delete(slug)
  await recordSave(req, {
    kind: slug,
    document: null,
    fields: global.flattenedFields,
    useAsTitle: undefined,
    title: '',
    isCreated: false,
    isRestored: before === null,
    before: before ?? (await readNewestGlobalVersion(req, slug)),
    after: await readGlobalState(req, slug),
  })
}
