import 'server-only'
import type { Locale } from '@studio/shared/locales'
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'next-intl'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import type { Messages } from './messages'

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>
type Translator<Name extends Namespace> = ReturnType<typeof createTranslator<Messages, Name>>

const MESSAGES: Record<Locale, Messages> = { ar, de, en }
const translators = new Map<string, unknown>()

/**
 * @returns the translator of a namespace. Unlike `getTranslations` it is synchronous, because a
 * price table has a hundred figures, and each waiting component is a separate React task. It is
 * cached together with its parsed messages
 */
export function translator<Name extends Namespace>(
  locale: Locale,
  namespace: Name,
): Translator<Name> {
  const key = `${locale} ${namespace}`
  const known = translators.get(key)
  if (known) return known as Translator<Name>
  const messages = MESSAGES[locale]
  const made = createTranslator<Messages, Name>({ locale, messages, namespace, timeZone: 'UTC' })
  translators.set(key, made)
  return made
}
