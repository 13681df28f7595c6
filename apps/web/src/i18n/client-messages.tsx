'use client'

import type { Locale } from '@studio/shared/locales'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Messages } from './messages'
import { intlOptions } from './intl-options'

interface Props {
  locale: Locale
  /** The namespaces that the components below read with `useTranslations`. */
  messages: Partial<Messages>
  children: ReactNode
}

/**
 * Provides messages where the page does not: in dialogs and tools that public pages load on demand,
 * so that these pages do not load next-intl.
 */
export function ClientMessages({ locale, messages, children }: Props) {
  return (
    <NextIntlClientProvider {...intlOptions(locale)} messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
