import type { ReactNode } from 'react'
import { SECTIONS, type GuideContext, type SectionName } from './guide-context'
import { translator } from '@/i18n/translator'

interface Props {
  name: SectionName
  context: GuideContext
  children: ReactNode
}

export function GuideSection({ name, context, children }: Props) {
  const t = translator(context.locale, 'styleGuide.sections')
  const number = String(SECTIONS.indexOf(name) + 1).padStart(2, '0')
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className="grid gap-x-12 gap-y-8 border-t border-rule py-12 lg:grid-cols-12 lg:py-16"
    >
      <div className="lg:col-span-3">
        <p className="slate text-pencil" aria-hidden>
          {number}
        </p>
        <h2 id={`${name}-title`} className="title-3 mt-1">
          {t(name)}
        </h2>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-10 lg:col-span-9">{children}</div>
    </section>
  )
}
