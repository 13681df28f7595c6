'use client'

import { FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import { DEFAULT_LOCALE, isLocale } from '@studio/shared/locales'
import { useWords } from '../../../platform/admin-language/use-words'
import { inboxWords } from './words'
import { topicName } from '../topic-name'

/** Shows the topic that the sender chose in the contact form. */
export function TopicLine({ path }: { path: string }) {
  const { FACT_TEXTS } = useWords(inboxWords)
  const { i18n } = useTranslation()
  const { value } = useField<string>({ path })
  const name = topicName(isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE, value)
  if (name === '') return null
  return (
    <div className="field-type">
      <FieldLabel as="span" label={FACT_TEXTS.topic} />
      <p>{name}</p>
    </div>
  )
}
