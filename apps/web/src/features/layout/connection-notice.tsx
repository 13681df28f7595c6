'use client'

import { useEffect, useState } from 'react'

interface Props {
  words: { offline: string; online: string }
}

/** Milliseconds for which the good news stays. */
const GOOD_NEWS = 4_000

/** Says when the network is gone, until it is back; it stands in the page from the start to be heard. */
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
    const timer = setTimeout(() => setNews(null), GOOD_NEWS)
    return () => clearTimeout(timer)
  }, [news])
  return (
    <p role="status" className="connection-notice" data-news={news ?? undefined}>
      {news && words[news]}
    </p>
  )
}
