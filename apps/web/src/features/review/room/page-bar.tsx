'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type SubmitEvent } from 'react'
import type { Zoom } from '../zoom/zoom'
import { ZoomButtons } from '../zoom/zoom-buttons'

interface Props {
  /** The page's index, counted from 0. */
  page: number
  count: number
  /** The page's name, for example “Page 2 of 5”. */
  name: string
  zoom: Zoom
  /** BCP 47 tag for numbers. */
  format: string
  onPage: (page: number) => void
}

/** Controls below a page: the previous and the next page, the page number, and the zoom. */
export function PageBar({ page, count, name, zoom, format, onPage }: Props) {
  const t = useTranslations('review')
  return (
    <div className="room-pager">
      {count > 1 && (
        <>
          <button
            type="button"
            className="room-button"
            aria-disabled={page === 0}
            onClick={() => page > 0 && onPage(page - 1)}
          >
            {t('room.previousPage')}
          </button>
          <PageNumber key={page} {...{ page, count, onPage }} />
          <span role="status" className="sr-only">
            {name}
          </span>
          <button
            type="button"
            className="room-button"
            aria-disabled={page === count - 1}
            onClick={() => page < count - 1 && onPage(page + 1)}
          >
            {t('room.nextPage')}
          </button>
        </>
      )}
      <ZoomButtons zoom={zoom} format={format} />
    </div>
  )
}

type NumberProps = Pick<Props, 'page' | 'count' | 'onPage'>

/** A field with the page number. Enter, or leaving the field, shows the typed page. */
function PageNumber({ page, count, onPage }: NumberProps) {
  const t = useTranslations('review')
  const id = useId()
  const [text, setText] = useState(String(page + 1))
  const go = () => {
    const wanted = Math.round(Number(text))
    if (!Number.isFinite(wanted) || text.trim() === '') {
      setText(String(page + 1))
      return
    }
    const next = Math.min(count, Math.max(1, wanted))
    if (next === page + 1) setText(String(next))
    else onPage(next - 1)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    go()
  }
  return (
    <form className="room-page-number slate" onSubmit={submit}>
      <label htmlFor={id} className="sr-only">
        {t('room.goToPage')}
      </label>
      <input
        id={id}
        className="control"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={go}
      />
      <span>{t('room.ofPages', { pages: count })}</span>
    </form>
  )
}
