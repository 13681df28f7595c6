import type { translator } from '@/i18n/translator'

const KEYS = [
  'choose',
  'drop',
  'rules',
  'joinPictures',
  'list',
  'waiting',
  'sending',
  'offline',
  'paused',
  'done',
  'pause',
  'goOn',
  'remove',
  'tryAgain',
  'empty',
  'fileTooLarge',
  'fileType',
  'forbidden',
  'notFound',
  'tooMany',
  'sessionExpired',
  'failed',
] as const

export interface UploadWords extends Record<(typeof KEYS)[number], string> {
  /** BCP 47 tag for numbers. */
  format: string
}

type Translate = ReturnType<typeof translator<'review.upload'>>

/** Messages as plain strings, for client components. */
export function uploadWords(t: Translate, format: string): UploadWords {
  const words = Object.fromEntries(KEYS.map((key) => [key, t(key)]))
  return { ...words, format } as UploadWords
}
