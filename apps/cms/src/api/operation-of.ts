import { z } from 'zod'

const callSchema = z.object({ operation: z.string() })

/** What a `beforeOperation` hook runs before; Payload's own type of it is on its way out. */
export function operationOf(call: object): string {
  return callSchema.parse(call).operation
}
