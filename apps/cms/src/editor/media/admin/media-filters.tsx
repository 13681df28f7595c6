'use client'
import { useConfig, useListQuery } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { z } from 'zod'
import { useWords } from '../../../platform/admin-language/use-words'
import { type LibraryFilters, readFilters, writeFilters } from './filters'
import { mediaLibraryWords } from './words'

export const LAYOUTS = ['pictures', 'table'] as const

export type Layout = (typeof LAYOUTS)[number]

interface MediaFiltersProps {
  layout: Layout
  onLayout: (layout: Layout) => void
}

/** Shows the filters of the library and the choice between pictures and a table. */
export function MediaFilters({ layout, onLayout }: MediaFiltersProps) {
  const { LIBRARY_TEXTS } = useWords(mediaLibraryWords)
  const { query, handleWhereChange, data } = useListQuery()
  const categories = useCategories()
  const { filters, others } = readFilters(query.where)

  function set(change: Partial<LibraryFilters>) {
    void handleWhereChange?.(writeFilters({ ...filters, ...change }, others))
  }

  return (
    <div aria-label={LIBRARY_TEXTS.filters} className="media-filters" role="group">
      <Choose
        label={LIBRARY_TEXTS.kind}
        onChange={(kind) => set({ kind: kind as LibraryFilters['kind'] })}
        options={[
          ['image', LIBRARY_TEXTS.kinds.image],
          ['video', LIBRARY_TEXTS.kinds.video],
          ['audio', LIBRARY_TEXTS.kinds.audio],
        ]}
        value={filters.kind}
      />
      {categories.length > 0 && (
        <Choose
          label={LIBRARY_TEXTS.category}
          onChange={(category) => set({ category })}
          options={categories.map((category) => [category, category])}
          value={filters.category}
        />
      )}
      <Choose
        label={LIBRARY_TEXTS.shownOn}
        onChange={(shownOn) => set({ shownOn: shownOn as LibraryFilters['shownOn'] })}
        options={[
          ['page', LIBRARY_TEXTS.onPages],
          ['nowhere', LIBRARY_TEXTS.onNoPage],
        ]}
        value={filters.shownOn}
      />
      <label className="media-filters__check">
        <input
          checked={filters.sameFiles ?? false}
          onChange={({ target }) => set({ sameFiles: target.checked })}
          type="checkbox"
        />
        {LIBRARY_TEXTS.hasCopies}
      </label>
      <span aria-live="polite" className="media-filters__count">
        {LIBRARY_TEXTS.files(data?.totalDocs ?? 0)}
      </span>
      <div aria-label={LIBRARY_TEXTS.showAs} className="media-filters__layouts" role="group">
        {LAYOUTS.map((each) => (
          <button
            aria-pressed={layout === each}
            key={each}
            onClick={() => onLayout(each)}
            type="button"
          >
            {LIBRARY_TEXTS.layouts[each]}
          </button>
        ))}
      </div>
    </div>
  )
}

interface ChooseProps {
  label: string
  value: string | undefined
  options: readonly (readonly [string, string])[]
  onChange: (value: string | undefined) => void
}

function Choose({ label, value, options, onChange }: ChooseProps) {
  const { LIBRARY_TEXTS } = useWords(mediaLibraryWords)
  const id = useId()
  return (
    <div className="media-filters__field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        value={value ?? ''}
      >
        <option value="">{LIBRARY_TEXTS.all}</option>
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

const categoriesSchema = z.object({ categories: z.array(z.string()) })

function useCategories(): string[] {
  const { config } = useConfig()
  const [categories, setCategories] = useState<string[]>([])
  useEffect(() => {
    const controller = new AbortController()
    void fetch(`${config.routes.api}/media-library/categories`, {
      credentials: 'include',
      signal: controller.signal,
    })
      .then((answer) => answer.json())
      .then((body) => setCategories(categoriesSchema.parse(body).categories))
      // The other filters work without the categories.
      .catch(() => undefined)
    return () => controller.abort()
  }, [config.routes.api])
  return categories
}
