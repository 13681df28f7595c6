import { isLocale, toLocale } from '@studio/shared/locales'
import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { messagesFor } from './messages'

export default getRequestConfig(async ({ locale: asked }) => {
  const locale = isLocale(asked) ? asked : toLocale(await rootLocale())
  return { locale, messages: await messagesFor(locale), timeZone: 'UTC' }
})
