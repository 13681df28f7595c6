import type { Locale } from '@studio/shared/locales'
import { Split } from '@/components/ui/section'
import { hyphenate } from '@/lib/hyphenate'

interface Props {
  locale: Locale
  titles: string[]
  headings: string[]
}

/** The titles of pages and of their blocks, at their places on a page. */
export function All({ locale, titles, headings }: Props) {
  return (
    <main className="on-paper">
      {titles.map((title) => (
        <div key={title} className="wrap">
          <h1 className="hero-title title-1">{hyphenate(title, locale)}</h1>
        </div>
      ))}
      {headings.map((heading) => (
        <div key={heading} className="wrap">
          <Split aside={<h2 className="title-2">{hyphenate(heading, locale)}</h2>}>
            <h3 className="title-3">{hyphenate(heading, locale)}</h3>
          </Split>
        </div>
      ))}
    </main>
  )
}
