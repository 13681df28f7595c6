import { definitionOf, type FormName } from './definitions'

export type FormBody = Record<string, string | boolean>

/** Fields that every guarded form has and that may be part of the page's form. */
const GUARDS = ['website', 'form_token'] as const

/**
 * Converts a form's data to the call's body. Empty optional fields are omitted, because the
 * contracts distinguish missing from empty.
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
  // FormData contains line breaks as CRLF. They count as one character, as they do in the field.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** @returns the body without the token, which depends on when the page was opened */
export function withoutToken(body: FormBody): FormBody {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'form_token'))
}

/** Sends a body without a file as JSON, and one with a file as multipart. */
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

/** @returns the chosen file, or null. Browsers send an empty file if none was chosen */
export function fileOf(data: FormData): File | null {
  const file = data.get('file')
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : null
}
