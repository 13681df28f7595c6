import type { ReactNode } from 'react'
import { messagesFor } from '@/i18n/messages'
import type { Locale } from '@studio/shared/locales'
import { ChoicesDialog, type ChoicesProps } from './choices-dialog'

interface Options extends Omit<ChoicesProps, 'words'> {
  locale: Locale
}

export async function openChoices({ locale, ...props }: Options): Promise<ReactNode> {
  const { privacy } = await messagesFor(locale)
  return <ChoicesDialog {...props} words={privacy} />
}
