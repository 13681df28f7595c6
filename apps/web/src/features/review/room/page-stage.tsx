'use client'

import { useEffect, useState, useSyncExternalStore, type PointerEvent } from 'react'
import { DrawingOverlay } from '../drawing/drawing-overlay'
import { EMPTY_DRAFT } from '../notes/draft'
import { Watermark } from '../watermark'
import { fill } from '../words'
import { createOwnStage } from './own-stage'
import { PagePins } from './page-pins'
import { useOwnStage, type OnStage } from './use-own-stage'
import { useVersion } from './version-context'

interface Shown {
  /** From 0. */
  page: number
  /** Of its width and height. */
  at: [number, number] | null
}

/** A board, a PDF or an image, page by page; a click says where the next note stands. */
export function PageStage({ onStage }: { onStage: OnStage }) {
  const { version, words, drafts, board } = useVersion()
  const own = words.room
  const { pages } = version
  const [{ get, set, subscribe, stage }] = useState(() =>
    createOwnStage<Shown>({ page: 0, at: null }, (show) => ({
      here: () => ({ kind: 'place', page: show.get().page + 1, at: show.get().at }),
      point: () => ({ kind: 'place', page: show.get().page + 1, at: show.get().at }),
      goTo: (anchor) => {
        if (anchor.kind !== 'place') return
        // The version before, and addresses, may name more pages than there are: of the last one that is left, no place is meant.
        const page = Math.max(0, Math.min(anchor.page, pages.length) - 1)
        show.set({ page, at: page === anchor.page - 1 ? anchor.at : null })
      },
      pause: () => undefined,
      isShown: (anchor) => anchor.kind !== 'place' || anchor.page === show.get().page + 1,
      frame: () => pages[show.get().page] ?? null,
    })),
  )
  const shown = useSyncExternalStore(subscribe, get, get)
  const page = pages[shown.page]
  useOwnStage(stage, onStage)
  // The next note has a place of its own.
  useEffect(() => {
    let last = drafts.note.getSnapshot()
    return drafts.note.subscribe(() => {
      const next = drafts.note.getSnapshot()
      if (next === EMPTY_DRAFT && last !== EMPTY_DRAFT) set({ ...get(), at: null })
      last = next
    })
  }, [drafts, get, set])
  if (!page) return null

  const put = (event: PointerEvent<HTMLElement>) => {
    const draft = drafts.note.getSnapshot()
    // What was drawn on another page stays with it.
    const isElsewhere = draft.drawing && draft.anchor && !stage.isShown(draft.anchor)
    if (event.button !== 0 || board.getSnapshot().isOpen || isElsewhere) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const at: [number, number] = [
      Math.round(((event.clientX - left) / width) * 1_000) / 1_000,
      Math.round(((event.clientY - top) / height) * 1_000) / 1_000,
    ]
    set({ ...shown, at })
    if (draft.anchor) drafts.note.set({ ...draft, anchor: stage.here() })
  }
  const turn = (by: number) => set({ page: shown.page + by, at: null })
  const name = fill(own.page, { page: shown.page + 1, pages: pages.length })
  return (
    <div className="room-pages">
      {/* A pointer may say where; without one the note is about the page. */}
      <div className="room-page" style={{ '--ratio': page.width / page.height }} onPointerUp={put}>
        {/* eslint-disable-next-line @next/next/no-img-element -- a private file, of one size */}
        <img src={page.url} width={page.width} height={page.height} alt={name} />
        <Watermark />
        <PagePins page={shown.page + 1} at={shown.at} />
        <DrawingOverlay frame={page} />
      </div>
      <p className="room-page-hint">{own.placeHint}</p>
      {pages.length > 1 && (
        <div className="room-pager">
          <button
            type="button"
            className="room-button"
            aria-disabled={shown.page === 0}
            onClick={() => shown.page > 0 && turn(-1)}
          >
            {own.previousPage}
          </button>
          <span role="status" className="slate">
            {name}
          </span>
          <button
            type="button"
            className="room-button"
            aria-disabled={shown.page === pages.length - 1}
            onClick={() => shown.page < pages.length - 1 && turn(1)}
          >
            {own.nextPage}
          </button>
        </div>
      )}
    </div>
  )
}
