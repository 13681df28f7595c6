import type { FlattenedField, Option, PayloadRequest } from 'payload'
import { z } from 'zod'
import { plainText } from '../documents/differences'
import { valuesOf } from '../../platform/fields/walk'
import { showAmount } from '../documents/show-amount'
import type { LoggedValue } from './entry'

/**
 * The maximum number of characters that the log stores. Only whole articles are longer, and their
 * versions contain the rest.
 */
const MAX_TEXT = 4000

const CURRENCIES = { usd: 'USD', gbp: 'GBP', eur: 'EUR' } as const

const AMOUNT = /^(usd|gbp|eur)(?:Min|Max)$/

/**
 * Converts the value of a field for the log. Titles of documents are read in the request's
 * transaction.
 */
export async function loggedValue(
  req: PayloadRequest,
  field: FlattenedField | undefined,
  value: unknown,
): Promise<LoggedValue> {
  if (value === null || value === undefined || value === '') return null
  if (!field) return typeof value === 'number' ? value : null
  if (field.type === 'select' || field.type === 'radio') return namesOf(field.options, value)
  if (field.type === 'relationship' || field.type === 'upload') {
    const { relationTo } = field
    const names = await Promise.all(
      listOf(value).map((reference) => titleOf(req, relationTo, reference)),
    )
    return { names }
  }
  if (field.type === 'date' && typeof value === 'string') return { at: value }
  const currency = AMOUNT.exec(field.name)?.[1] as keyof typeof CURRENCIES | undefined
  if (currency && typeof value === 'number') return showAmount(value, CURRENCIES[currency])
  if (typeof value === 'boolean' || typeof value === 'number') return value
  if (typeof value === 'string') return clipped(value)
  return clipped(plainText(value) || JSON.stringify(value))
}

function clipped(text: string): string | null {
  const plain = text.trim()
  if (plain === '') return null
  return plain.length > MAX_TEXT ? `${plain.slice(0, MAX_TEXT)}…` : plain
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

const labelSchema = z.union([z.string(), z.record(z.string(), z.string())])

function namesOf(options: Option[], value: unknown): LoggedValue {
  const names = listOf(value).map((one) => {
    const option = options.find((known) => typeof known === 'object' && known.value === one)
    const label = typeof option === 'object' ? option.label : undefined
    return labelSchema.safeParse(label).data ?? String(one)
  })
  return { names }
}

const referenceSchema = z.union([
  z.union([z.number(), z.string()]).transform((id) => ({ relationTo: null, value: id })),
  z.object({ relationTo: z.string(), value: z.union([z.number(), z.string()]) }),
])

/** The English title of a document, or its number if it has no title. */
async function titleOf(
  req: PayloadRequest,
  relationTo: string | string[],
  reference: unknown,
): Promise<string> {
  const { data } = referenceSchema.safeParse(reference)
  if (!data) return ''
  const slug = data.relationTo ?? (typeof relationTo === 'string' ? relationTo : '')
  const collection = req.payload.config.collections.find((known) => known.slug === slug)
  if (!collection) return String(data.value)
  const doc = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
    collection: collection.slug,
    where: { id: { equals: data.value } },
    locale: 'en',
    req,
  })
  return titleIn(doc, collection.admin.useAsTitle) || String(data.value)
}

/** Reads the title of a document that was loaded in one language or in all languages. */
export function titleIn(doc: unknown, useAsTitle: string | undefined): string {
  const values = valuesOf(doc)
  for (const name of [useAsTitle ?? '', 'title', 'name', 'alt', 'filename', 'slug']) {
    const value = values[name]
    const text = typeof value === 'string' ? value : Object.values(valuesOf(value)).find(isText)
    if (isText(text)) return text
  }
  return ''
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
