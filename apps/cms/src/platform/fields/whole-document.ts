import { LOCALES, type Locale } from '@studio/shared/locales'
import {
  ValidationError,
  type Field,
  type FieldHook,
  type RequestContext,
  type TextField,
  type Validate,
} from 'payload'
import { extendConfig } from '../config/extend-config'
import { asPlainWords } from './plain-words'
import { mapFields, valuesOf } from './walk'

/** A document in each language, in the shape of a save in that language. */
export type WholeDocument = Readonly<Record<Locale, object>>

const KEY = 'wholeDocument'

/**
 * The context of a save that writes the texts of all languages at once. The rows of each language
 * have the same order. Payload itself writes one language in each save, so a document in three
 * languages would need three saves, with as many versions and events.
 */
export function writingWhole(document: WholeDocument): RequestContext {
  return { [KEY]: document }
}

export function isWritingWhole({ context }: { context: RequestContext }): boolean {
  return KEY in context
}

/** Adds the other languages to each translated text of a save with such a context. */
export const wholeDocuments = extendConfig({
  eachCollection: withOtherLanguages,
  eachGlobal: withOtherLanguages,
})

function withOtherLanguages<Owner extends { fields: Field[] }>(owner: Owner): Owner {
  return { ...owner, fields: mapFields(owner.fields, withHook) }
}

function withHook(field: Field): Field {
  if (!('localized' in field) || !field.localized) return field
  const { hooks } = field as TextField
  const beforeChange = [...(hooks?.beforeChange ?? []), addOtherLanguages]
  return { ...field, hooks: { ...hooks, beforeChange } }
}

/**
 * Payload stores a text in the language of the save, and takes those in other languages from
 * `siblingDocWithLocales`.
 */
const addOtherLanguages: FieldHook = async (call) => {
  const { context, field, path, req, siblingDocWithLocales } = call
  const value: unknown = call.value
  const document = context[KEY] as WholeDocument | undefined
  const name = 'name' in field ? field.name : undefined
  if (!document || !siblingDocWithLocales || name === undefined) return value
  const stored = { ...valuesOf(siblingDocWithLocales[name]) }
  for (const locale of LOCALES) {
    if (locale === req.locale) continue
    const text = asPlainWords(field, valueAt(document[locale], path))
    if (text === undefined) continue
    await check(call, text, locale)
    stored[locale] = text
  }
  siblingDocWithLocales[name] = stored
  return value
}

function valueAt(document: object, path: (number | string)[]): unknown {
  // Tabs and rows of the form have a part in the path, but none in the document.
  const keys = path.filter((key) => !String(key).startsWith('_index-'))
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[key]
        : undefined,
    document,
  )
}

/** Payload validates only the text in the language of the save. */
async function check(
  { blockData, collection, data, field, global, operation, path, req, siblingData }: Call,
  text: unknown,
  locale: Locale,
): Promise<void> {
  const validate = 'validate' in field ? (field.validate as Validate | undefined) : undefined
  const problem = await validate?.(text, {
    ...field,
    blockData: blockData ?? {},
    data: valuesOf(data),
    event: 'submit',
    operation: operation === 'create' ? 'create' : 'update',
    overrideAccess: true,
    path,
    preferences: { fields: {} },
    req,
    siblingData,
  })
  if (typeof problem !== 'string') return
  const at = path.join('.')
  throw new ValidationError(
    {
      collection: collection?.slug,
      global: global?.slug,
      errors: [{ label: `${at} (${locale})`, message: problem, path: at }],
    },
    req.t,
  )
}

type Call = Parameters<FieldHook>[0]
