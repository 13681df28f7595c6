import type { Block, BlockOf } from '@studio/shared/contracts/blocks'
import type { Locale } from '@studio/shared/locales'
import { placeOfTable } from '@/blocks/price-table/place-of-table'
import { translator } from '@/i18n/translator'

interface Props {
  blocks: Block[]
  locale: Locale
}

/** Jump links are shown if a page has at least this number of tables. */
const MANY_TABLES = 4

/** Links to the tables of a price list, which small screens show. */
export function JumpLinks({ blocks, locale }: Props) {
  const tables = blocks.filter((block): block is BlockOf<'priceTable'> => {
    return block.type === 'priceTable' && block.heading !== null
  })
  if (tables.length < MANY_TABLES) return null
  return (
    <nav
      aria-label={translator(locale, 'prices')('jump')}
      className="on-paper wrap pt-2 pb-6 lg:hidden print:hidden"
      data-slot="jump-links"
    >
      <ul className="flex flex-wrap gap-2">
        {tables.map((table) => (
          <li key={table.id}>
            <a
              href={`#${placeOfTable(table)}`}
              className="inline-flex min-h-11 items-center border border-rule px-4 no-underline hover:border-fg"
            >
              {table.heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
