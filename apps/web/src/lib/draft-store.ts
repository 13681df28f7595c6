/**
 * Drafts are in the session storage, so that typed text survives a reload but ends with the tab.
 */
const PREFIX = 'draft:'

export type Draft = Record<string, string | boolean>

/** Passwords are never among what is kept. */
export function keepDraft(name: string, values: Record<string, unknown>): void {
  const draft: Draft = {}
  for (const [field, value] of Object.entries(values)) {
    if (field.includes('password')) continue
    if (typeof value === 'string' || typeof value === 'boolean') draft[field] = value
  }
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft))
  } catch {
    // A browser that stores nothing keeps no draft either.
  }
}

/** There is nothing more to keep. */
export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Storage is blocked.
  }
}

/** Reads a draft without removing it. */
export function readDraft(name: string): Draft | null {
  try {
    const kept = sessionStorage.getItem(PREFIX + name)
    return kept === null ? null : (JSON.parse(kept) as Draft)
  } catch {
    return null
  }
}

/** Gives it once. */
export function takeDraft(name: string): Draft | null {
  const draft = readDraft(name)
  dropDraft(name)
  return draft
}
