import { ViewTransition, type ReactNode } from 'react'

/** One page fades into the next; without the browser's help it is simply there. */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter="page-in" exit="page-out" default="none">
      {children}
    </ViewTransition>
  )
}
