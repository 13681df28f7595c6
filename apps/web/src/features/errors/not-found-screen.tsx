import { DEFAULT_COUNTRY } from '@studio/shared/countries'
import { toLocale } from '@studio/shared/locales'
import { locale as rootLocale } from 'next/root-params'
import { NotFoundPage } from '@/features/layout/not-found-page'
import { loadLayoutData } from '@/features/routing/load-layout-data'
import { UnavailablePage } from './unavailable-page'

/**
 * For pages made of code whose address names nothing. Only their own folders have it: Next puts a
 * `not-found` into every page below it, header, footer and all.
 */
export async function NotFoundScreen() {
  const address = { country: DEFAULT_COUNTRY, locale: toLocale(await rootLocale()), path: '' }
  const layoutData = await loadLayoutData(address)
  return layoutData ? (
    <NotFoundPage layoutData={layoutData} address={address} />
  ) : (
    <UnavailablePage address={address} />
  )
}
