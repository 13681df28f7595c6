import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { FindResults } from './find-results'
import { useFind } from './use-find'
import { findWords, type FindTexts } from './words'

const MAX_QUERY = 200

interface FindDialogProps {
  initialText: string
  onClose: () => void
}

/** The search of the admin as a dialog: a field, and below it the hits in groups. */
export function FindDialog({ initialText, onClose }: FindDialogProps) {
  const { FIND_TEXTS } = useWords(findWords)
  /** Its `close()` restores the focus, which is lost if the dialog is only removed. */
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const [query, setQuery] = useState(initialText)
  const [chosen, setChosen] = useState(0)
  const state = useFind(query.trim())
  const groups = state?.found?.groups ?? []
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const active = Math.min(chosen, Math.max(0, count - 1))

  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    const input = shown?.querySelector('input')
    input?.setSelectionRange(input.value.length, input.value.length)
    // If a form has unsaved changes, a listener of the document asks before the page is left. The
    // dialog would cover that question, so this listener runs first and closes the dialog.
    const closeAtHit = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.find__hit')) shown?.close()
    }
    window.addEventListener('click', closeAtHit, { capture: true })
    return () => {
      window.removeEventListener('click', closeAtHit, { capture: true })
      shown?.close()
    }
  }, [])

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, state])

  function choose(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      // Simulates a click, so that a form with unsaved changes can ask before the page is left.
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || count === 0) return
    event.preventDefault()
    setChosen((active + step + count) % count)
  }

  return (
    <dialog
      aria-label={FIND_TEXTS.heading}
      className="find"
      onClose={({ currentTarget }) => {
        // React's strict mode closes and reopens the dialog before this event arrives; that is
        // ignored.
        if (!currentTarget.open) onClose()
      }}
      ref={dialog}
    >
      <div className="find__bar">
        <input
          aria-activedescendant={count > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-describedby={`${id}-hint`}
          aria-expanded={count > 0}
          aria-label={FIND_TEXTS.label}
          autoComplete="off"
          maxLength={MAX_QUERY}
          onChange={(event) => {
            setQuery(event.target.value)
            setChosen(0)
          }}
          onKeyDown={choose}
          placeholder={FIND_TEXTS.placeholder}
          role="combobox"
          spellCheck={false}
          value={query}
        />
        <button className="find__close" onClick={() => dialog.current?.close()} type="button">
          {FIND_TEXTS.close}
        </button>
      </div>
      <p aria-live="polite" className="find__count" role="status">
        {statusOf(FIND_TEXTS, state, query.trim(), count)}
      </p>
      <div aria-label={FIND_TEXTS.results} id={`${id}-list`} ref={list} role="listbox">
        <FindResults active={active} groups={groups} id={id} />
      </div>
      <p className="find__hint" id={`${id}-hint`}>
        {FIND_TEXTS.hint}
      </p>
    </dialog>
  )
}

function statusOf(
  texts: FindTexts,
  state: ReturnType<typeof useFind>,
  query: string,
  count: number,
): string {
  if (!state) return ''
  if (!state.found) return texts.failed
  if (!state.found.isComplete) return texts.incomplete
  if (query === '' || state.query !== query) return ''
  return count === 0 ? texts.none(query) : texts.found(count)
}
