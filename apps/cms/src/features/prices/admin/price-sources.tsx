'use client'
import { Button, toast, useField, useForm } from '@payloadcms/ui'
import { useId } from 'react'
import { PriceSource } from './price-source'
import { swapSource } from './swap-source'
import { useTable } from './table-context'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'

const MAX_SOURCES = 5

export function PriceSources({ rowPath, rowName }: { rowPath: string; rowName: string }) {
  const { SOURCE_TEXTS } = useWords(priceBookWords)
  const path = `${rowPath}.readings`
  const { isReadOnly, canEdit, schemaPath } = useTable()
  const { rows = [] } = useField({ path, hasRows: true })
  const { addFieldRow, removeFieldRow, dispatchFields, getDataByPath, setModified } = useForm()
  const headingId = useId()
  const mayChange = !isReadOnly && canEdit('readings')

  function use(index: number) {
    const row = getDataByPath<Record<string, unknown>>(rowPath)
    const other = getDataByPath<Record<string, unknown>>(`${path}.${index}`)
    for (const swap of swapSource(row, other)) {
      const { field } = swap
      dispatchFields({ type: 'UPDATE', path: `${rowPath}.${field}`, value: swap.row, valid: true })
      dispatchFields({
        type: 'UPDATE',
        path: `${path}.${index}.${field}`,
        value: swap.other,
        valid: true,
      })
    }
    setModified(true)
    toast.info(SOURCE_TEXTS.used)
  }

  return (
    <section aria-labelledby={headingId} className="price-sources">
      <h3 id={headingId}>{SOURCE_TEXTS.heading}</h3>
      <p className="price-sources__intro">
        {rows.length > 0 ? SOURCE_TEXTS.intro : SOURCE_TEXTS.none}
      </p>
      {rows.map(({ id }, index) => (
        <PriceSource
          index={index}
          isReadOnly={!mayChange}
          key={id}
          onRemove={() => removeFieldRow({ path, rowIndex: index })}
          onUse={() => use(index)}
          path={`${path}.${index}`}
          rowName={rowName}
        />
      ))}
      {mayChange && rows.length < MAX_SOURCES && (
        <Button
          buttonStyle="icon-label"
          icon="plus"
          iconPosition="left"
          iconStyle="with-border"
          margin={false}
          onClick={() => addFieldRow({ path, schemaPath: `${schemaPath}.readings` })}
          size="small"
        >
          {SOURCE_TEXTS.add}
        </Button>
      )}
    </section>
  )
}
