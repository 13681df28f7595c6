import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** All of it is kept or none; within a transaction that was begun already, that one decides. */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const isOurs = await initTransaction(req)
  try {
    const result = await work()
    if (isOurs) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
