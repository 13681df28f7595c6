'use client'

import { useId, useState, type SubmitEvent } from 'react'
import { fill, type RoomWords } from '../words'
import type { Zoom } from '../zoom/zoom'
import { ZoomButtons } from '../zoom/zoom-buttons'

interface Props {
  /** From 0. */
  page: number
  count: number
  /** Such as “Page 2 of 5”. */
  name: string
  zoom: Zoom
  words: RoomWords
  /** A BCP 47 tag, for figures. */
  format: string
  onPage: (page: number) => void
}

/** Below a page: to the one before and after it, to one by its number, and nearer. */
export function PageBar({ page, count, name, zoom, words, format, onPage }: Props) {
  const own = words.room
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
            {own.previousPage}
          </button>
          <PageNumber key={page} {...{ page, count, onPage }} words={own} />
          <span role="status" className="sr-only">
            {name}
          </span>
          <button
            type="button"
            className="room-button"
            aria-disabled={page === count - 1}
            onClick={() => page < count - 1 && onPage(page + 1)}
          >
            {own.nextPage}
          </button>
        </>
      )}
      <ZoomButtons zoom={zoom} words={words.player} format={format} />
    </div>
  )
}

interface NumberProps extends Pick<Props, 'page' | 'count' | 'onPage'> {
  words: RoomWords['room']
}

/** The page's number; another one that is typed leads there with Enter, or when it is left. */
function PageNumber({ page, count, words, onPage }: NumberProps) {
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
        {words.goToPage}
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
      <span>{fill(words.ofPages, { pages: count })}</span>
    </form>
  )
}
