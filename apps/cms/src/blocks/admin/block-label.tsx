'use client'
import { Pill, SectionTitle, useRowLabel, useTranslation } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { labelIn } from '../../platform/admin-language/label-in'
import { headingOf } from './heading-of'

/**
 * The header of a block's row. It shows the block's number, type and heading, and its name, which
 * is also its anchor.
 */
export function BlockLabel({ kind }: { kind: StaticLabel }) {
  const { data, path, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  const { i18n } = useTranslation()
  const heading = headingOf(data)
  return (
    <span className="block-label">
      <span className="blocks-field__block-number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {labelIn(kind, i18n.language)}
      </Pill>
      {heading && (
        <span className="block-label__heading" dir="auto">
          {heading}
        </span>
      )}
      <SectionTitle path={`${path}.blockName`} readOnly={false} />
    </span>
  )
}
