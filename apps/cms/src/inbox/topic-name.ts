import { TOPIC_NAMES } from '@studio/shared/inquiry/topic-names'
import { isTopic } from '@studio/shared/inquiry/topics'
import type { Locale } from '@studio/shared/locales'

/**
 * Label of a topic in mails and the inbox; a topic that was removed from the list shows its key.
 */
export function topicName(locale: Locale, topic: string | null | undefined): string {
  return isTopic(topic) ? TOPIC_NAMES[locale][topic] : (topic ?? '')
}
