import type { PayloadRequest } from 'payload'
import { z } from 'zod'

const KEY = 'priceBatch'

/** @returns the id of the change of many prices that the request belongs to, if there is one */
export function batchOf({ context }: Pick<PayloadRequest, 'context'>): string | null {
  return z.string().nullable().catch(null).parse(context[KEY])
}

/**
 * Runs `work` with one id for all its saves of price lists, so that they can be undone together.
 */
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
