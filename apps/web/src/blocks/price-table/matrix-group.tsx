import type { PriceGroup } from '@studio/shared/contracts/price'
import { Figure } from '@/components/price/figure'
import type { BlockContext } from '@/lib/block-context'
import { RowDetails } from './row-details'
import { SPOTS, spotOf } from './spots'
import { TABLE_ROLE } from './table-roles'
import { translator } from '@/i18n/translator'

interface Props {
  group: PriceGroup
  context: BlockContext
}

/** The rows of one style: its prices by spot length, then rows without a spot length. */
export function MatrixGroup({ group, context }: Props) {
  const t = translator(context.locale, 'prices')
  const inColumns = SPOTS.map((spot) => group.rows.find((row) => spotOf(row) === spot))
  const below = group.rows.filter((row) => spotOf(row) === null)
  const details = inColumns.find((row) => row?.turnaround)
  return (
    <tbody className="border-t border-rule max-md:block max-md:pb-3">
      <tr {...TABLE_ROLE.row} className="max-md:block">
        <th
          scope="row"
          {...TABLE_ROLE.rowHeader}
          className="py-5 pe-6 text-start align-top max-md:block"
        >
          <span className="title-3 block">{group.title}</span>
          {group.note && <span className="mt-1 block font-normal text-pencil">{group.note}</span>}
          {details && <RowDetails row={{ ...details, note: null }} context={context} />}
        </th>
        {inColumns.map((row, index) => (
          <td key={SPOTS[index]} {...TABLE_ROLE.cell} className="spot-price">
            <span className="md:hidden" aria-hidden>
              {t(`spots.${SPOTS[index] ?? 'spot15'}`)}
            </span>
            {row ? (
              <span>
                <Figure figure={row.figure} context={context} hasUnit={false} />
              </span>
            ) : (
              <span aria-label={t('notOffered')}>—</span>
            )}
          </td>
        ))}
      </tr>
      {below.map((row) => (
        <tr
          key={row.key}
          {...TABLE_ROLE.row}
          className="border-t border-rule max-md:flex max-md:justify-between"
        >
          <th
            scope="row"
            {...TABLE_ROLE.rowHeader}
            colSpan={3}
            className="py-3 pe-6 text-start font-normal"
          >
            {row.label}
            <RowDetails row={row} context={context} />
          </th>
          <td {...TABLE_ROLE.cell} className="py-3 text-end">
            <Figure figure={row.figure} context={context} />
          </td>
        </tr>
      ))}
    </tbody>
  )
}
