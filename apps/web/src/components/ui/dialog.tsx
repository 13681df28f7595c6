import type { ReactNode } from 'react'
import { buttonVariants } from './button'

interface Props {
  id: string
  title: string
  closeLabel: string
  children: ReactNode
}

/**
 * A dialog in which the browser traps the focus. The browser also closes it on Escape and then
 * restores the focus.
 */
export function Dialog({ id, title, closeLabel, children }: Props) {
  return (
    <dialog id={id} className="sheet" aria-labelledby={`${id}-title`} closedby="any">
      <h2 id={`${id}-title`} className="title-3">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
      <form method="dialog" className="mt-8">
        <button type="submit" className={buttonVariants({ emphasis: 'secondary' })}>
          {closeLabel}
        </button>
      </form>
    </dialog>
  )
}
