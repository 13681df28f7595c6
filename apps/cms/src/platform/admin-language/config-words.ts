import { TOPIC_NAMES } from '@studio/shared/inquiry/topic-names'
import { TOPICS } from '@studio/shared/inquiry/topics'
import { LOCALE_NAMES } from '@studio/shared/locales'
import { MAIL_WORDS } from '../mail/words'
import help from './config-words/help.json'
import labels from './config-words/labels.json'

interface Translation {
  de: string
  ar: string
}

const { en, de, ar } = MAIL_WORDS

/** Names that are the same in every language. */
const PROPER_NAMES = [
  ...Object.values(LOCALE_NAMES),
  'Google Ads',
  'Google Analytics 4',
  'Google Tag Manager',
  'SHA-256',
]

/** German and Arabic texts of the configuration, by the English text. */
export const CONFIG_WORDS: ReadonlyMap<string, Translation> = new Map<string, Translation>([
  ...PROPER_NAMES.map((name) => [name, { de: name, ar: name }] as const),
  ...TOPICS.map(
    (topic) =>
      [TOPIC_NAMES.en[topic], { de: TOPIC_NAMES.de[topic], ar: TOPIC_NAMES.ar[topic] }] as const,
  ),
  ...(['kinds', 'projectTypes'] as const).flatMap((list) =>
    Object.keys(en[list]).map(
      (key) =>
        [en[list][key] ?? key, { de: de[list][key] ?? key, ar: ar[list][key] ?? key }] as const,
    ),
  ),
  ...Object.entries(labels),
  ...Object.entries(help),
])
