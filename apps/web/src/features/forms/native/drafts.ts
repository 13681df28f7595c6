import 'server-only'
import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ApiFailure } from '@/api/client/api-answer'
import { definitionOf, type FormName } from '../definitions'
import { newsOf } from '../news-of'
import type { FallbackContact, FormState } from '../types'

/** The data of a rejected form, which is shown again on its page. */
export interface Draft {
  form: FormName
  from: string
  reach: FallbackContact | null
  hidden: Record<string, string>
  state: FormState
}

const MINUTE = 60_000

/** A global symbol, because the route and the page have separate module instances. */
const STORE = Symbol.for('studio.form-drafts')

function drafts(): LRUCache<string, Draft> {
  const home = globalThis as { [STORE]?: LRUCache<string, Draft> }
  home[STORE] ??= new LRUCache({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: (draft) => JSON.stringify(draft).length,
    ttl: 30 * MINUTE,
  })
  return home[STORE]
}

/** @returns an unguessable name for the address */
export function keepDraft(draft: Draft): string {
  const id = randomBytes(24).toString('base64url')
  drafts().set(id, draft)
  return id
}

export function findDraft(id: string | undefined, form: FormName): Draft | null {
  const draft = id === undefined ? undefined : drafts().get(id)
  return draft?.form === form ? draft : null
}

interface Given extends Pick<Draft, 'from' | 'reach'> {
  form: FormName
  data: FormData
  failure: ApiFailure
}

/** @returns the form's values with its errors */
export function draftOf({ form, data, from, reach, failure }: Given): Draft {
  const { fields, hidden, file } = definitionOf(form)
  const names = fields.map(({ name }) => name)
  return {
    form,
    from,
    reach,
    hidden: textsOf(data, hidden),
    state: {
      values: textsOf(data, names),
      errors: failure.fields,
      news: newsOf(failure, file ? [...names, 'file'] : names),
    },
  }
}

function textsOf(data: FormData, names: readonly string[]): Record<string, string> {
  const texts = names.flatMap((name) => {
    const value = data.get(name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(texts)
}
