import { noteNumber } from '@studio/shared/review/note-number'
import type { Note, Person } from '@studio/shared/review/notes'
import { isOpen } from '@studio/shared/review/open-notes'

export interface NoteFilter {
  isOpen: boolean
  isMine: boolean
  isDrawn: boolean
  /** The key of a person from `personKey`, or null. */
  person: string | null
  words: string
}

export const EVERYTHING: NoteFilter = {
  isOpen: false,
  isMine: false,
  isDrawn: false,
  person: null,
  words: '',
}

export function filterNotes(notes: readonly Note[], filter: NoteFilter): Note[] {
  const words = plain(filter.words).split(/\s+/).filter(Boolean)
  return notes.filter(
    (note) =>
      (!filter.isOpen || isOpen(note)) &&
      (!filter.isMine || concernsYou(note)) &&
      (!filter.isDrawn || note.drawing !== null) &&
      (filter.person === null || peopleOf(note).some((one) => personKey(one) === filter.person)) &&
      (words.length === 0 || hasWords(note, words)),
  )
}

/**
 * @returns a key that identifies a person. Guests and deleted accounts have no id, so their name is
 * used
 */
export function personKey({ id, name, side }: Person): string {
  return id === null ? `${side} ${name}` : `id ${id}`
}

/** @returns all authors of notes, sorted by name */
export function writersOf(notes: readonly Note[]): Person[] {
  const people = new Map(
    notes.flatMap(peopleOf).map((person) => [personKey(person), person] as const),
  )
  return [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

function peopleOf({ author, replies }: Note): Person[] {
  return [author, ...replies.map((reply) => reply.author)]
}

function concernsYou(note: Note): boolean {
  return peopleOf(note).some(({ isYou }) => isYou)
}

function hasWords(note: Note, words: readonly string[]): boolean {
  const parts = [
    `#${noteNumber(note)}`,
    note.text,
    note.author.name,
    ...note.replies.flatMap(({ text, author }) => [text, author.name]),
  ]
  const text = plain(parts.join(' '))
  return words.every((word) => text.includes(word))
}

/** Removes accents and vowel signs, which few people type in a search. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}
