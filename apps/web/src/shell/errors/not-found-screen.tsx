import { DEFAULT_COUNTRY } from '@studio/shared/countries'
import { toLocale } from '@studio/shared/locales'
import { locale as rootLocale } from 'next/root-params'
import { NotFoundPage } from '@/shell/not-found-page'
import { loadLayoutData } from '@/cms/load-layout-data'
import { UnavailablePage } from './unavailable-page'

/**
 * The 404 page of static routes. It is only used in their own folders, because Next adds a
 * `not-found` with its header and footer to the payload of every page below it.
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
