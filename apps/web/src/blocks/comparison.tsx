import { ScrollRegion } from './price-table/scroll-region'
import { Figure } from '@/components/price/figure'
import { Section, SectionHeading } from '@/components/ui/section'
import type { BlockProps } from '@/lib/block-context'
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
    <Section id={block.anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <div className="mt-10">
        <ScrollRegion labelledBy={`comparison-${id}`}>
          <table className="comparison-table">
            <caption className="sr-only" id={`comparison-${id}`}>
              {label}
            </caption>
            <thead>
              <tr>
                <td className="w-1/4" />
                {columns.map((column) => (
                  <th key={column} scope="col" className="title-3">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  {columns.map((column, index) => (
                    <td key={column}>{renderCell(row.cells[index])}</td>
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
