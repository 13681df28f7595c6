import { MAX_NOTE_LENGTH } from '@studio/shared/review/notes'
import { fill, type RoomWords } from '../words'
import type { Refusal } from './notes-source'

type ProblemWords = RoomWords['notes']['problems']

const BY_CODE: Partial<Record<string, keyof ProblemWords>> = {
  offline: 'offline',
  tooManyRequests: 'tooMany',
  unauthenticated: 'ended',
  sessionExpired: 'ended',
  forbidden: 'forbidden',
  notFound: 'gone',
  tooLarge: 'full',
}

/** @returns an explanation of an error for the reader */
export function problemText(
  words: ProblemWords,
  { code, fields }: Omit<Refusal, 'isDone'>,
  format: string,
): string {
  if (fields.text === 'tooLong') {
    return fill(words.tooLong, { max: new Intl.NumberFormat(format).format(MAX_NOTE_LENGTH) })
  }
  if (fields.text === 'required') return words.required
  if (fields.files) return words.files
  const known = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined
  return words[known ?? 'other']
}
