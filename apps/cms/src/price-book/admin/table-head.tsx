'use client'
import { TABLE_TEXTS } from './texts'
import type { Column } from './visible-columns'

export function TableHead({ columns }: { columns: Column[] }) {
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
