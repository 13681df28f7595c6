'use client'
import { RenderFields } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { PriceSources } from './price-sources'
import { useTable } from './table-context'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'

const FACTS = ['minimumHours', 'noticeHours', 'turnaroundMin', 'turnaroundMax', 'status']
const WORDS = ['note', 'source']
const LISTS = ['quantities', 'isDisputed']

interface RowDetailsProps {
  id: string
  index: number
  rowName: string
}

/** The fields of a row that are not in the table, rendered by Payload's own components. */
export function RowDetails({ id, index, rowName }: RowDetailsProps) {
  const { TABLE_TEXTS } = useWords(priceBookWords)
  const { path, schemaPath, fields, permissions, isReadOnly, columns } = useTable()
  const rowPath = `${path}.${index}`
  const shared = {
    forceRender: true,
    margins: 'small',
    parentIndexPath: '',
    parentPath: rowPath,
    parentSchemaPath: schemaPath,
    permissions:
      permissions === true || permissions === undefined ? true : (permissions.fields ?? {}),
    readOnly: isReadOnly,
  } as const

  return (
    <tr className="price-table__details" id={id}>
      <td colSpan={columns.length}>
        <div aria-label={TABLE_TEXTS.details(rowName)} className="price-details" role="group">
          <RenderFields className="price-details__words" fields={pick(fields, WORDS)} {...shared} />
          <RenderFields className="price-details__facts" fields={pick(fields, FACTS)} {...shared} />
          <RenderFields className="price-details__lists" fields={pick(fields, LISTS)} {...shared} />
          <PriceSources rowName={rowName} rowPath={rowPath} />
        </div>
      </td>
    </tr>
  )
}

function pick(fields: ClientField[], names: string[]): ClientField[] {
  return names.flatMap((name) => fields.filter((field) => 'name' in field && field.name === name))
}
