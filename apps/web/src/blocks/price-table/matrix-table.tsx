import type { PriceGroup, PriceRow } from '@studio/shared/contracts/price'
import { getTranslations } from 'next-intl/server'
import { Figure } from '@/components/price/figure'
import type { BlockContext } from '../context'
import { RowDetails } from './row-details'

interface Props {
  groups: PriceGroup[]
  caption: string | null
  context: BlockContext
}

const SPOTS = ['spot15', 'spot30', 'spot60'] as const

/** Styles in rows, spot lengths in columns; what fits no column follows its style. */
export async function MatrixTable({ groups, caption, context }: Props) {
  const t = await getTranslations({ locale: context.locale, namespace: 'prices' })
  return (
    <table className="w-full table-fixed border-b border-rule">
      <caption className="sr-only">{caption ?? t('tableLabel')}</caption>
      <thead className="max-md:text-[0.8125rem]">
        <tr>
          <th scope="col" className="w-full pb-3 text-start font-normal text-pencil max-md:sr-only md:w-2/5">
            {t('columns.service')}
          </th>
          {SPOTS.map((spot) => (
            <th key={spot} scope="col" className="pb-3 text-start font-normal text-pencil md:text-end">
              {t(`spots.${spot}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <GroupRows key={group.key} group={group} context={context} notOffered={t('notOffered')} />
      ))}
    </table>
  )
}

interface GroupRowsProps {
  group: PriceGroup
  context: BlockContext
  notOffered: string
}

function GroupRows({ group, context, notOffered }: GroupRowsProps) {
  const spots = SPOTS.map((spot) => group.rows.find((row) => unitOf(row) === spot))
  const rest = group.rows.filter((row) => !spots.includes(row))
  const [first] = spots
  return (
    <tbody className="border-t border-rule">
      <tr className="max-md:flex max-md:flex-wrap" role="row">
        <th scope="row" role="rowheader" className="pt-5 pe-4 text-start align-top max-md:basis-full md:pb-5">
          <span className="title-3 block">{group.title}</span>
          {group.note && <span className="mt-1 block font-normal text-pencil">{group.note}</span>}
          {first && <RowDetails row={{ ...first, note: null }} context={context} />}
        </th>
        {spots.map((row, index) => (
          <td
            key={SPOTS[index]}
            role="cell"
            className="pt-3 pb-5 text-start text-[0.9375rem] align-top text-pencil max-md:flex-1 md:pt-6 md:text-end [&_.amount]:block [&_.amount]:text-[0.9375rem] [&_.amount]:text-fg sm:[&_.amount]:text-xl lg:[&_.amount]:text-2xl"
          >
            {row ? (
              <Figure figure={row.figure} context={context} hasUnit={false} />
            ) : (
              <span aria-label={notOffered}>—</span>
            )}
          </td>
        ))}
      </tr>
      {rest.map((row) => (
        <tr key={row.key} className="border-t border-rule/50">
          <th scope="row" className="py-3 text-start font-normal" colSpan={3}>
            {row.label}
            <RowDetails row={row} context={context} />
          </th>
          <td className="py-3 text-end">
            <Figure figure={row.figure} context={context} />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

function unitOf({ figure }: PriceRow): string | null {
  return figure.kind === 'money' ? figure.unit : null
}
