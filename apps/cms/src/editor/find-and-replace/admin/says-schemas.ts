import { LOCALES } from '@studio/shared/locales'
import { z } from 'zod'
import type { PageResult, Plan } from '../replace'
import type { Passages } from '../says'

const status = z.enum(['live', 'changed', 'draft', 'inUse'])
const locale = z.enum(LOCALES)

const document = {
  document: z.string(),
  title: z.string(),
  kind: z.string(),
  address: z.string().nullable(),
  status,
  href: z.string(),
  locale: locale.nullable(),
}

export const passagesSchema = z.object({
  total: z.number(),
  documents: z.number(),
  isComplete: z.boolean(),
  passages: z.array(
    z.object({
      ...document,
      stands: z.enum(['both', 'draft', 'live']),
      place: z.string(),
      label: z.string(),
      before: z.string(),
      match: z.string(),
      after: z.string(),
      times: z.number(),
    }),
  ),
}) satisfies z.ZodType<Passages>

export const planSchema = z.object({
  left: z.number(),
  isComplete: z.boolean(),
  pages: z.array(
    z.object({
      ...document,
      version: z.string(),
      refusal: z.string().nullable(),
      draftOnly: z.string().nullable(),
      hasDrafts: z.boolean(),
      texts: z.array(
        z.object({
          place: z.string(),
          label: z.string(),
          before: z.string(),
          after: z.string(),
          note: z.string().nullable(),
        }),
      ),
    }),
  ),
}) satisfies z.ZodType<Plan>

export const resultsSchema = z.object({
  results: z.array(
    z.object({
      document: z.string(),
      locale,
      outcome: z.enum(['draft', 'published', 'refused']),
      message: z.string().nullable(),
    }),
  ),
}) satisfies z.ZodType<{ results: PageResult[] }>
