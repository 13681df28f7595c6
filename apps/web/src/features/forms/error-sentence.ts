import type { Messages } from '@/i18n/messages'

export type ErrorWords = Messages['forms']['errors']

/** What is wrong with a field, for the visitor; `limit` is the most signs that it takes. */
export function errorSentence(words: ErrorWords, code: string, limit: string): string {
  const sentence = Object.hasOwn(words, code) ? words[code as keyof ErrorWords] : words.wrongType
  return sentence.replace('{max}', limit)
}
