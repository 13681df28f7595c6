'use client'

import { useId, useSyncExternalStore, type ReactNode } from 'react'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { buttonVariants } from '@/components/ui/button'
import type { Kind } from '@/lib/consent-choice'
import { ChoicesButton } from './choices-button'
import { onChoice, storeChoice, storedChoice } from '@/lib/stored-consent'

interface Props {
  title: string
  words: { accept: string; decline: string; choose: string }
  kinds: Kind[]
  country: Country
  locale: Locale
  children: ReactNode
}

const isOpen = () => storedChoice() === null

/**
 * The notice takes no space in the page and does not get the focus. The skip link and Tab pass over
 * it.
 */
export function NoticeBox({ title, words, kinds, country, locale, children }: Props) {
  const id = useId()
  const isShown = useSyncExternalStore(onChoice, isOpen, () => false)
  if (!isShown) return null
  const answer = (choice: readonly Kind[]) => {
    storeChoice(choice)
    // The pressed button disappears, so the focus moves to the content.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  // Both answers look alike, because none of them may be urged on the visitor.
  const answerButton = `${buttonVariants({ emphasis: 'secondary' })} max-sm:px-4`
  return (
    <section aria-labelledby={id} className="cookie-notice on-paper" data-slot="cookie-notice">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-(length:--text-small)">{children}</p>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <button type="button" className={answerButton} onClick={() => answer(kinds)}>
          {words.accept}
        </button>
        <button type="button" className={answerButton} onClick={() => answer([])}>
          {words.decline}
        </button>
        <ChoicesButton
          {...{ kinds, country, locale }}
          className={buttonVariants({ emphasis: 'quiet' })}
        >
          {words.choose}
        </ChoicesButton>
      </div>
    </section>
  )
}
