import type { ReactNode } from 'react'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Locale } from '@studio/shared/locales'
import { messagesFor } from '@/i18n/messages'
import { LeavingDialog } from './leaving-dialog'

interface Options {
  opener: HTMLAnchorElement
  locale: Locale
  storyboards: NonNullable<LayoutData['storyboards']>
  onClose: () => void
}

/** Asks before a link is followed, with an editor's texts or the site's own. */
export async function openLeaving({
  opener,
  locale,
  storyboards,
  onClose,
}: Options): Promise<ReactNode> {
  const own = (await messagesFor(locale)).leaving
  const { title, text, leave, stay } = storyboards
  const words = {
    title: title ?? own.title,
    text: text ?? own.text,
    leave: leave ?? own.leave,
    stay: stay ?? own.stay,
  }
  return <LeavingDialog {...{ opener, words, onClose }} />
}
