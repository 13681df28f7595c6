import type { ReactNode } from 'react'

interface Props {
  title: string
  /** Of those with the same name only one stays open. */
  name?: string
  isOpen?: boolean
  children: ReactNode
}

/** A question that opens; several stand in a frame with a rule below. */
export function AccordionItem({ title, name, isOpen = false, children }: Props) {
  return (
    <details name={name} open={isOpen} className="border-t border-rule">
      <summary className="title-3 flex items-baseline justify-between gap-6 py-5 hover:text-accent">
        {title}
        <span className="cross self-center" aria-hidden />
      </summary>
      <div className="pb-8">{children}</div>
    </details>
  )
}
