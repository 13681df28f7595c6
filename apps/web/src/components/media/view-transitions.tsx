import { type PagePath, readPublicPath } from '@studio/shared/paths'
import { cache, type ReactNode, ViewTransition } from 'react'

/** Fades between pages in browsers with view transitions. */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter="page-in" exit="page-out" default="none">
      {children}
    </ViewTransition>
  )
}

interface Props {
  /** The page that the picture belongs to: the hero's own page, or the target of a tile. */
  path: PagePath
  children: ReactNode
}

/** A page's picture, which morphs between a tile and the head of the page. */
export function PagePicture({ path, children }: Props) {
  if (!claimPicture(path)) return children
  return (
    <ViewTransition name={`picture-${path.replaceAll('/', '--')}`} share="morph" default="none">
      {children}
    </ViewTransition>
  )
}

/** @returns the path of a link to this site, otherwise null */
export function pathOfLink(href: string | null): PagePath | null {
  if (!href?.startsWith('/')) return null
  return readPublicPath(href.split(/[?#]/)[0] ?? '').path || null
}

const claimed = cache(() => new Set<PagePath>())

/**
 * @returns whether a picture is the first one of its page in the present rendering. Only the first
 * may take part in a view transition, because the name of a transition must be unique
 */
export function claimPicture(path: PagePath): boolean {
  const paths = claimed()
  if (paths.has(path)) return false
  paths.add(path)
  return true
}
