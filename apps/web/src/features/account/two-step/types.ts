import type { z } from 'zod'
import type { confirmationSchema, freshConfirmationSchema } from '@studio/shared/api/second-factor'
import type { ApiAnswer } from '@/api/client/api-answer'

type Confirmation = z.input<typeof confirmationSchema>

/** An action that needs no confirmation shortly after a login. */
export type FreshAction<Value> = ConfirmedAction<Value, z.input<typeof freshConfirmationSchema>>

/** A change of the second step, which may need the password or a code first. */
export interface ConfirmedAction<Value = unknown, Body = Confirmation> {
  send: (body: Body) => Promise<ApiAnswer<Value>>
  title: string
  text?: string
  submitLabel: string
  onDone(value: Value): void
}
