import { LOCALES, type Locale } from '@studio/shared/locales'
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { pickLocale } from '../../platform/fields/pick-locale'
import type { Values } from '../../platform/fields/walk'
import type { Translations } from './run-preflight'

interface State {
  /** The newest draft in all languages. */
  newest: Values
  /**
   * The document as visitors see it, in all languages. It is null if the document is not on the
   * site.
   */
  live: Values | null
}

const statusSchema = z.looseObject({ _status: z.literal('published') })

/** @throws NotFound and Forbidden if the caller may not read the document */
export async function readState(
  { payload, transactionID, user }: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<State> {
  const read = async (draft: boolean): Promise<Values> => ({
    ...(await payload.findByID({
      collection,
      id,
      draft,
      locale: 'all',
      depth: 0,
      overrideAccess: false,
      user,
      // The request is a separate object, because the operation changes the language of its
      // request.
      req: transactionID === undefined ? {} : { transactionID },
    })),
  })
  const [newest, live] = [await read(true), await read(false)]
  return { newest, live: statusSchema.safeParse(live).success ? live : null }
}

/**
 * A global in all languages, as visitors see it.
 *
 * @throws Forbidden if the caller may not read it
 */
export async function readGlobal(
  { payload, transactionID, user }: PayloadRequest,
  slug: GlobalSlug,
): Promise<Values> {
  return {
    ...(await payload.findGlobal({
      slug,
      locale: 'all',
      depth: 0,
      overrideAccess: false,
      user,
      req: transactionID === undefined ? {} : { transactionID },
    })),
  }
}

const readySchema = z.looseObject({ readyLocales: z.array(z.enum(LOCALES)).nullish() })

/** The languages in which visitors can read the document. */
export function readyIn(document: Values): Locale[] {
  return readySchema.parse(document).readyLocales ?? [...LOCALES]
}

/** @param all the document in all languages */
export function translationsIn(
  fields: FlattenedField[],
  all: Values | null,
  locales: Locale[],
): Translations {
  if (!all) return {}
  return Object.fromEntries(locales.map((locale) => [locale, pickLocale(fields, all, locale)]))
}
