import type { Locale as SiteLocale } from '@studio/shared/locales'
import type { Messages } from './messages'

declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale
    Messages: Messages
  }
}
