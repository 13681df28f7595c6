'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore, type PointerEvent } from 'react'
import { DrawingOverlay } from '../drawing/drawing-overlay'
import { isEmptyDraft } from '../notes/draft'
import { Watermark } from '../watermark'
import { createZoom } from '../zoom/zoom'
import { ZoomView } from '../zoom/zoom-view'
import { useZoomKeys } from '../zoom/use-zoom-keys'
import { PageBar } from './page-bar'
import { PageList } from './page-list'
import { PagePins } from './page-pins'
import { useOwnStage, type OnStage } from './use-own-stage'
import { useVersion } from './version-context'
import { createStore } from '@/lib/store'
import type { StageControl } from './stage-control'

interface Shown {
  /** The page's index, counted from 0. */
  page: number
  /**
   * The position of the next note as shares of width and height, or null if the note is about the
   * page.
   */
  at: [number, number] | null
}

/** Shows a board, a PDF or images page by page. A click sets the position of the next note. */
export function PageStage({ onStage }: { onStage: OnStage }) {
  const t = useTranslations('review')
  const { version, format, drafts, board } = useVersion()
  const { pages } = version
  const [zoom] = useState(createZoom)
  const [{ get, set, subscribe, stage }] = useState(() =>
    createOwnStage<Shown>({ page: 0, at: null }, (show) => ({
      here: () => ({ kind: 'place', page: show.get().page + 1, at: show.get().at }),
      point: () => ({ kind: 'place', page: show.get().page + 1, at: show.get().at }),
      goTo: (anchor) => {
        if (anchor.kind !== 'place') return
        // An address or another version may name a page that does not exist. The last page is then
        // shown, without a position.
        const page = Math.max(0, Math.min(anchor.page, pages.length) - 1)
        const at = page === anchor.page - 1 ? anchor.at : null
        show.set({ page, at })
        if (at) zoom.show(at)
      },
      pause: () => undefined,
      isShown: (anchor) => anchor.kind !== 'place' || anchor.page === show.get().page + 1,
      frame: () => pages[show.get().page] ?? null,
    })),
  )
  const shown = useSyncExternalStore(subscribe, get, get)
  const page = pages[shown.page]
  useOwnStage(stage, onStage)
  useZoomKeys(zoom)
  // After a note was sent, the next note gets a new position.
  useEffect(() => {
    let last = drafts.note.getSnapshot()
    return drafts.note.subscribe(() => {
      const next = drafts.note.getSnapshot()
      if (isEmptyDraft(next) && !isEmptyDraft(last)) set({ ...get(), at: null })
      last = next
    })
  }, [drafts, get, set])
  if (!page) return null

  const put = (event: PointerEvent<HTMLElement>) => {
    const draft = drafts.note.getSnapshot()
    // A drawing stays on the page on which it was made, so no position on another page is set.
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
  const open = (index: number) => set({ page: index, at: null })
  const name = t('room.page', { page: shown.page + 1, pages: pages.length })
  return (
    <div className="room-pages">
      <div className="room-page-screen">
        <div dir="ltr" className="room-page" style={{ '--ratio': page.width / page.height }}>
          <ZoomView zoom={zoom} label={t('player.picture')}>
            {/* A pointer sets a position. Without a position the note is about the whole page. */}
            <div className="room-page-spots" onPointerUp={put}>
              {/* oxlint-disable-next-line nextjs/no-img-element -- a private file, of one size */}
              <img
                src={page.url}
                width={page.width}
                height={page.height}
                alt={name}
                draggable={false}
              />
              <PagePins page={shown.page + 1} at={shown.at} />
              <DrawingOverlay frame={page} />
            </div>
          </ZoomView>
          <Watermark />
        </div>
      </div>
      <PageBar {...{ zoom, format, name }} page={shown.page} count={pages.length} onPage={open} />
      {pages.length > 1 && <PageList pages={pages} page={shown.page} onPage={open} />}
      <p className="room-page-hint">{t('room.placeHint')}</p>
    </div>
  )
}

/** Creates a stage that is not a player and therefore holds its own state. */
function createOwnStage<Shown>(
  first: Shown,
  control: (show: {
    get: () => Shown
    set: (shown: Shown) => void
  }) => Omit<StageControl, 'subscribe'>,
) {
  const { getSnapshot: get, set, subscribe } = createStore(first)
  const stage: StageControl = { ...control({ get, set }), subscribe }
  return { get, set, subscribe, stage }
}
