import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'

const TRASH_FIELDS = ['deletedAt', 'deletedBy']

/** Runs work that may write the fields of the trash. Every other write leaves them as they are. */
export async function allowingMove<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  req.context.movesTrash = true
  try {
    return await work()
  } finally {
    delete req.context.movesTrash
  }
}

/**
 * Removes the fields of the trash from what a caller sends. With them a caller could publish
 * without the checks: Payload does not validate the other fields of a document that is deleted.
 */
export const stripTrashFields: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.context.movesTrash === true || !('data' in args) || !isObject(args.data)) return args
  const kept = Object.entries(args.data).filter(([name]) => !TRASH_FIELDS.includes(name))
  return { ...args, data: Object.fromEntries(kept) as unknown }
}

/** An older version may have been saved in the trash. Restoring it does not delete the document. */
export const keepTrashFields: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.context.movesTrash === true) return data
  const { deletedAt = null, deletedBy = null } = (originalDoc ?? {}) as Record<string, unknown>
  return { ...data, deletedAt, deletedBy }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
