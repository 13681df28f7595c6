'use client'

import { FieldLabel, useField } from '@payloadcms/ui'

/** An address that a stranger typed: a link that tells the other site nothing. */
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
