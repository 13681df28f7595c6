import type { ReactNode } from 'react'
import type { FallbackContact, NewsKind } from './types'

interface Props {
  kind: NewsKind
  words: { text: string; phone: string; mail: string }
  contact: FallbackContact
  /** The typed text, which the visitor can send as an email to the studio instead. */
  draft?: string
}

/** Results whose message offers phone and email, because another attempt may not help. */
const OFFERS_OTHER_WAYS: readonly NewsKind[] = ['down', 'tooMany', 'refused', 'proof']

/** The maximum length of `mailto:` addresses, because some systems truncate longer ones. */
const MAX_DRAFT = 1_500

export function FormNews({ kind, words, contact, draft = '' }: Props) {
  const isGood = kind === 'thanks'
  return (
    <div
      className={`border-s-4 bg-raised py-4 ps-5 pe-4 ${isGood ? 'border-signal' : 'border-alert'}`}
    >
      <p className="font-semibold">{words.text}</p>
      {OFFERS_OTHER_WAYS.includes(kind) && contact.email !== '' && (
        <p className="mt-1 flex flex-wrap gap-x-6">
          <Way href={contact.phoneHref} label={words.phone}>
            {contact.phone}
          </Way>
          <Way href={mailTo(contact.email, draft)} label={words.mail}>
            {contact.email}
          </Way>
        </p>
      )}
    </div>
  )
}

function Way({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center gap-2 underline hover:text-accent">
      {label}
      <bdi dir="ltr">{children}</bdi>
    </a>
  )
}

function mailTo(email: string, draft: string): string {
  const isShort = draft !== '' && encodeURIComponent(draft).length <= MAX_DRAFT
  return `mailto:${email}${isShort ? `?body=${encodeURIComponent(draft)}` : ''}`
}
