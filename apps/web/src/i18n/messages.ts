import type { Locale } from '@studio/shared/locales'
import type en from '@/messages/en.json'

export type Messages = typeof en

/** Loads one language's messages. */
export async function messagesFor(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'ar':
      return (await import('@/messages/ar.json')).default
    case 'de':
      return (await import('@/messages/de.json')).default
    case 'en':
      return (await import('@/messages/en.json')).default
  }
}
