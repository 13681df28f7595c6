'use client'

import { Banner, useFormFields } from '@payloadcms/ui'

export function SampleNotice() {
  const isSample = useFormFields(([fields]) => fields.isSample?.value === true)
  if (!isSample) return null
  return (
    <Banner type="info">
      This is sample copy: an example of what could go here. Nobody said it, and it reports no real
      result. Replace it before launch.
    </Banner>
  )
}
