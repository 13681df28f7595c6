import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { z } from 'zod'

const labelSchema = z.union([z.string(), z.record(z.string(), z.string())])

/**
 * Reads a label of the configuration in one language.
 *
 * @param fallback the label of a field or collection that has none
 */
export function labelIn(label: unknown, language: string, fallback = ''): string {
  const { data } = labelSchema.safeParse(label)
  if (typeof data === 'string') return data
  return data?.[language] ?? data?.[DEFAULT_LOCALE] ?? fallback
}
