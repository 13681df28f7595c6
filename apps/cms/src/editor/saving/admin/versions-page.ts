import { z } from 'zod'

const pageSchema = z.coerce.number().int().min(1).max(100_000).catch(1)

/** The page of a history in a query. Every value that is no such page means the first one. */
export function pageIn(parameter: unknown): number {
  return pageSchema.parse(parameter)
}
