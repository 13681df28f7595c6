import { z } from 'zod'

const word = z.record(z.string(), z.string().nullish()).nullish()

const text = z.string().nullish()

const number = z.number().nullish()

const figures = {
  usdMin: number,
  usdMax: number,
  gbpMin: number,
  gbpMax: number,
  eurMin: number,
  eurMax: number,
  percentMin: number,
  percentMax: number,
}

const sourceSchema = z.object({ ...figures, source: text, note: text })

const rowSchema = z.object({
  ...figures,
  key: z.string(),
  label: word,
  note: word,
  unit: text,
  isFrom: z.boolean().nullish(),
  percentMeaning: text,
  minimumHours: number,
  noticeHours: number,
  turnaroundMin: number,
  turnaroundMax: number,
  status: text,
  quantities: z.array(z.object({ kind: z.string(), amount: z.number() })).nullish(),
  source: text,
  isDisputed: z.boolean().nullish(),
  readings: z.array(sourceSchema).nullish(),
})

/**
 * A price list as a version stores it, with texts in all locales. Old versions may lack newer
 * fields.
 */
export const listVersionSchema = z.object({
  title: word,
  note: word,
  key: text,
  kind: text,
  position: number,
  batch: text,
  items: z.array(rowSchema).nullish(),
})

export type ListVersion = z.infer<typeof listVersionSchema>

export type RowVersion = z.infer<typeof rowSchema>

/** Texts by locale. */
export type Words = z.infer<typeof word>
