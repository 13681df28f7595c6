import { MAX_QUESTION } from '@studio/shared/contracts/search'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { groupHits } from './group-hits'
import { SearchList } from './search-list'
import { SearchSuggestions } from './search-suggestions'
import { searchHref } from './search-path'
import { useSearch } from './use-search'
import './search.css'

interface Props {
  country: Country
  locale: Locale
  opener: HTMLElement | null
  onClose: () => void
}

const MAX_PER_KIND = 4

/** Shows results while the visitor types. It is a combobox whose list is always open. */
export function SearchDialog({ country, locale, opener, onClose }: Props) {
  const t = useTranslations('search')
  const id = useId()
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const [q, setQ] = useState('')
  const [active, setActive] = useState<number | null>(null)
  const state = useSearch(q, country, locale)
  const answer = state.is === 'answered' ? state.answer : state.is === 'asking' ? state.last : null
  const groups = groupHits(answer?.hits ?? [], MAX_PER_KIND)
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const optionId = (index: number) => `${id}-option-${index}`
  const isVain = state.is === 'answered' && count === 0

  const change = (value: string) => {
    setQ(value)
    setActive(null)
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || count === 0 || event.nativeEvent.isComposing) return
    event.preventDefault()
    // The arrow keys cycle through the hits and the input itself.
    const place = (active ?? -1) + 1
    const next = (place + step + count + 1) % (count + 1)
    setActive(next === 0 ? null : next - 1)
    document.getElementById(optionId(next - 1))?.scrollIntoView({ block: 'nearest' })
  }
  const go = (event: SyntheticEvent) => {
    event.preventDefault()
    if (active === null) {
      if (q.trim()) leaveTo(searchHref(locale, q.trim()))
      return
    }
    document.getElementById(optionId(active))?.click()
  }
  const leaveTo = (href: string) => {
    onClose()
    router.push(href)
  }

  return (
    <ModalDialog
      title={t('title')}
      hasHeading={false}
      className="search-dialog on-paper"
      {...(opener && { opener })}
      onClose={onClose}
    >
      <form role="search" action={searchHref(locale)} onSubmit={go} className="search-bar">
        <input
          ref={field}
          type="search"
          name="q"
          role="combobox"
          dir="auto"
          value={q}
          onChange={({ target }) => change(target.value)}
          onKeyDown={move}
          maxLength={MAX_QUESTION}
          placeholder={t('placeholder')}
          aria-label={t('label')}
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : optionId(active)}
          autoComplete="off"
          enterKeyHint="search"
          data-first-focus
        />
        <button
          type="button"
          className="search-close"
          aria-label={t('close')}
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          <span className="cross rotate-45" aria-hidden />
        </button>
      </form>
      <p role="status" className="sr-only">
        {state.is === 'answered' && t('count', { count })}
      </p>
      <div className="search-body" data-busy={state.is === 'asking' || undefined}>
        {state.is === 'failed' && <p className="search-note">{t('failed')}</p>}
        {state.is === 'idle' && (
          <SearchSuggestions
            onChoose={(words) => {
              change(words)
              field.current?.focus()
            }}
          />
        )}
        {isVain && <p className="search-note">{t('nothing', { q: state.q })}</p>}
        {answer?.correctedTo && count > 0 && (
          <p className="search-note">{t('corrected', { q: answer.correctedTo })}</p>
        )}
        <SearchList
          {...{ groups, country, locale, active, optionId, onFollow: leaveTo }}
          id={`${id}-list`}
        />
      </div>
      {q.trim() !== '' && (
        <p className="search-foot">
          <a href={searchHref(locale, q.trim())}>{t('all')}</a>
          <span aria-hidden className="search-keys">
            <kbd>↑</kbd> <kbd>↓</kbd> <kbd>↵</kbd> <kbd>Esc</kbd>
          </span>
        </p>
      )}
    </ModalDialog>
  )
}
