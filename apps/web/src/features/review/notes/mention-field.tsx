'use client'

import type { Person } from '@studio/shared/review/notes'
import { useId, useState, type ComponentProps, type KeyboardEvent, type RefObject } from 'react'
import { findMentionStart, insertMention, matchPeople, type MentionStart } from './mentions'

type Own = 'value' | 'ref' | 'onChange' | 'onKeyDown' | 'onSelect' | 'onBlur'

interface Props extends Omit<ComponentProps<'textarea'>, Own> {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  people: readonly Person[]
  listLabel: string
  onText: (text: string) => void
  /** Called for keys that the list of names does not handle. */
  onKey: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/**
 * A text field in which @ opens a list of names. Arrows select a name, Enter or Tab inserts it, and
 * Escape closes the list.
 */
export function MentionField({ field, text, people, listLabel, onText, onKey, ...rest }: Props) {
  const id = useId()
  const [start, setStart] = useState<MentionStart | null>(null)
  const [chosen, setChosen] = useState(0)
  const found = start ? matchPeople(people, start.words).slice(0, 6) : []
  const isOpen = found.length > 0

  const look = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    setStart(selectionStart === selectionEnd ? findMentionStart(value, selectionStart) : null)
    setChosen(0)
  }
  const take = (person: Person | undefined) => {
    if (!person || !start) return
    const next = insertMention(text, start, person)
    onText(next.text)
    setStart(null)
    // The caret is set once the new text is rendered.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  const onListKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const { key, ctrlKey, metaKey } = event
    if (ctrlKey || metaKey) return false
    if (key === 'ArrowDown') setChosen((chosen + 1) % found.length)
    else if (key === 'ArrowUp') setChosen((chosen + found.length - 1) % found.length)
    else if (key === 'Enter' || key === 'Tab') take(found[chosen])
    else if (key === 'Escape') setStart(null)
    else return false
    return true
  }
  const option = (index: number) => `${id}-${index}`
  return (
    <div className="mention-field">
      <textarea
        {...rest}
        ref={field}
        // An empty field has the direction of the page. With `auto` it would run from left to
        // right.
        dir={text ? 'auto' : undefined}
        value={text}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? option(chosen) : undefined}
        onChange={({ target }) => {
          onText(target.value)
          look(target)
        }}
        onSelect={({ currentTarget }) => {
          const next = findMentionStart(currentTarget.value, currentTarget.selectionStart)
          if (next?.at !== start?.at) look(currentTarget)
        }}
        onBlur={() => setStart(null)}
        onKeyDown={(event) => {
          if (isOpen && !event.nativeEvent.isComposing && onListKey(event)) {
            event.preventDefault()
            event.stopPropagation()
          } else onKey(event)
        }}
      />
      {isOpen && (
        <div id={id} role="listbox" aria-label={listLabel} className="mention-list">
          {found.map((person, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the field, whose keys choose
            <div
              key={person.id}
              id={option(index)}
              role="option"
              aria-selected={index === chosen}
              className="mention-option"
              // The press must not take the focus away from the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              <bdi>{person.name}</bdi>
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {isOpen && `${listLabel}: ${found.map(({ name }) => name).join(', ')}`}
      </span>
    </div>
  )
}
