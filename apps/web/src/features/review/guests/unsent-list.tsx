'use client'

import { useSyncExternalStore } from 'react'
import { guestOf, personalStorage } from '../notes/personal-storage'
import { unsentTexts } from './unsent-texts'

/** A separator that occurs in no note. */
const SEPARATOR = '\0'
const never = () => () => undefined

interface Props {
  /** Secret at the end of the link. */
  link: string
  title: string
}

/** Shows a guest's unsent texts after the link has ended, so that they can be copied. */
export function UnsentList({ link, title }: Props) {
  // The snapshot is a single string, because it must be equal until something changes.
  const kept = useSyncExternalStore(
    never,
    () => keptBy(link).join(SEPARATOR),
    () => '',
  )
  const texts = kept.split(SEPARATOR).filter(Boolean)
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
    // Storage is blocked, so there are no texts.
    return []
  }
}
