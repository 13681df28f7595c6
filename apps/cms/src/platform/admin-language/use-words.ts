'use client'
import { useTranslation } from '@payloadcms/ui'
import type { Locale } from '@studio/shared/locales'
import { wordsIn } from './admin-words'

/** The words of a feature in the language of the account. */
export function useWords<Words>(words: Record<Locale, Words>): Words {
  return wordsIn(words, useTranslation().i18n)
}
