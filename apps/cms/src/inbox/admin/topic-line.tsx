'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import { topicName } from '../topic-name'

/** What the sender chose in the list of the contact form. */
export function TopicLine({ path }: { path: string }) {
  const { value } = useField<string>({ path })
  const name = topicName('en', value)
  if (name === '') return null
  return (
    <div className="field-type">
      <FieldLabel as="span" label="Asks about" />
      <p>{name}</p>
    </div>
  )
}
