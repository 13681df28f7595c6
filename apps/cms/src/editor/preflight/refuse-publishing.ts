import { isLocale } from '@studio/shared/locales'
import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
} from 'payload'
import { z } from 'zod'
import { editingContext } from '../../platform/fields/editing-context'
import { pickLocale } from '../../platform/fields/pick-locale'
import type { Values } from '../../platform/fields/walk'
import { readGlobal, readState, readyIn, translationsIn } from './read-state'
import { runPreflight } from './run-preflight'

const identified = z.object({ id: z.number() })

/**
 * Refuses to publish documents with blocking problems, regardless of how a person publishes them.
 * The setup and imports have no user and are not checked. A restored version was checked when it
 * was published. Empty texts are refused by the field “Ready in”.
 */
export const refusePublishing: CollectionBeforeChangeHook = async (call) => {
  const { collection, req } = call
  const data = call.data as Values
  const originalDoc = call.originalDoc as Values | undefined
  const { isRestoring, isForOneLanguage = false } = editingContext(req)
  if (!req.user || data._status !== 'published' || isRestoring) return data
  const { fields, flattenedFields, slug } = collection
  const id = identified.safeParse(originalDoc).data?.id
  const { newest, live } =
    id === undefined ? { newest: {}, live: null } : await readState(req, slug, id)
  const sent: Values = { ...originalDoc, ...data }
  const own = isLocale(req.locale) ? req.locale : null
  const ready = isForOneLanguage ? [] : readyIn(sent)
  const locales = [...new Set([...(own ? [own] : []), ...ready])]
  // A save that is not limited to one language contains the texts of all languages.
  const others = own ? newest : { ...newest, ...data }
  const findings = await runPreflight(req, {
    collection: slug,
    id,
    fields,
    flattenedFields,
    next: {
      ...translationsIn(flattenedFields, others, locales),
      ...(own && { [own]: sent }),
    },
    live: translationsIn(flattenedFields, live, locales),
  })
  const errors = findings
    .filter(({ isBlocking, kind }) => isBlocking && kind !== 'missingWords')
    .map(({ field, path, message }) => ({ label: field, path, message }))
  if (errors.length === 0) return data
  throw new ValidationError({ collection: slug, errors }, req.t)
}

/**
 * Refuses to save a global with a new problem that blocks: every save of menus and settings is live
 * at once. A restored version was checked when it was saved.
 */
export const refuseSaving: GlobalBeforeChangeHook = async (call) => {
  const { global, req } = call
  const data = call.data as Values
  const isRestoring = req.routeParams?.id !== undefined
  if (!req.user || isRestoring || !isLocale(req.locale)) return data
  const { fields, flattenedFields, slug } = global
  const stored = await readGlobal(req, slug)
  const findings = await runPreflight(req, {
    fields,
    flattenedFields,
    next: { [req.locale]: { ...pickLocale(flattenedFields, stored, req.locale), ...data } },
    live: translationsIn(flattenedFields, stored, [req.locale]),
  })
  const errors = findings
    .filter(({ isBlocking, kind }) => isBlocking && kind !== 'missingWords')
    .map(({ field, path, message }) => ({ label: field, path, message }))
  if (errors.length === 0) return data
  throw new ValidationError({ global: slug, errors }, req.t)
}
