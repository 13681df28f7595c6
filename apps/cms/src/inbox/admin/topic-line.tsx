'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import { topicName } from '../topic-name'

/** Shows the topic that the sender chose in the contact form. */
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
