import type { PriceGroup, PriceRow } from '@studio/shared/contracts/price'
import { inquiryLink } from '@studio/shared/inquiry/inquiry-link'
import { TOPIC_NAMES } from '@studio/shared/inquiry/topic-names'
import { topicOfPriceRow } from '@studio/shared/inquiry/topics'
import { publicPath } from '@studio/shared/paths'
import { AnyLink } from '@/components/ui/any-link'
import { Figure } from '@/components/price/figure'
import { Split } from '@/components/ui/section'
import type { BlockContext } from '@/lib/block-context'
import { BookingTable } from './booking-table'
import { RowDetails } from './row-details'
import { translator } from '@/i18n/translator'

interface Props {
  group: PriceGroup
  context: BlockContext
}

const FIRST_COLUMN = {
  spots: 'service',
  packages: 'package',
  rental: 'rental',
  addOns: 'addOn',
  terms: 'term',
} as const

export function GroupTable({ group, context }: Props) {
  const t = translator(context.locale, 'prices')
  const isBooking = group.rows.some(({ status }) => status !== null)
  const aside = (
    <>
      <h3 className="title-3" id={`prices-${group.key}`}>
        {group.title}
      </h3>
      {group.note && <p className="mt-2 max-w-[26rem] text-pencil">{group.note}</p>}
    </>
  )
  if (isBooking) {
    return (
      <Split aside={aside}>
        <BookingTable group={group} context={context} />
      </Split>
    )
  }
  return (
    <Split aside={aside}>
      <table className="price-list" aria-labelledby={`prices-${group.key}`}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t(`columns.${FIRST_COLUMN[group.kind]}`)}</th>
            <th scope="col">{t('columns.price')}</th>
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <Row key={row.key} row={row} list={group.key} context={context} />
          ))}
        </tbody>
      </table>
    </Split>
  )
}

interface RowProps {
  row: PriceRow
  list: string
  context: BlockContext
}

function Row({ row, list, context }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {row.label}
        <RowDetails row={row} context={context} />
      </th>
      <td>
        <Figure figure={row.figure} context={context} />
        <BookRow {...{ row, list, context }} />
      </td>
    </tr>
  )
}

/** Links to the contact form with the studio and the package of this row selected. */
function BookRow({ row, list, context: { locale } }: RowProps) {
  const topic = topicOfPriceRow(list, row.key)
  if (!topic) return null
  const t = translator(locale, 'prices')
  const name = t(row.figure.kind === 'onRequest' ? 'ask' : 'book')
  return (
    <p>
      <AnyLink
        href={inquiryLink(publicPath(locale, 'contact'), topic)}
        aria-label={t('bookRow', { action: name, topic: TOPIC_NAMES[locale][topic] })}
        className="inline-block py-1.5 underline underline-offset-4"
      >
        {name}
      </AnyLink>
    </p>
  )
}
