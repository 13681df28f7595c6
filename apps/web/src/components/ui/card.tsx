import type { ReactNode } from 'react'
import { AnyLink } from './any-link'
import { Arrow } from './marks'

interface Props {
  picture?: ReactNode
  /** A line above the title. */
  slate?: ReactNode
  title: string
  href: string
  isShownPointed?: boolean
  children: ReactNode
}

/** The link covers the whole card, and its text is the title. */
export function Card({ picture, slate, title, href, isShownPointed = false, children }: Props) {
  return (
    <article
      className="group relative flex h-full flex-col border border-rule bg-raised transition-colors pointed:border-fg"
      {...(isShownPointed ? { 'data-shown': 'hover' } : {})}
    >
      {picture && <div className="aspect-video overflow-hidden bg-blue">{picture}</div>}
      <div className="flex grow flex-col p-5 sm:p-6">
        {slate && <p className="slate mb-3 text-pencil">{slate}</p>}
        <h3 className="title-3">
          <AnyLink href={href} className="whole-link">
            {title}
          </AnyLink>
        </h3>
        <div className="mt-3 text-pencil">{children}</div>
        <p className="mt-auto pt-6 text-fg group-hover:text-accent group-data-shown:text-accent">
          <Arrow />
        </p>
      </div>
    </article>
  )
}
