'use client'

import type { Version } from '@studio/shared/review/projects'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useNotes } from '../notes/use-notes'

interface Props {
  pages: Version['pages']
  /** Index of the current page, counted from 0. */
  page: number
  onPage: (page: number) => void
}

/** Thumbnails of all pages with their number of notes. */
export function PageList({ pages, page, onPage }: Props) {
  const t = useTranslations('review')
  const list = useRef<HTMLElement>(null)
  const counts = new Map<number, number>()
  for (const { note } of useNotes()) {
    const { anchor } = note
    if (anchor.kind === 'place') counts.set(anchor.page, (counts.get(anchor.page) ?? 0) + 1)
  }
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]')
    const { current } = list
    if (!shown || !current) return
    // Only the list is scrolled, not the room around it.
    const beside = shown.getBoundingClientRect()
    const seen = current.getBoundingClientRect()
    current.scrollBy({ left: beside.left + beside.width / 2 - seen.left - seen.width / 2 })
  }, [page])
  return (
    <nav ref={list} aria-label={t('room.pages')} className="room-page-list">
      {pages.map(({ url, smallUrl, width, height }, index) => (
        <button
          key={url}
          type="button"
          className="room-page-small"
          aria-current={index === page ? 'true' : undefined}
          aria-label={t('room.pageShort', { page: index + 1 })}
          style={{ '--ratio': width / height }}
          onClick={() => onPage(index)}
        >
          {smallUrl && (
            // oxlint-disable-next-line nextjs/no-img-element -- a private file, of one size
            <img src={smallUrl} alt="" loading="lazy" />
          )}
          <span className="slate">{index + 1}</span>
          {counts.has(index + 1) && (
            <span className="room-page-notes slate" aria-hidden>
              {counts.get(index + 1)}
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}
