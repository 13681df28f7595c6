import type { Rate } from '@studio/shared/review/media'

/**
 * Parses a rate in the format of ffprobe, such as `30000/1001`.
 *
 * @returns null for `0/0`
 */
export function readRate(text: string): Rate | null {
  const [numerator = 0, denominator = 0] = text.split('/').map(Number)
  return numerator > 0 && denominator > 0 ? { numerator, denominator } : null
}
