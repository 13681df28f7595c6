import type { Action } from '@studio/shared/contracts/common'
import { AnyLink } from './any-link'
import { buttonVariants } from './button'

export function Actions({ actions }: { actions: Action[] }) {
  if (actions.length === 0) return null
  return (
    <p className="flex flex-wrap gap-3" data-slot="actions">
      {actions.map(({ label, href, isExternal, emphasis }) => (
        <AnyLink
          key={`${href} ${label}`}
          href={href}
          isExternal={isExternal}
          className={buttonVariants({ emphasis })}
        >
          {label}
        </AnyLink>
      ))}
    </p>
  )
}
