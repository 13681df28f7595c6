'use client'
import { useFormFields, useFormInitializing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { useWords } from '../../platform/admin-language/use-words'
import { goToRow } from '../../editor/documents/admin/go-to-field'
import { blockWords } from './words'

/** The field with the list of blocks has the same name in pages and categories. */
const PATH = 'blocks'

/**
 * Describes each block type below its card, and opens a newly added block. Payload's cards have
 * space only for a name, so a style adds the description as generated content, and screen readers
 * read it with the name.
 */
export function BlockLines() {
  const { BLOCK_LINES } = useWords(blockWords)
  useOpenAdded()
  const rules = Object.entries(BLOCK_LINES).map(
    ([type, line]) =>
      `.thumbnail-card:has(img[src$="#${type}"]) .thumbnail-card__label::after { content: ${JSON.stringify(` ${line}`)} }`,
  )
  return <style>{rules.join('\n')}</style>
}

/** Rows are collapsed at first. A new row is opened and gets the focus. */
function useOpenAdded(): void {
  const isInitializing = useFormInitializing()
  const ids = useFormFields(([fields]) => fields[PATH]?.rows?.map(({ id }) => id).join(' ') ?? null)
  const known = useRef<string[] | null>(null)
  useEffect(() => {
    if (isInitializing || ids === null) return
    const now = ids.split(' ').filter(Boolean)
    const added = known.current && now.filter((id) => !known.current?.includes(id))
    known.current = now
    const [only, ...more] = added ?? []
    if (only !== undefined && more.length === 0) void goToRow(`${PATH}.${now.indexOf(only)}`)
  }, [ids, isInitializing])
}
