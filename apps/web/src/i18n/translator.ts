import 'server-only'
import type { Locale } from '@studio/shared/locales'
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'next-intl'
import { cache } from 'react'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { intlOptions } from './intl-options'
import type { Messages } from './messages'

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>

const MESSAGES: Record<Locale, Messages> = { ar, de, en }

/**
 * @returns the translator of a namespace on the server. Unlike `getTranslations` it is synchronous,
 * because a price table has a hundred figures, and each waiting component is a separate React task.
 * It also works in route handlers. A render creates each translator once
 */
export const translator = cache(function translator<Name extends Namespace>(
  locale: Locale,
  namespace: Name,
) {
  const messages = MESSAGES[locale]
  return createTranslator<Messages, Name>({ ...intlOptions(locale), messages, namespace })
})
