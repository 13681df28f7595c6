import { STORED_THINGS } from '@studio/shared/browser-storage-table'
import type { Locale } from '@studio/shared/locales'
import { TABLE_ROLE } from '@/blocks/price-table/table-roles'
import { translator } from '@/i18n/translator'

interface Props {
  id: string
  locale: Locale
}

/**
 * Every cookie and every entry that the website keeps in a browser. On a small screen the facts
 * are below each name, with their column's heading beside them. The explicit roles keep the
 * semantics of a table, which `display: block` would remove.
 */
export function StorageTable({ id, locale }: Props) {
  const t = translator(locale, 'legal.storage')
  const label = `storage-${id}`
  return (
    <table {...TABLE_ROLE.table} className="storage-table" aria-labelledby={label}>
      <caption className="sr-only" id={label}>
        {t('caption')}
      </caption>
      <thead>
        <tr {...TABLE_ROLE.row}>
          {(['name', 'purpose', 'when', 'life', 'needs'] as const).map((column) => (
            <th key={column} {...TABLE_ROLE.columnHeader} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {STORED_THINGS.map(({ kind, names, purpose, when, life, needs }) => (
          <tr key={kind + names.join(' ')} {...TABLE_ROLE.row}>
            <th scope="row" {...TABLE_ROLE.rowHeader}>
              {names.map((name) => (
                <bdi key={name} dir="ltr" lang="en">
                  {name}
                </bdi>
              ))}
              <span className="font-normal text-pencil">{t(`kinds.${kind}`)}</span>
            </th>
            {(
              [
                ['purpose', purpose[locale]],
                ['when', when[locale]],
                ['life', life[locale]],
                ['needs', t(`needs.${needs}`)],
              ] as const
            ).map(([column, fact]) => (
              <td key={column} {...TABLE_ROLE.cell}>
                <span aria-hidden>{t(`columns.${column}`)}</span>
                <span>{fact}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
