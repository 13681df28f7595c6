'use client'
import { Link, useConfig, useLocale } from '@payloadcms/ui'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { useId, useState } from 'react'
import type { z } from 'zod'
import { bookSchema, findPrices } from './find-prices'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'

type Book = z.infer<typeof bookSchema>['docs']

const MAX_RESULTS = 12

/** A search field above the price lists that finds a price by its name or amount in all of them. */
export function FindPrice() {
  const words = useWords(priceBookWords)
  const { FIND_TEXTS } = words
  const { config } = useConfig()
  const { code } = useLocale()
  const [book, setBook] = useState<Book | 'failed' | null>(null)
  const [query, setQuery] = useState('')
  const id = useId()
  const found = Array.isArray(book) ? findPrices(book, query, words) : []

  /** Loads all price lists when the field gets the focus, not with every view of the page. */
  async function readBook() {
    if (Array.isArray(book)) return
    const address = `${config.routes.api}/price-groups?depth=0&limit=200&sort=position&locale=${code}&fallback-locale=${DEFAULT_LOCALE}`
    try {
      const answer = await fetch(address, { credentials: 'include' })
      setBook(bookSchema.parse(await answer.json()).docs)
    } catch {
      setBook('failed')
    }
  }

  return (
    <section className="find-price">
      <label htmlFor={id}>{FIND_TEXTS.label}</label>
      <input
        autoComplete="off"
        id={id}
        onChange={(event) => setQuery(event.target.value)}
        onFocus={() => void readBook()}
        placeholder={FIND_TEXTS.placeholder}
        type="search"
        value={query}
      />
      <p aria-live="polite" className="find-price__count">
        {book === 'failed' && FIND_TEXTS.failed}
        {Array.isArray(book) &&
          query.trim() !== '' &&
          (found.length === 0 ? FIND_TEXTS.none : FIND_TEXTS.found(found.length))}
      </p>
      {found.length > 0 && (
        <ul>
          {found.slice(0, MAX_RESULTS).map((price) => (
            <li key={`${price.groupId} ${price.key}`}>
              <Link href={`${config.routes.admin}/collections/price-groups/${price.groupId}`}>
                <bdi>{price.label}</bdi>
              </Link>
              <bdi>{price.figures}</bdi>
              <bdi className="find-price__group">{price.group}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
