import { DEFAULT_COUNTRY } from '@studio/shared/countries'
import { toLocale } from '@studio/shared/locales'
import { locale as rootLocale } from 'next/root-params'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { shellOf } from '@/features/forms/native/shell-of'
import { UnavailablePage } from '@/features/unavailable/unavailable-page'

/** For pages made of code whose address names nothing. */
export default async function NotFound() {
  const address = { country: DEFAULT_COUNTRY, locale: toLocale(await rootLocale()), path: '' }
  const shell = await shellOf(address)
  return shell ? (
    <NotFoundPage shell={shell} address={address} />
  ) : (
    <UnavailablePage address={address} />
  )
}
