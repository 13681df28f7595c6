import type { VersionFailure } from '@studio/shared/review/media'

/** Thrown for a file that cannot be processed; the reason is a code that users see as a message. */
export class Unprocessable extends Error {
  override name = 'Unprocessable'

  constructor(
    readonly failure: VersionFailure,
    detail = '',
  ) {
    super(`${failure}${detail && `: ${detail}`}`)
  }
}
