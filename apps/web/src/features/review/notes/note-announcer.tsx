'use client'

import type { Note } from '@studio/shared/review/notes'
import { useEffect, useEffectEvent, useState } from 'react'
import { useVersion } from '../room/version-context'
import { fill } from '../words'
import { anchorText } from './anchor-text'
import { watchNews } from './watch-news'

/** Announces new notes of others to screen readers. */
export function NoteAnnouncer() {
  const { source, version, words, format } = useVersion()
  const [text, setText] = useState('')
  const own = words.notes

  // This is an effect event, because the version object changes with every event.
  const tell = useEffectEvent((news: readonly Note[]) => {
    const [first] = news
    if (!first) return
    const place = anchorText(first.anchor, version.video, own)
    setText(
      news.length === 1
        ? fill(own.newNote, { name: first.author.name, place })
        : fill(own.newNotes, { count: new Intl.NumberFormat(format).format(news.length) }),
    )
  })
  useEffect(() => watchNews(source, (news) => tell(news)), [source])

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
