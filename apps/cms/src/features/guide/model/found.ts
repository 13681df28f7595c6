import type { GuideSource } from '@studio/shared/api/guide'
import type { SearchHit } from '@studio/shared/contracts/search'
import { numbersIn } from '../checked/figures'
import type { BookRow } from '../price-book'
import { sourcesOf } from '../sources'
import { keyOfFigure } from '../stored-answer'

export type Reference = { page: GuideSource } | { row: BookRow }

/** Everything that was looked up for one answer. The answer may name, link and count only this. */
export class Found {
  /** The numbers that the answer may repeat, but not as amounts. */
  readonly numbers = new Set<string>()
  private readonly pages = new Map<string, GuideSource>()
  private readonly rows = new Map<string, BookRow>()
  private readonly named = new Set<string>()
  private hasNamedRow = false
  cannotAnswer = false

  constructor(private readonly book: readonly BookRow[]) {}

  /**
   * @returns the hits for the model, without amounts, each with the placeholder that stands for it
   * in an answer
   */
  addPages(hits: readonly SearchHit[]) {
    return sourcesOf(hits, this.book).map((source) => {
      const { path, title, excerpt: text } = source
      this.learn(`${title} ${text}`)
      const row = this.book.find(({ key }) => key === keyOfFigure(source, this.book))
      if (row) {
        // The row's page is not added here. If it is relevant, the search finds it as a separate
        // hit.
        this.rows.set(row.key, row)
        return { title, text, price: `[[price:${row.key}]]` }
      }
      this.pages.set(path, source)
      return { title, text, page: `[[page:${path}]]` }
    })
  }

  /** @returns the rows of a list for the model: their labels, and placeholders for their figures */
  addRows(list: string) {
    const rows = this.book.filter(({ key }) => key.split('/')[0] === list)
    return rows.map((row) => {
      this.rows.set(row.key, row)
      this.learn(row.label)
      return { of: row.label, price: `[[price:${row.key}]]` }
    })
  }

  page(path: string): Reference | null {
    const page = this.pages.get(path)
    if (!page) return null
    this.named.add(path)
    return { page }
  }

  price(key: string): Reference | null {
    const row = this.rows.get(key)
    if (!row) return null
    this.hasNamedRow = true
    return { row }
  }

  /** True if the answer has a source: a page, or a row that the answer names. */
  get hasAnswer(): boolean {
    return !this.cannotAnswer && (this.pages.size > 0 || this.hasNamedRow)
  }

  /** The pages that the answer named. If it named none, the first pages that were found. */
  sources(most: number): GuideSource[] {
    const all = [...this.pages.values()]
    const named = all.filter(({ path }) => this.named.has(path))
    return (named.length > 0 ? named : all).slice(0, most)
  }

  private learn(text: string): void {
    for (const number of numbersIn(text)) this.numbers.add(number)
  }
}
