import type { PriceGroup } from '@studio/shared/contracts/price'
import { Figure } from '@/components/price/figure'
import type { BlockContext } from '../context'
import { ScrollRegion } from './scroll-region'
import { translator } from '@/i18n/translator'

/** Booking type, rate premium, minimum hours, status. */
export function BookingTable({ group, context }: { group: PriceGroup; context: BlockContext }) {
  const t = translator(context.locale, 'prices')
  const head = 'slate pb-3 pe-5 text-start align-bottom font-normal text-pencil last:pe-0'
  const cell = 'py-4 pe-5 align-top last:pe-0'
  return (
    <ScrollRegion labelledBy={`prices-${group.key}`}>
      <table
        className="w-full min-w-[30rem] border-b border-rule"
        aria-labelledby={`prices-${group.key}`}
      >
        <thead>
          <tr>
            {(['bookingType', 'ratePremium', 'minimumHours', 'status'] as const).map((column) => (
              <th key={column} scope="col" className={head}>
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <tr key={row.key} className="border-t border-rule">
              <th scope="row" className={`${cell} text-start font-semibold`}>
                {row.label}
                {row.note && <span className="block font-normal text-pencil">{row.note}</span>}
              </th>
              <td className={cell}>
                <Figure figure={row.figure} context={context} />
              </td>
              <td className={cell}>
                {row.minimumHours && t('hours', { hours: row.minimumHours })}
              </td>
              <td className={cell}>{row.status && t(`status.${row.status}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
