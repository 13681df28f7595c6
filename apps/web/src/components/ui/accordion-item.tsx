import type { ReactNode } from 'react'

interface Props {
  title: string
  /** Items with the same name are exclusive: opening one closes the others. */
  name?: string
  isOpen?: boolean
  children: ReactNode
}

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
