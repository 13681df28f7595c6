'use client'

import type { Note } from '@studio/shared/review/notes'
import { useEffect, useState } from 'react'
import { useVersion } from '../room/version-context'
import { fill } from '../words'
import { anchorText } from './anchor-text'

/** Milliseconds in which what comes is told together. */
const GATHER = 2_000

/** Tells who does not see it what others have written meanwhile. */
export function NoteAnnouncer() {
  const { source, version, words, format } = useVersion()
  const [text, setText] = useState('')
  const own = words.notes

  useEffect(() => {
    const known = new Set(source.getSnapshot().notes.map(({ id }) => id))
    let news: Note[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      const [first] = news
      if (!first) return
      const place = anchorText(first.anchor, version.video, own)
      setText(
        news.length === 1
          ? fill(own.newNote, { name: first.author.name, place })
          : fill(own.newNotes, { count: new Intl.NumberFormat(format).format(news.length) }),
      )
      news = []
    }
    const stop = source.subscribe(() => {
      for (const note of source.getSnapshot().notes) {
        if (known.has(note.id)) continue
        known.add(note.id)
        if (note.author.isYou) continue
        news.push(note)
        clearTimeout(timer)
        timer = setTimeout(tell, GATHER)
      }
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [source, version, own, format])

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
