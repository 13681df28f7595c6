'use client'

import { useRef, useState, type ReactNode } from 'react'
import { Arrow } from './marks'
import { buttonVariants } from './button'

interface Props {
  label: string
  words: { previous: string; next: string; carousel: string; slide: string }
  /** The slides. `label` contains the slide's number and the total. */
  slides: { key: string; label: string; content: ReactNode }[]
}

/**
 * A row of slides that the browser scrolls by wheel, touch and keys. The buttons move it by one
 * slide.
 */
export function Carousel({ label, words, slides }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState({ isAtStart: true, isAtEnd: false })

  const look = () => {
    const { scrollLeft, clientWidth, scrollWidth } = strip.current ?? document.documentElement
    const gone = Math.abs(scrollLeft)
    setPlace({ isAtStart: gone < 2, isAtEnd: gone + clientWidth > scrollWidth - 2 })
  }
  const go = (direction: 1 | -1) => {
    const [first, second] = strip.current?.children ?? []
    if (!strip.current || !first || !second) return
    // The distance between two slides in pixels, which is negative in right-to-left layouts.
    const step = second.getBoundingClientRect().x - first.getBoundingClientRect().x
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    strip.current.scrollBy({ left: direction * step, behavior: isCalm ? 'instant' : 'smooth' })
  }
  const button = `${buttonVariants({ emphasis: 'secondary' })} px-4! aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:bg-transparent! aria-disabled:text-pencil!`
  return (
    <section aria-label={label} aria-roledescription={words.carousel}>
      <ul ref={strip} className="strip pb-4" onScroll={look}>
        {slides.map((slide) => (
          <li key={slide.key} aria-label={slide.label} aria-roledescription={words.slide}>
            {slide.content}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex gap-3">
        <button
          type="button"
          aria-label={words.previous}
          aria-disabled={place.isAtStart}
          className={button}
          onClick={() => go(-1)}
        >
          <Arrow isBack />
        </button>
        <button
          type="button"
          aria-label={words.next}
          aria-disabled={place.isAtEnd}
          className={button}
          onClick={() => go(1)}
        >
          <Arrow />
        </button>
      </p>
    </section>
  )
}
