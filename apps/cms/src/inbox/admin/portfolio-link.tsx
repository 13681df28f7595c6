'use client'

import { FieldLabel, useField } from '@payloadcms/ui'

/** A link to an address that a sender typed; the target gets no referrer. */
export function PortfolioLink({ path }: { path: string }) {
  const { value } = useField<string>({ path })
  if (!value) return null
  return (
    <div className="field-type">
      <FieldLabel as="span" label="Portfolio" />
      <p>
        <a href={value} rel="noopener noreferrer nofollow" target="_blank">
          <bdi>{value}</bdi>
        </a>
      </p>
    </div>
  )
}
