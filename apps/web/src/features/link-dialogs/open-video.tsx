import type { ReactNode } from 'react'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { readDialogVideo } from '@studio/shared/video-link'
import { ClientMessages } from '@/i18n/client-messages'
import { messagesFor } from '@/i18n/messages'
import { VideoDialog } from './video-dialog'

interface Options {
  opener: HTMLAnchorElement
  country: Country
  locale: Locale
  onClose: () => void
}

/**
 * Opens a video over the page.
 * @throws if the link is no video, so that the link is followed normally
 */
export async function openVideo({ opener, country, locale, onClose }: Options): Promise<ReactNode> {
  const video = readDialogVideo(opener.getAttribute('href') ?? '')
  if (!video) throw new Error('This link leads to no video.')
  const { media, ui } = await messagesFor(locale)
  // The text of a link in a menu may be followed by icons.
  const title = opener.getAttribute('aria-label') ?? opener.textContent.trim()
  return (
    <ClientMessages locale={locale} messages={{ media, ui }}>
      <VideoDialog {...{ video, title, opener, country, locale, onClose }} />
    </ClientMessages>
  )
}
