'use client'

import { useEffect, useState } from 'react'
import { toLocale, type Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { buttonVariants } from '@/components/ui/button'
import { FrameMarks } from '@/components/ui/marks'
import { publicMessageOf, statusOf } from '@/lib/read-error'
import type { Messages } from '@/i18n/messages'

type Words = Messages['error']

/** The messages of each language, fetched only when an error occurs. */
const WORDS: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('@/messages/en.json'),
  ar: () => import('@/messages/ar.json'),
  de: () => import('@/messages/de.json'),
}

const DEFAULT_TEXT = 'An error occurred while rendering the page.'

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const [words, setWords] = useState<Words | null>(null)
  useEffect(() => {
    void WORDS[toLocale(document.documentElement.lang)]().then(
      ({ default: messages }) => setWords(messages.error),
      () => undefined,
    )
  }, [])
  const message = publicMessageOf(error)
  return (
    <main id="content" className="wrap grid min-h-svh content-center py-16" data-page="error">
      <div className="relative mb-10 aspect-[12/5] w-full max-w-[26rem] bg-blue text-ink">
        <FrameMarks />
        <span className="slate absolute inset-0 grid place-content-center">{statusOf(error)}</span>
      </div>
      <h1 className="title-2 max-w-[13.4em]">{words?.title ?? DEFAULT_TEXT}</h1>
      {message && (
        <p className="lead mt-5" dir="ltr" lang="en">
          {message}
        </p>
      )}
      {words && (
        <>
          <p className="lead mt-5 max-w-[36rem] text-pencil">{words.text}</p>
          <p className="mt-9 flex flex-wrap gap-x-7 gap-y-4">
            <button type="button" className={buttonVariants()} onClick={() => retry()}>
              {words.retry}
            </button>
            {/* This is a plain link, because the router itself may have failed. */}
            <a
              href={publicPath(toLocale(document.documentElement.lang), '')}
              className={buttonVariants({ emphasis: 'secondary' })}
            >
              {words.home}
            </a>
          </p>
        </>
      )}
    </main>
  )
}
