'use client'

import { useEffect, useState } from 'react'

interface Props {
  words: { offline: string; online: string }
}

/** Milliseconds for which the message about the restored connection is shown. */
const GOOD_NEWS_MS = 4_000

/**
 * Announces that the network is lost. The live region is always mounted, because screen readers
 * announce only changes of an existing one.
 */
export function ConnectionNotice({ words }: Props) {
  const [news, setNews] = useState<keyof Props['words'] | null>(null)
  useEffect(() => {
    const hear = ({ type }: Event) => setNews(type === 'online' ? 'online' : 'offline')
    addEventListener('online', hear)
    addEventListener('offline', hear)
    return () => {
      removeEventListener('online', hear)
      removeEventListener('offline', hear)
    }
  }, [])
  useEffect(() => {
    if (news !== 'online') return
    const timer = setTimeout(() => setNews(null), GOOD_NEWS_MS)
    return () => clearTimeout(timer)
  }, [news])
  return (
    <p role="status" className="connection-notice" data-news={news ?? undefined}>
      {news && words[news]}
    </p>
  )
}
