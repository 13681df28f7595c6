import type { Version } from '@studio/shared/review/projects'

/** @returns whether a reader sees or hears a version, and not only that it is being prepared */
export function canBeShown({ kind, state, video, playUrl, milliseconds, pages }: Version): boolean {
  if (kind === 'video') return video !== null && playUrl !== null
  if (kind === 'audio') return milliseconds !== null && playUrl !== null
  return kind === 'file' ? state === 'ready' : pages.length > 0
}
