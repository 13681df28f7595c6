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
    <details name={name} open={isOpen} className="accordion-item">
      <summary className="title-3">
        {title}
        <span className="cross self-center" aria-hidden />
      </summary>
      <div className="pb-8">{children}</div>
    </details>
  )
}
