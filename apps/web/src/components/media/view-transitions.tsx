import { type PagePath, readPublicPath } from '@studio/shared/paths'
import { cache, type ReactNode, ViewTransition } from 'react'

/** One page fades into the next; without the browser's help it is simply there. */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter="page-in" exit="page-out" default="none">
      {children}
    </ViewTransition>
  )
}

interface Props {
  /** The page that the picture stands for: its own hero, or a tile that leads to it. */
  path: PagePath
  children: ReactNode
}

/** A page's picture: the one in a tile becomes the one at the head of the page, and back. */
export function PagePicture({ path, children }: Props) {
  if (!claimPicture(path)) return children
  return (
    <ViewTransition name={`picture-${path.replaceAll('/', '--')}`} share="morph" default="none">
      {children}
    </ViewTransition>
  )
}

/** The page of ours to which a link leads; null for any other address. */
export function pathOfLink(href: string | null): PagePath | null {
  if (!href?.startsWith('/')) return null
  return readPublicPath(href.split(/[?#]/)[0] ?? '').path || null
}

const claimed = cache(() => new Set<PagePath>())

/**
 * Whether a picture is the first of its page’s on the page that is being made:
 * two of the same name cannot both move.
 */
export function claimPicture(path: PagePath): boolean {
  const paths = claimed()
  if (paths.has(path)) return false
  paths.add(path)
  return true
}
