/** The slug of a video in a path, and the first path segment before it, if any. */
export interface VideoRoute {
  slug: string
  /** The category, or null if the path contains only the video's slug. */
  category: string | null
}

const BLOG = 'blog'

/**
 * Parses a path that may be the route of a video: `category/slug`, or the slug of a video alone.
 * Paths below `blog` that are not posts are looked up among the videos, too, because posts are
 * resolved earlier.
 */
export function videoRouteOf(path: string): VideoRoute | null {
  const segments = path.split('/')
  const [first = '', second] = segments
  if (segments.length > 2 || first === '') return null
  if (second === undefined) return { slug: first, category: null }
  return { slug: second, category: first === BLOG ? null : first }
}

export interface KnownVideo {
  path: string
  /** The slugs of other categories that list the video, including former slugs. */
  otherCategories: string[]
}

export type VideoAnswer = { kind: 'show' } | { kind: 'redirect'; to: string } | { kind: 'pass' }

/**
 * Shows a video at its own path. Its slug alone and the paths below its other categories redirect
 * there.
 */
export function answerVideoRoute(path: string, video: KnownVideo | null): VideoAnswer {
  const route = videoRouteOf(path)
  if (!video || !route) return { kind: 'pass' }
  if (path === video.path) return { kind: 'show' }
  const isLed = route.category === null || video.otherCategories.includes(route.category)
  return isLed ? { kind: 'redirect', to: video.path } : { kind: 'pass' }
}
