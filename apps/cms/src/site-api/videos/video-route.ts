/** What a path asks of the videos: which one, and below which first segment, if any. */
export interface VideoRoute {
  slug: string
  /** Null where the path names a video alone. */
  category: string | null
}

const BLOG = 'blog'

/**
 * The routes of videos: `category/slug`, and a video's slug alone. The blog's
 * guard is part of it: what stands below `blog` and is no post is looked for
 * among the videos. Posts have been looked for before.
 */
export function videoRouteOf(path: string): VideoRoute | null {
  const segments = path.split('/')
  const [first = '', second] = segments
  if (segments.length > 2 || first === '') return null
  if (second === undefined) return { slug: first, category: null }
  return { slug: second, category: first === BLOG ? null : first }
}

/** What is known of the video that a route names. */
export interface KnownVideo {
  path: string
  /** Slugs of the other categories in which it is listed, their former ones included. */
  otherCategories: string[]
}

export type VideoAnswer = { kind: 'show' } | { kind: 'redirect'; to: string } | { kind: 'pass' }

/** A video is shown at its own path; from its slug alone and from its other categories one is led there. */
export function answerVideoRoute(path: string, video: KnownVideo | null): VideoAnswer {
  const route = videoRouteOf(path)
  if (!video || !route) return { kind: 'pass' }
  if (path === video.path) return { kind: 'show' }
  const isLed = route.category === null || video.otherCategories.includes(route.category)
  return isLed ? { kind: 'redirect', to: video.path } : { kind: 'pass' }
}
