'use client'

import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { type ReactNode, useEffect, useState } from 'react'

interface Props {
  country: Country
  locale: Locale
  /** Address of the search page. Links to it open the dialog. */
  href: string
}

/**
 * Opens the search by its links, by `/`, and by Ctrl or ⌘ with K. Its scripts are loaded on the
 * first use.
 */
export function SearchOpener({ country, locale, href }: Props) {
  const [dialog, setDialog] = useState<ReactNode>(null)
  useEffect(() => {
    const open = (event: Event, opener: HTMLElement | null) => {
      event.preventDefault()
      import('./open-search')
        .then(({ openSearch }) =>
          openSearch({ country, locale, opener, onClose: () => setDialog(null) }),
        )
        .then(setDialog, () => location.assign(href))
    }
    const press = (event: MouseEvent) => {
      const { target, button, ctrlKey, metaKey, shiftKey } = event
      if (!(target instanceof Element) || button || ctrlKey || metaKey || shiftKey) return
      const link = target.closest<HTMLElement>('a[data-search]')
      if (link) open(event, link)
    }
    const type = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event)
      if (isCommand || isSlash) open(event, null)
    }
    document.addEventListener('click', press)
    document.addEventListener('keydown', type)
    return () => {
      document.removeEventListener('click', press)
      document.removeEventListener('keydown', type)
    }
  }, [country, locale, href])
  return dialog
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
