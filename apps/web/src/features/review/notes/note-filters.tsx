'use client'

import type { Note } from '@studio/shared/review/notes'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
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
  const t = useTranslations('review')
  const id = useId()
  const people = writersOf(notes)
  return (
    <div role="search" aria-label={t('notes.filters.label')} className="note-filters">
      <label htmlFor={`${id}-words`} className="sr-only">
        {t('notes.filters.search')}
      </label>
      <input
        id={`${id}-words`}
        type="search"
        dir={filter.words ? 'auto' : undefined}
        className="control note-search"
        placeholder={t('notes.filters.search')}
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
            {t(`notes.filters.${word}`)}
          </button>
        ))}
        {people.length > 1 && (
          <>
            <label htmlFor={`${id}-person`} className="sr-only">
              {t('notes.filters.person')}
            </label>
            <select
              id={`${id}-person`}
              className="control note-person-choice"
              value={filter.person ?? ''}
              onChange={({ target }) => onFilter({ ...filter, person: target.value || null })}
            >
              <option value="">{t('notes.filters.everybody')}</option>
              {people.map((person) => (
                <option key={personKey(person)} value={personKey(person)}>
                  {person.isYou ? t('notes.you') : person.name}
                </option>
              ))}
            </select>
          </>
        )}
      </div>
    </div>
  )
}
