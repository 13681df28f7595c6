'use client'

import { useEffect } from 'react'
import { isSimilarAsked } from '@studio/shared/document-paths'
import { SIMILAR_ID } from './similar-id'

/**
 * `?similar=true` scrolls the page to the similar work. This is done in the browser, because the
 * rendered page is the same with and without the query.
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
