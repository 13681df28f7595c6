'use client'

import { useEffect } from 'react'
import { isSimilarAsked } from '@studio/shared/document-paths'
import { SIMILAR_ID } from './similar-id'

/**
 * `?similar=true` opens the page at the similar work. It is done here because
 * the page itself is the same with the flag and without it.
 */
export function OpenAtSimilar() {
  useEffect(() => {
    if (!isSimilarAsked(new URLSearchParams(window.location.search))) return
    const heading = document.getElementById(SIMILAR_ID)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView()
  }, [])
  return null
}
