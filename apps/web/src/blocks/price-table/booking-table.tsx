import type { PriceGroup } from '@studio/shared/contracts/price'
import { Figure } from '@/components/price/figure'
import type { BlockContext } from '@/lib/block-context'
import { ScrollRegion } from './scroll-region'
import { translator } from '@/i18n/translator'

/** A table whose columns are booking type, rate premium, minimum hours and status. */
export function BookingTable({ group, context }: { group: PriceGroup; context: BlockContext }) {
  const t = translator(context.locale, 'prices')
  return (
    <ScrollRegion labelledBy={`prices-${group.key}`}>
      <table className="booking-table" aria-labelledby={`prices-${group.key}`}>
        <thead>
          <tr>
            {(['bookingType', 'ratePremium', 'minimumHours', 'status'] as const).map((column) => (
              <th key={column} scope="col" className="slate">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.label}
                {row.note && <span className="block font-normal text-pencil">{row.note}</span>}
              </th>
              <td>
                <Figure figure={row.figure} context={context} />
              </td>
              <td>{row.minimumHours ? t('hours', { hours: row.minimumHours }) : t('onRequest')}</td>
              <td>{row.status ? t(`status.${row.status}`) : t('onRequest')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
