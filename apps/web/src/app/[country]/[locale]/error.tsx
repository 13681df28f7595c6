'use client'

import { useEffect, useState } from 'react'
import { toLocale, type Locale } from '@studio/shared/locales'
import { buttonVariants } from '@/components/ui/button'
import type { Messages } from '@/i18n/messages'

type Words = Messages['error']

/** Words of each language, fetched only when something has gone wrong. */
const WORDS: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('@/messages/en.json'),
  ar: () => import('@/messages/ar.json'),
  de: () => import('@/messages/de.json'),
}

const DEFAULT_TEXT = 'An error occurred while rendering the page.'

export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  const [words, setWords] = useState<Words | null>(null)
  useEffect(() => {
    void WORDS[toLocale(document.documentElement.lang)]().then(
      ({ default: messages }) => setWords(messages.error),
      () => undefined,
    )
  }, [])
  return (
    <main id="content" className="wrap grid min-h-svh content-center gap-6 py-16">
      <h1 className="title-2 max-w-[20ch]">{words?.title ?? DEFAULT_TEXT}</h1>
      {words && (
        <>
          <p className="lead max-w-[36rem] text-pencil">{words.text}</p>
          <p>
            <button type="button" className={buttonVariants()} onClick={() => retry()}>
              {words.retry}
            </button>
          </p>
        </>
      )}
    </main>
  )
}
