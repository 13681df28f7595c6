import type { ReactNode } from 'react'
import type { Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { pathOf } from '@studio/shared/routes/manifest'
import { translator } from '@/i18n/translator'

/** What somebody agrees to, with the documents in tabs of their own: what has been typed stays. */
export function TermsSentence({ locale }: { locale: Locale }) {
  const t = translator(locale, 'account.register')
  const open = (name: string) => (text: ReactNode) => (
    <a
      href={publicPath(locale, pathOf(name))}
      target="_blank"
      className="font-semibold text-accent"
    >
      {text}
    </a>
  )
  return t.rich('terms', { terms: open('terms'), privacy: open('privacypolicy') })
}
