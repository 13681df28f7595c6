import type { Person } from '@studio/shared/review/notes'

/** The text between an @ and the caret. */
export interface MentionStart {
  /** The index of the @. */
  at: number
  words: string
}

/** A longer text after an @ cannot be a name. */
const MAX_NAME = 40

export function findMentionStart(text: string, caret: number): MentionStart | null {
  const at = text.slice(0, caret).lastIndexOf('@')
  if (at < 0 || caret - at > MAX_NAME) return null
  // An @ within an email address follows a letter and starts no mention.
  if (at > 0 && !/[\s([{«„“"']/u.test(text[at - 1] ?? '')) return null
  const words = text.slice(at + 1, caret)
  return /[\n\r@]/.test(words) ? null : { at, words }
}

/**
 * @returns people with an account of whose name a part begins with the typed words; none once a
 * name is complete
 */
export function matchPeople(people: readonly Person[], words: string): Person[] {
  const typed = words.trim().toLocaleLowerCase()
  const isComplete = people.some(({ name }) => words.startsWith(`${name} `))
  if (isComplete) return []
  return people.filter(
    ({ id, name, isYou }) =>
      id !== null &&
      !isYou &&
      [name, ...name.split(/\s+/)].some((part) => part.toLocaleLowerCase().startsWith(typed)),
  )
}

/** @returns the text with the complete name, and the new caret position */
export function insertMention(
  text: string,
  { at, words }: MentionStart,
  { name }: Person,
): { text: string; caret: number } {
  const before = `${text.slice(0, at)}@${name} `
  const after = text.slice(at + 1 + words.length).replace(/^ /, '')
  return { text: before + after, caret: before.length }
}

/** @returns the ids of the people whose names are in the text */
export function mentionsIn(text: string, people: readonly Person[]): string[] {
  const named = people.filter(({ id }) => id !== null)
  const places = findMentions(
    text,
    named.map(({ name }) => name),
  )
  const found = new Set(places.map(({ name }) => name))
  return named.flatMap(({ id, name }) => (id !== null && found.has(name) ? [id] : []))
}

export interface MentionPlace {
  /** The index of the @. */
  at: number
  name: string
}

/** Finds complete names only: “@Anna” does not mention Ann, and “@Ann Lee” mentions one person. */
export function findMentions(text: string, names: readonly string[]): MentionPlace[] {
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  return [...text.matchAll(/@/g)].flatMap(({ index: at }) => {
    const name = longestFirst.find(
      (one) =>
        text.startsWith(one, at + 1) &&
        !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(at + 1 + one.length)),
    )
    return name === undefined ? [] : [{ at, name }]
  })
}
