import ar from '../../apps/web/src/messages/ar.json'
import en from '../../apps/web/src/messages/en.json'

/** In which languages each journey through an account is made, and what stands on its way. */
export const LANGUAGES = [
  { locale: 'en', words: en },
  { locale: 'ar', words: ar },
] as const

export type Words = typeof en
