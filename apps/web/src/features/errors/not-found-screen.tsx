import { DEFAULT_COUNTRY } from '@studio/shared/countries'
import { toLocale } from '@studio/shared/locales'
import { locale as rootLocale } from 'next/root-params'
import { NotFoundPage } from '@/features/layout/not-found-page'
import { loadShell } from '@/features/routing/load-shell'
import { UnavailablePage } from './unavailable-page'

/**
 * For pages made of code whose address names nothing. Only their own folders have it: Next puts a
 * `not-found` into every page below it, header, footer and all.
 */
export async function NotFoundScreen() {
  const address = { country: DEFAULT_COUNTRY, locale: toLocale(await rootLocale()), path: '' }
  const shell = await loadShell(address)
  return shell ? (
    <NotFoundPage shell={shell} address={address} />
  ) : (
    <UnavailablePage address={address} />
  )
}
