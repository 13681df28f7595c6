'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import { useWords } from '../../../platform/admin-language/use-words'
import { inboxWords } from './words'

/** A link to a URL that the sender has entered. The linked site gets no referrer. */
export function PortfolioLink({ path }: { path: string }) {
  const { FACT_TEXTS } = useWords(inboxWords)
  const { value } = useField<string>({ path })
  if (!value) return null
  return (
    <div className="field-type">
      <FieldLabel as="span" label={FACT_TEXTS.portfolio} />
      <p>
        <a href={value} rel="noopener noreferrer nofollow" target="_blank">
          <bdi>{value}</bdi>
        </a>
      </p>
    </div>
  )
}
