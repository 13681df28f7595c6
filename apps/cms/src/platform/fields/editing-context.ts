import type { PayloadRequest, RequestContext } from 'payload'

/**
 * State that the hooks of one save share through the request. A request may save several documents,
 * so everything except the kind of save is stored by document.
 */
interface EditingContext {
  /** True if a version is being restored, which writes all languages at once. */
  isRestoring?: boolean
  /**
   * True if the restored version keeps its own record of who changed which part, so that forms that
   * have loaded this version do not become outdated.
   */
  keepsParts?: boolean
  /**
   * True if the save is stored in the history as an older version than the current one of another
   * editor.
   */
  isForHistory?: boolean
  /** True if only the texts of one language are published and the others stay as they are. */
  isForOneLanguage?: boolean
  /**
   * The id of the account that made a release live or undid it; null in a trial, or if the account
   * was erased.
   */
  releasedBy?: number | null
  /**
   * The public documents in all languages, by document, as they were before one language was
   * published.
   */
  published: Map<string, object>
  /**
   * The newest drafts in all languages, by document, with the texts that a translator publishes
   * now. They stay the newest versions, because translators publish nothing else.
   */
  drafts: Map<string, Record<string, unknown>>
  /**
   * The ids of the forms that saved, by document, so that each response contains the form's own id.
   */
  screens: Map<string, string>
}

const KEY = 'editing'

function isOurs(value: unknown): value is EditingContext {
  return typeof value === 'object' && value !== null && 'screens' in value
}

export function editingContext({ context }: { context: RequestContext }): EditingContext {
  const kept = context[KEY]
  if (isOurs(kept)) return kept
  const made: EditingContext = { published: new Map(), drafts: new Map(), screens: new Map() }
  context[KEY] = made
  return made
}

/** Runs work whose saves are stored in the history only. */
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

/** Runs work in which restored versions keep their own record of who changed which part. */
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
