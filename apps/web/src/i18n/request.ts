import { toLocale } from '@studio/shared/locales'
import { getRequestConfig } from 'next-intl/server'
import { locale } from 'next/root-params'
import { intlOptions } from './intl-options'

/** The language that `NextIntlClientProvider` gives to the client components of a page. */
export default getRequestConfig(async () => intlOptions(toLocale(await locale())))
