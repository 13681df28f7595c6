'use client'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { BlockPlaces } from './block-places'

/** The component is loaded lazily, so that visitors' pages do not load it. */
const BlockPointer = lazy(() =>
  import('./block-pointer').then((module) => ({ default: module.BlockPointer })),
)

const never = () => () => undefined

interface Props {
  /** The origin of the admin that frames the page. */
  admin: string
  places: BlockPlaces
  label: string
}

/** Connects the blocks of the page with the admin's form. It does so only in the admin's frame. */
export function PointAtBlocks(props: Props) {
  const isFramed = useSyncExternalStore(
    never,
    () => window.self !== window.top,
    () => false,
  )
  if (!isFramed) return null
  return (
    <Suspense fallback={null}>
      <BlockPointer {...props} />
    </Suspense>
  )
}
