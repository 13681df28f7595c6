import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'

const TRASH_FIELDS = ['deletedAt', 'deletedBy']

/** Runs work that may write the trash fields. All other writes leave these fields unchanged. */
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

/** @returns true if this save deletes the document: what is stored goes, valid or not */
export function isDeletion({ context }: PayloadRequest, data: { deletedAt?: unknown }): boolean {
  return context.movesTrash === true && Boolean(data.deletedAt)
}

/**
 * Removes the trash fields from a caller's data. With them, a caller could publish without
 * validation, because Payload skips the validation of deleted documents.
 */
export const stripTrashFields: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.context.movesTrash === true || !('data' in args) || !isObject(args.data)) return args
  const kept = Object.entries(args.data).filter(([name]) => !TRASH_FIELDS.includes(name))
  return { ...args, data: Object.fromEntries(kept) as unknown }
}

/**
 * A version may have been saved while the document was in the trash. Restoring this version must
 * not delete the document.
 */
export const keepTrashFields: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.context.movesTrash === true) return data
  const { deletedAt = null, deletedBy = null } = (originalDoc ?? {}) as Record<string, unknown>
  return { ...data, deletedAt, deletedBy }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
