import type { PayloadRequest, RequestContext } from 'payload'

/**
 * What the hooks around one save tell each other. A request may save several documents, so
 * everything but the kind of save is kept by document.
 */
interface EditingContext {
  /** Restoring a version writes every language at once. */
  isRestoring?: boolean
  /** The restored version brings back who changed which part: for those who had it open, nothing has changed. */
  keepsParts?: boolean
  /** What is saved is put into the history at once, below what somebody else has saved. */
  isForHistory?: boolean
  /** Only the words of one language are published: the others stay as visitors read them. */
  isForOneLanguage?: boolean
  /** Forms that saved, by document: their answers say so. */
  screens: Map<string, string>
}

const KEY = 'editing'

function isOurs(value: unknown): value is EditingContext {
  return typeof value === 'object' && value !== null && 'screens' in value
}

export function editingContext({ context }: { context: RequestContext }): EditingContext {
  const kept = context[KEY]
  if (isOurs(kept)) return kept
  const made: EditingContext = { screens: new Map() }
  context[KEY] = made
  return made
}

/** Does work in which what is saved goes into the history only. */
export async function forHistory<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const context = editingContext(req)
  context.isForHistory = true
  try {
    return await work()
  } finally {
    context.isForHistory = false
  }
}

/** Does work in which restored versions keep who changed which part. */
export async function keepingParts<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const context = editingContext(req)
  context.keepsParts = true
  try {
    return await work()
  } finally {
    context.keepsParts = false
  }
}
