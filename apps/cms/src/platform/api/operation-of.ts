import { z } from 'zod'

const callSchema = z.object({ operation: z.string() })

/** The operation of a `beforeOperation` hook. Payload's own type for it is deprecated. */
export function operationOf(call: object): string {
  return callSchema.parse(call).operation
}
