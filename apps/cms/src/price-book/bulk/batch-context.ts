import type { PayloadRequest } from 'payload'
import { z } from 'zod'

const KEY = 'priceBatch'

/** The id of the change of many prices that the request's saves belong to. */
export function batchOf({ context }: Pick<PayloadRequest, 'context'>): string | null {
  return z.string().nullable().catch(null).parse(context[KEY])
}

/** Runs work whose saves of price lists belong to one change, which can be undone as a whole. */
export async function inBatch<Result>(
  req: PayloadRequest,
  batch: string,
  work: () => Promise<Result>,
): Promise<Result> {
  req.context[KEY] = batch
  try {
    return await work()
  } finally {
    req.context[KEY] = null
  }
}
