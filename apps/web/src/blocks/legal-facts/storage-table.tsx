import { STORED_THINGS } from '@studio/shared/browser-storage-table'
import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'
import { ScrollRegion } from '../price-table/scroll-region'

interface Props {
  id: string
  locale: Locale
}

/** Every cookie and every entry that the website keeps in a browser. */
export function StorageTable({ id, locale }: Props) {
  const t = translator(locale, 'legal.storage')
  const label = `storage-${id}`
  return (
    <div className="mt-10">
      <ScrollRegion labelledBy={label}>
        <table className="comparison-table">
          <caption className="sr-only" id={label}>
            {t('caption')}
          </caption>
          <thead>
            <tr>
              {(['name', 'purpose', 'when', 'life', 'needs'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {STORED_THINGS.map(({ kind, names, purpose, when, life, needs }) => (
              <tr key={kind + names.join(' ')}>
                <th scope="row">
                  {names.map((name) => (
                    <bdi key={name} dir="ltr" lang="en" className="block font-mono break-all">
                      {name}
                    </bdi>
                  ))}
                  <span className="block font-normal text-pencil">{t(`kinds.${kind}`)}</span>
                </th>
                <td>{purpose[locale]}</td>
                <td>{when[locale]}</td>
                <td>{life[locale]}</td>
                <td>{t(`needs.${needs}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}
