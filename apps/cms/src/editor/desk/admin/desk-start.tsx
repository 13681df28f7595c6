'use client'
import { Link } from '@payloadcms/ui'
import type { SyntheticEvent } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import type { Line } from '../../find-and-replace/actions'
import { openFind } from '../../find-and-replace/admin/open-find'
import { findWords } from '../../find-and-replace/admin/words'

/** The admin's search as a field, and links to the most frequent tasks. */
export function DeskStart({ shortcuts }: { shortcuts: Line[] }) {
  const { FIND_TEXTS } = useWords(findWords)

  /** Typing or pasting into the field opens the search dialog, which takes over the text. */
  function open(event: SyntheticEvent<HTMLInputElement>) {
    const input = event.currentTarget
    if (input.value === '') return
    openFind(input.value)
    input.value = ''
  }

  return (
    <div className="desk__start">
      <input
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={FIND_TEXTS.deskLabel}
        autoComplete="off"
        className="desk__find"
        onCompositionEnd={open}
        onInput={(event) => {
          // While an input method composes a word, the field still changes; the dialog opens
          // afterwards.
          if (!(event.nativeEvent instanceof InputEvent) || !event.nativeEvent.isComposing) {
            open(event)
          }
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') openFind()
        }}
        placeholder={FIND_TEXTS.placeholder}
        spellCheck={false}
        type="search"
      />
      <nav aria-label={FIND_TEXTS.shortcuts} className="desk__shortcuts">
        {shortcuts.map(({ label, href }) => (
          <Link href={href} key={href} prefetch={false}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
