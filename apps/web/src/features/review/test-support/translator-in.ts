import type { Locale } from '@studio/shared/locales'
import { createTranslator } from 'next-intl'
import { intlOptions } from '@/i18n/intl-options'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import type { RoomTranslator } from '../translator'

const MESSAGES = { ar, de, en }

export function translatorIn(locale: Locale): RoomTranslator {
  return createTranslator({
    ...intlOptions(locale),
    messages: MESSAGES[locale],
    namespace: 'review',
  })
}
