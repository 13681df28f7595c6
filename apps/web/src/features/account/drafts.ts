/** Where what somebody typed waits while they log in again; of this tab, and gone with it. */
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

/** Gives it once. */
export function takeDraft(name: string): Draft | null {
  try {
    const kept = sessionStorage.getItem(PREFIX + name)
    sessionStorage.removeItem(PREFIX + name)
    return kept === null ? null : (JSON.parse(kept) as Draft)
  } catch {
    return null
  }
}
