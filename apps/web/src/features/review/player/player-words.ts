import 'server-only'
import type { Locale } from '@studio/shared/locales'
import { messagesFor } from '@/i18n/messages'
import type { PlayerWords } from '../types'

/** What the player says, for its part in the browser. */
export async function playerWords(locale: Locale): Promise<PlayerWords> {
  return (await messagesFor(locale)).review.player
}
