import { TOPIC_NAMES } from '@studio/shared/inquiry/topic-names'
import { isTopic } from '@studio/shared/inquiry/topics'
import type { Locale } from '@studio/shared/locales'

/** As mails and the inbox call it; one that has left the list keeps its key. */
export function topicName(locale: Locale, topic: string | null | undefined): string {
  return isTopic(topic) ? TOPIC_NAMES[locale][topic] : (topic ?? '')
}
