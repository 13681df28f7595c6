import { MAX_NOTE_LENGTH } from '@studio/shared/review/notes'
import type { Messages } from '@/i18n/messages'
import type { RoomTranslator } from '../translator'
import type { Refusal } from './notes-source'

type Problem = Exclude<keyof Messages['review']['notes']['problems'], 'tooLong'>

const BY_CODE: Partial<Record<string, Problem>> = {
  offline: 'offline',
  tooManyRequests: 'tooMany',
  unauthenticated: 'ended',
  sessionExpired: 'ended',
  forbidden: 'forbidden',
  notFound: 'gone',
  tooLarge: 'full',
}

/** @returns an explanation of an error for the reader */
export function problemText(t: RoomTranslator, { code, fields }: Omit<Refusal, 'isDone'>): string {
  if (fields.text === 'tooLong') {
    return t('notes.problems.tooLong', { max: MAX_NOTE_LENGTH })
  }
  if (fields.text === 'required') return t('notes.problems.required')
  if (fields.files) return t('notes.problems.files')
  const known = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined
  return t(`notes.problems.${known ?? 'other'}`)
}
