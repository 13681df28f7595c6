'use client'

import { useSyncExternalStore } from 'react'
import { guestOf, personalStorage } from '../notes/personal-storage'
import { unsentTexts } from './unsent-texts'

/** No note has it. */
const BETWEEN = '\0'
const never = () => () => undefined

interface Props {
  /** What the link ends with. */
  link: string
  title: string
}

/** Words that a guest had not sent when the link was closed, to be taken along. */
export function UnsentList({ link, title }: Props) {
  // The browser alone knows them; one string, so that it is the same until something changes.
  const kept = useSyncExternalStore(
    never,
    () => keptBy(link).join(BETWEEN),
    () => '',
  )
  const texts = kept.split(BETWEEN).filter(Boolean)
  if (texts.length === 0) return null
  return (
    <section className="mb-8">
      <h2 className="title-3">{title}</h2>
      <ul className="mt-4 grid gap-3">
        {texts.map((text) => (
          <li
            key={text}
            dir="auto"
            className="border-s-4 border-rule ps-4 break-words whitespace-pre-wrap"
          >
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

function keptBy(link: string): string[] {
  const guest = guestOf(link)
  try {
    const own = Object.keys(localStorage).filter((name) => name.startsWith(`${guest}:`))
    return unsentTexts(
      personalStorage(guest),
      own.map((name) => name.slice(guest.length + 1)),
    )
  } catch {
    // A browser that keeps nothing.
    return []
  }
}
