import type { Version } from './projects'

/** A version's name for people: the studio's title, or else the name of its file. */
export function versionName({ title, fileName }: Pick<Version, 'title' | 'fileName'>): string {
  return title || fileName
}
