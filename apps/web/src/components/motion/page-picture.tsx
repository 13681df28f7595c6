import { ViewTransition, type ReactNode } from 'react'
import { readPublicPath, type PagePath } from '@studio/shared/paths'
import { claimPicture } from './claim-picture'

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
