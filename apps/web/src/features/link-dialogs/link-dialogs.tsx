'use client'

import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Country } from '@studio/shared/countries'
import { VIDEO_MARK, leadsToStoryboards } from '@studio/shared/dialog-links'
import type { Locale } from '@studio/shared/locales'
import { type ReactNode, useEffect, useState } from 'react'

interface Props {
  storyboards: LayoutData['storyboards']
  country: Country
  locale: Locale
}

/**
 * Opens dialogs for links to videos and to the sister company's site. Such links can be anywhere
 * in a page, so they are recognized by their address. The dialogs load on the first press.
 */
export function LinkDialogs({ storyboards, country, locale }: Props) {
  const [dialog, setDialog] = useState<ReactNode>(null)
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pressedLink(event)
      if (!link) return
      const common = { opener: link, locale, onClose: () => setDialog(null) }
      const opening = link.href.endsWith(VIDEO_MARK)
        ? () => import('./open-video').then(({ openVideo }) => openVideo({ ...common, country }))
        : storyboards && leadsToStoryboards(link.href, storyboards.href)
          ? () =>
              import('./open-leaving').then(({ openLeaving }) =>
                openLeaving({ ...common, storyboards }),
              )
          : null
      if (!opening) return
      event.preventDefault()
      // If a dialog cannot load, the link is followed normally.
      opening().then(setDialog, () => location.assign(link.href))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [storyboards, country, locale])
  return dialog
}

/**
 * @returns the link that a click would follow in this tab. Links that open new tabs keep the page,
 * so they need no dialog
 */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, defaultPrevented } = event
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (defaultPrevented || button !== 0 || isElsewhere || !(target instanceof Element)) return null
  const link = target.closest('a')
  return link instanceof HTMLAnchorElement && link.target !== '_blank' ? link : null
}
