import type { Version } from './projects'

/** What people call a version: the name that somebody gave it, else its file's. */
export function versionName({ title, fileName }: Pick<Version, 'title' | 'fileName'>): string {
  return title || fileName
}
