'use client'

import { Banner, useFormFields } from '@payloadcms/ui'
import { useWords } from '../../admin-language/use-words'
import { fieldWords } from './words'

export function SampleNotice() {
  const { FIELD_TEXTS } = useWords(fieldWords)
  const isSample = useFormFields(([fields]) => fields.isSample?.value === true)
  if (!isSample) return null
  return <Banner type="info">{FIELD_TEXTS.sampleNotice}</Banner>
}
