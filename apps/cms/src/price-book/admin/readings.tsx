'use client'
import { Button, toast, useField, useForm } from '@payloadcms/ui'
import { useId } from 'react'
import { Reading } from './reading'
import { swapReading } from './swap-reading'
import { useTable } from './table-context'
import { READING_TEXTS } from './texts'

const MOST = 5

/** What other sources say about the price. None is lost when another one is put into use. */
export function Readings({ rowPath, rowName }: { rowPath: string; rowName: string }) {
  const path = `${rowPath}.readings`
  const { isReadOnly, canEdit, schemaPath } = useTable()
  const { rows = [] } = useField({ path, hasRows: true })
  const { addFieldRow, removeFieldRow, dispatchFields, getDataByPath, setModified } = useForm()
  const headingId = useId()
  const mayChange = !isReadOnly && canEdit('readings')

  function use(index: number) {
    const row = getDataByPath<Record<string, unknown>>(rowPath)
    const reading = getDataByPath<Record<string, unknown>>(`${path}.${index}`)
    for (const swap of swapReading(row, reading)) {
      const { field } = swap
      dispatchFields({ type: 'UPDATE', path: `${rowPath}.${field}`, value: swap.row, valid: true })
      dispatchFields({
        type: 'UPDATE',
        path: `${path}.${index}.${field}`,
        value: swap.reading,
        valid: true,
      })
    }
    setModified(true)
    toast.info(READING_TEXTS.used)
  }

  return (
    <section aria-labelledby={headingId} className="price-readings">
      <h3 id={headingId}>{READING_TEXTS.heading}</h3>
      <p className="price-readings__intro">
        {rows.length > 0 ? READING_TEXTS.intro : READING_TEXTS.none}
      </p>
      {rows.map(({ id }, index) => (
        <Reading
          index={index}
          isReadOnly={!mayChange}
          key={id}
          onRemove={() => removeFieldRow({ path, rowIndex: index })}
          onUse={() => use(index)}
          path={`${path}.${index}`}
          rowName={rowName}
        />
      ))}
      {mayChange && rows.length < MOST && (
        <Button
          buttonStyle="icon-label"
          icon="plus"
          iconPosition="left"
          iconStyle="with-border"
          margin={false}
          onClick={() => addFieldRow({ path, schemaPath: `${schemaPath}.readings` })}
          size="small"
        >
          {READING_TEXTS.add}
        </Button>
      )}
    </section>
  )
}
