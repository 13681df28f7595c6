'use client'

import type { Note } from '@studio/shared/review/notes'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { useVersion } from '../room/version-context'
import { anchorText } from './anchor-text'
import { watchNews } from './watch-news'

/** Announces new notes of others to screen readers. */
export function NoteAnnouncer() {
  const t = useTranslations('review')
  const { source, version } = useVersion()
  const [text, setText] = useState('')

  // This is an effect event, because the version object changes with every event.
  const tell = useEffectEvent((news: readonly Note[]) => {
    const [first] = news
    if (!first) return
    const place = anchorText(first.anchor, version.video, t)
    setText(
      news.length === 1
        ? t('notes.newNote', { name: first.author.name, place })
        : t('notes.newNotes', { count: news.length }),
    )
  })
  useEffect(() => watchNews(source, (news) => tell(news)), [source])

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
