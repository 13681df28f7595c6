import type { VersionFailure } from '@studio/shared/review/media'

/**
 * Thrown for a file that cannot be processed. The reason is a code for which users see a message.
 */
export class Unprocessable extends Error {
  override name = 'Unprocessable'

  constructor(
    readonly failure: VersionFailure,
    detail = '',
  ) {
    super(`${failure}${detail && `: ${detail}`}`)
  }
}
