'use client'

import { useState, type ReactNode } from 'react'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Kind } from '@/lib/consent-choice'

interface Props {
  kinds: Kind[]
  country: Country
  locale: Locale
  className: string
  children: ReactNode
}

/** Opens the choices. Their messages and dialog load on the first press. */
export function ChoicesButton({ kinds, country, locale, className, children }: Props) {
  const [dialog, setDialog] = useState<ReactNode>(null)
  const open = async () => {
    const { openChoices } = await import('./open-choices')
    setDialog(await openChoices({ kinds, country, locale, onClose: () => setDialog(null) }))
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        // Without a network nothing loads, so there is nothing to decide.
        onClick={() => void open().catch(() => undefined)}
      >
        {children}
      </button>
      {dialog}
    </>
  )
}
