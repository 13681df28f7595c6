import type { PriceGroup } from '@studio/shared/contracts/price'
import type { BlockContext } from '@/lib/block-context'
import { MatrixGroup } from './matrix-group'
import { SPOTS } from './spots'
import { TABLE_ROLE } from './table-roles'
import { translator } from '@/i18n/translator'

interface Props {
  groups: PriceGroup[]
  caption: string | null
  context: BlockContext
}

/**
 * A table with styles in rows and spot lengths in columns. On a small screen each price is below
 * its style, with its spot length beside it. The explicit roles keep the semantics of a table,
 * which `display: block` would remove.
 */
export function MatrixTable({ groups, caption, context }: Props) {
  const t = translator(context.locale, 'prices')
  const head = 'pb-3 align-bottom font-normal text-pencil'
  return (
    <table {...TABLE_ROLE.table} className="w-full border-b border-rule max-md:block">
      <caption className="sr-only">{caption ?? t('tableLabel')}</caption>
      <thead className="max-md:sr-only">
        <tr {...TABLE_ROLE.row}>
          <th {...TABLE_ROLE.columnHeader} scope="col" className={`${head} w-2/5 text-start`}>
            {t('columns.service')}
          </th>
          {SPOTS.map((spot) => (
            <th
              key={spot}
              {...TABLE_ROLE.columnHeader}
              scope="col"
              className={`${head} w-1/5 text-end`}
            >
              {t(`spots.${spot}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <MatrixGroup key={group.key} group={group} context={context} />
      ))}
    </table>
  )
}
