import type { z } from 'zod'
import type { Messages } from '@/i18n/messages'

export type TwoStepWords = Messages['account']['twoStep']

/** A change of the second step, which may need the password or a code. */
export interface ConfirmedAction<Schema extends z.ZodType = z.ZodType> {
  /** Path below `/api`. */
  path: string
  schema: Schema
  title: string
  text?: string
  submitLabel: string
  onDone: (value: z.output<Schema>) => void
}
