import { SESSION_KEYS } from '@studio/shared/browser-storage'

/**
 * The prefix of drafts in the session storage. Typed text survives a reload there, but ends with
 * the tab.
 */
const PREFIX = SESSION_KEYS.draft

export type Draft = Record<string, string | boolean>

/** Stores a draft. Passwords are always left out. */
export function keepDraft(name: string, values: Record<string, unknown>): void {
  const draft: Draft = {}
  for (const [field, value] of Object.entries(values)) {
    if (field.includes('password')) continue
    if (typeof value === 'string' || typeof value === 'boolean') draft[field] = value
  }
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft))
  } catch {
    // Without storage there is no draft, and the form still works.
  }
}

/** Removes a draft after its form was sent. */
export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Storage is blocked, so there is nothing to remove.
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

/** Reads a draft and removes it. */
export function takeDraft(name: string): Draft | null {
  const draft = readDraft(name)
  dropDraft(name)
  return draft
}
