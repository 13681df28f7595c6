'use client'

import type { Note } from '@studio/shared/review/notes'
import { useId } from 'react'
import { useVersion } from '../room/version-context'
import { personKey, writersOf, type NoteFilter } from './filter-notes'

const CHIPS = [
  ['isOpen', 'open'],
  ['isMine', 'mine'],
  ['isDrawn', 'drawn'],
] as const

interface Props {
  notes: readonly Note[]
  filter: NoteFilter
  onFilter: (filter: NoteFilter) => void
}

export function NoteFilters({ notes, filter, onFilter }: Props) {
  const { words } = useVersion()
  const { filters, you } = words.notes
  const id = useId()
  const people = writersOf(notes)
  return (
    <div role="search" aria-label={filters.label} className="note-filters">
      <label htmlFor={`${id}-words`} className="sr-only">
        {filters.search}
      </label>
      <input
        id={`${id}-words`}
        type="search"
        dir={filter.words ? 'auto' : undefined}
        className="control note-search"
        placeholder={filters.search}
        value={filter.words}
        onChange={({ target }) => onFilter({ ...filter, words: target.value })}
      />
      <div className="note-chips">
        {CHIPS.map(([key, word]) => (
          <button
            key={key}
            type="button"
            className="room-chip"
            aria-pressed={filter[key]}
            onClick={() => onFilter({ ...filter, [key]: !filter[key] })}
          >
            {filters[word]}
          </button>
        ))}
        {people.length > 1 && (
          <>
            <label htmlFor={`${id}-person`} className="sr-only">
              {filters.person}
            </label>
            <select
              id={`${id}-person`}
              className="control note-person-choice"
              value={filter.person ?? ''}
              onChange={({ target }) => onFilter({ ...filter, person: target.value || null })}
            >
              <option value="">{filters.everybody}</option>
              {people.map((person) => (
                <option key={personKey(person)} value={personKey(person)}>
                  {person.isYou ? you : person.name}
                </option>
              ))}
            </select>
          </>
        )}
      </div>
    </div>
  )
}
