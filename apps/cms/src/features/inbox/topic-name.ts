import { TOPIC_NAMES } from '@studio/shared/inquiry/topic-names'
import { isTopic } from '@studio/shared/inquiry/topics'
import type { Locale } from '@studio/shared/locales'

/**
 * The label of a topic in mails and in the inbox. For a topic that was removed from the list, it is
 * the topic's key.
 */
export function topicName(locale: Locale, topic: string | null | undefined): string {
  return isTopic(topic) ? TOPIC_NAMES[locale][topic] : (topic ?? '')
}
