import { createHash } from 'node:crypto'
import { LOCALES, type Locale } from '@studio/shared/locales'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** @returns true if a value has one text per language */
function isLocalized(value: Json): value is Record<Locale, Json> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length === LOCALES.length &&
    LOCALES.every((locale) => locale in value)
  )
}

/**
 * Reduces a seed entry to one language. A row's id depends only on its position, so that all
 * languages write to the same rows.
 */
export function localize(value: Json, locale: Locale, place: string): Json {
  if (isLocalized(value)) return value[locale]
  if (Array.isArray(value)) {
    return value.map((entry, index) => {
      const own = `${place}.${index}`
      const localized = localize(entry, locale, own)
      return isObject(localized) ? { id: rowId(own), ...localized } : localized
    })
  }
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, localize(entry, locale, `${place}.${key}`)]),
  )
}

/** Makes a value for each language. */
export function inAllLanguages<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return { en: make('en'), ar: make('ar'), de: make('de') }
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Creates the id of a row in Payload's format: 24 hexadecimal digits. */
function rowId(place: string): string {
  return createHash('sha256').update(place).digest('hex').slice(0, 24)
}
