import type { ReactNode } from 'react'
import type { Locale } from '@studio/shared/locales'
import { ClientMessages } from '@/i18n/client-messages'
import { messagesFor } from '@/i18n/messages'
import type { FormName } from '@/features/forms/definitions'
import type { FallbackContact } from '@/features/forms/types'
import type { attemptKeys } from './attempt-key'
import { FormController } from './form-controller'

interface Options {
  form: FormName
  locale: Locale
  contact: FallbackContact
  element: HTMLFormElement | null
  /** Called with the function that submits the form. */
  onReady: (send: () => void) => void
  attach?: () => Promise<[name: string, file: File][]>
  /** See `useSiteForm`. */
  keyOf?: ReturnType<typeof attemptKeys>
  onDone?: () => void
}

export async function openController({ element, locale, ...given }: Options): Promise<ReactNode> {
  if (!element) throw new Error('The form has left the page.')
  const { forms, ui } = await messagesFor(locale)
  return (
    <ClientMessages locale={locale} messages={{ forms, ui }}>
      <FormController {...given} element={element} />
    </ClientMessages>
  )
}
