import type { Person } from '@studio/shared/review/notes'

/** What stands between an @ and the caret. */
export interface MentionStart {
  /** Where the @ stands. */
  at: number
  words: string
}

/** Longer than a name is a sentence with an @ in it. */
const LONGEST_NAME = 40

export function findMentionStart(text: string, caret: number): MentionStart | null {
  const at = text.slice(0, caret).lastIndexOf('@')
  if (at < 0 || caret - at > LONGEST_NAME) return null
  // The @ of an address follows a letter.
  if (at > 0 && !/[\s([{«„“"']/u.test(text[at - 1] ?? '')) return null
  const words = text.slice(at + 1, caret)
  return /[\n\r@]/.test(words) ? null : { at, words }
}

/** Those who have an account, whose name has a part that begins so; nobody once a name is complete. */
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

/** @returns the text with the whole name, and where the caret goes */
export function insertMention(
  text: string,
  { at, words }: MentionStart,
  { name }: Person,
): { text: string; caret: number } {
  const before = `${text.slice(0, at)}@${name} `
  const after = text.slice(at + 1 + words.length).replace(/^ /, '')
  return { text: before + after, caret: before.length }
}

/** Ids of those whose names still stand in the text. */
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
  /** Where the @ stands. */
  at: number
  name: string
}

/** Whole names: “@Anna” is no Ann, and “@Ann Lee” is one person. */
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
