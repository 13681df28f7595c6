import type { ReactNode } from 'react'
import type { Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { pathOf } from '@studio/shared/routes/manifest'
import { translator } from '@/i18n/translator'

/**
 * The sentence with the consent. Its links open in new tabs, so that the form keeps its content.
 */
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
