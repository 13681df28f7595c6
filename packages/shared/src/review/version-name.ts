import type { Version } from './projects'

/**
 * @returns a version's name for people: the studio's title, or the name of its file if there is
 * none
 */
export function versionName({ title, fileName }: Pick<Version, 'title' | 'fileName'>): string {
  return title || fileName
}
