import { definitionOf, type FormName } from './definitions'

export type FormBody = Record<string, string | boolean>

/** Names of what every guarded form sends beside its fields; the page's own form may carry them. */
const GUARDS = ['website', 'form_token'] as const

/**
 * What goes to the API of what a form holds. What was left empty and may be is
 * not sent: the contracts tell "nothing" from "an empty text" by its absence.
 */
export function bodyOf(form: FormName, data: FormData): FormBody {
  const { fields, hidden, isGuarded } = definitionOf(form)
  const body: FormBody = {}
  for (const { name, kind, isRequired } of fields) {
    if (kind === 'checkbox') body[name] = data.has(name)
    else put(body, name, textOf(data, name), isRequired)
  }
  for (const name of hidden) put(body, name, textOf(data, name), false)
  if (isGuarded) for (const name of GUARDS) put(body, name, textOf(data, name), false)
  return body
}

function put(body: FormBody, name: string, text: string, isRequired: boolean): void {
  if (text.trim() !== '' || isRequired) body[name] = text
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  // Forms send every line break as two signs; counted as one, as the visitor sees it.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** What was written: the same when the page was opened at another time. */
export function withoutToken(body: FormBody): FormBody {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'form_token'))
}

/** What goes over the line: a file needs a form's own way. */
export function withFile(body: FormBody, file: File | null): FormBody | FormData {
  return withFiles(body, file ? [['file', file]] : [])
}

/** @param files by the names of their fields */
export function withFiles(
  body: FormBody,
  files: [name: string, file: File][],
): FormBody | FormData {
  if (files.length === 0) return body
  const data = new FormData()
  for (const [name, value] of Object.entries(body)) data.set(name, String(value))
  for (const [name, file] of files) data.set(name, file)
  return data
}

/** The one file, if one was chosen: browsers send an empty one otherwise. */
export function fileOf(data: FormData): File | null {
  const file = data.get('file')
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : null
}
