import { ScrollRegion } from '@/blocks/price-table/scroll-region'
import { Figure } from '@/components/price/figure'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockProps } from '../registry'
import { translator } from '@/i18n/translator'

type Cell = BlockProps<'comparison'>['block']['rows'][number]['cells'][number]

export function Comparison({ block, context }: BlockProps<'comparison'>) {
  const t = translator(context.locale, 'prices')
  const { id, heading, intro, columns, rows } = block
  const label = heading ?? columns.join(' · ')
  const renderCell = (cell: Cell | undefined) =>
    cell && (cell.text ?? cell.figure) !== null ? (
      <>
        {cell.text}
        {cell.text && cell.figure && <br />}
        {cell.figure && <Figure figure={cell.figure} context={context} />}
      </>
    ) : (
      <span aria-label={t('notOffered')}>—</span>
    )
  return (
    <Section>
      <SectionHeading heading={heading} intro={intro} />
      <div className="mt-10">
        <ScrollRegion labelledBy={`comparison-${id}`}>
          <table className="w-full border-b border-rule max-md:min-w-[34rem]">
            <caption className="sr-only" id={`comparison-${id}`}>
              {label}
            </caption>
            <thead>
              <tr>
                <td className="w-1/4" />
                {columns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className="title-3 pe-6 pb-4 text-start align-bottom"
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label} className="border-t border-rule align-top">
                  <th scope="row" className="py-4 pe-6 text-start font-semibold">
                    {row.label}
                  </th>
                  {columns.map((column, index) => (
                    <td key={column} className="py-4 pe-6">
                      {renderCell(row.cells[index])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </Section>
  )
}
