'use client'

import { Button, useFormFields } from '@payloadcms/ui'
import { PRICE_GROUP_KINDS } from '@studio/shared/price-book'
import type { ArrayFieldClientComponent, SanitizedFieldPermissions } from 'payload'
import { useMemo, useState } from 'react'
import { ChangeLink } from '../bulk/admin/change-link'
import { HistoryButton } from './history-button'
import { PriceRow } from './price-row'
import { RemoveDialog } from './remove-dialog'
import { TableContext, type TableContextValue } from './table-context'
import { TableOptions } from './table-options'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'
import { UndoLine } from './undo-line'
import { useDefaultLabels } from './use-default-labels'
import { useKeepModified } from './use-keep-modified'
import { useRowsValues } from './use-row-state'
import { useTableRows } from './use-table-rows'
import { type Column, visibleColumns } from './visible-columns'

/**
 * A whole price list as one table. It reads and writes the form state like Payload's array field.
 */
export const PriceTable: ArrayFieldClientComponent = (props) => {
  const { TABLE_TEXTS } = useWords(priceBookWords)
  const { field, path, permissions, readOnly = false, schemaPath = field.name } = props
  const kindValue = useFormFields(([fields]) => fields.kind?.value)
  const kind = PRICE_GROUP_KINDS.find((known) => known === kindValue)
  const title = useFormFields(([fields]) => fields.title?.value)
  const [showsEuro, setShowsEuro] = useState(false)
  const [showsRanges, setShowsRanges] = useState(false)
  const [removing, setRemoving] = useState<number | null>(null)
  useKeepModified()
  const values = useRowsValues(path)
  const defaultLabels = useDefaultLabels()
  const { rows, announcement, add, remove, move } = useTableRows(path, schemaPath)
  const columns = visibleColumns(values, kind, { showsEuro })
  const columnNames = columns.join(' ')

  const context = useMemo<TableContextValue>(
    () => ({
      path,
      schemaPath,
      fields: field.fields,
      permissions,
      kind,
      columns: columnNames.split(' ') as TableContextValue['columns'],
      showsRanges,
      rowCount: rows.length,
      isReadOnly: readOnly,
      canEdit: (name) => mayEdit(permissions, name),
      defaultLabels,
      move,
      askToRemove: setRemoving,
    }),
    [
      path,
      schemaPath,
      field.fields,
      permissions,
      kind,
      columnNames,
      showsRanges,
      rows.length,
      readOnly,
      defaultLabels,
      move,
      setRemoving,
    ],
  )
  const canArrange = !readOnly && context.canEdit('key')

  return (
    <TableContext value={context}>
      <section className="price-table field-type" id={`field-${path}`}>
        <header className="price-table__header">
          <h2>{TABLE_TEXTS.title}</h2>
          <TableOptions
            columns={columns}
            setShowsEuro={setShowsEuro}
            setShowsRanges={setShowsRanges}
            showsEuro={showsEuro}
            showsRanges={showsRanges}
            values={values}
          />
          {!readOnly && context.canEdit('usdMin') && <ChangeLink />}
          <HistoryButton mayRestore={!readOnly && context.canEdit('usdMin')} />
        </header>
        <UndoLine mayUndo={!readOnly && context.canEdit('usdMin')} />
        {rows.length > 0 && (
          <div aria-label={TABLE_TEXTS.region} className="price-table__scroll" role="region">
            <table>
              <caption className="price-table__caption">
                {TABLE_TEXTS.caption(typeof title === 'string' ? title : '')}
              </caption>
              <TableHead columns={columns} />
              <tbody>
                {rows.map(({ id }, index) => (
                  <PriceRow index={index} key={id} />
                ))}
              </tbody>
            </table>
          </div>
        )}
        {rows.length === 0 && <p className="price-table__empty">{TABLE_TEXTS.empty}</p>}
        <footer className="price-table__footer">
          {canArrange && (
            <Button
              buttonStyle="icon-label"
              disabled={!kind}
              icon="plus"
              iconPosition="left"
              iconStyle="with-border"
              margin={false}
              onClick={() => kind && add(kind)}
            >
              {TABLE_TEXTS.add}
            </Button>
          )}
          <p>{canArrange && !kind ? TABLE_TEXTS.chooseKind : TABLE_TEXTS.help}</p>
        </footer>
        <p aria-live="polite" className="price-table__caption">
          {announcement}
        </p>
        <RemoveDialog
          index={removing}
          onCancel={() => setRemoving(null)}
          onConfirm={(index) => {
            remove(index)
            setRemoving(null)
          }}
          path={path}
        />
      </section>
    </TableContext>
  )
}

/**
 * Whether the account may change a subfield. Undefined permissions mean that nothing is restricted.
 */
function mayEdit(permissions: SanitizedFieldPermissions | undefined, name: string): boolean {
  if (permissions === undefined || permissions === true) return true
  if (permissions.fields === undefined) return false
  if (permissions.fields === true) return true
  const field = permissions.fields[name]
  return field === true || field?.update === true
}

function TableHead({ columns }: { columns: Column[] }) {
  const { TABLE_TEXTS } = useWords(priceBookWords)
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th className={`price-table__head price-table__head--${column}`} key={column} scope="col">
            <span className={column === 'actions' ? 'price-table__caption' : undefined}>
              {TABLE_TEXTS.columns[column]}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
