import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'

/** Replaces a draft that cannot be rendered yet by a list of its missing fields. */
export function IncompleteDraft({
  address: { locale },
  missing,
}: {
  address: Address
  missing: string[]
}) {
  const t = translator(locale, 'preview')
  return (
    <main className="wrap grid min-h-svh content-center py-16" id="content">
      <h1 className="title-2 max-w-[16em]">{t('missing.title')}</h1>
      <p className="lead mt-5 max-w-[38rem]">{t('missing.text')}</p>
      <ul className="mt-6 list-disc ps-6">
        {missing.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </main>
  )
}
