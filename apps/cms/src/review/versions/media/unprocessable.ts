import type { VersionFailure } from '@studio/shared/review/media'

/** A file that cannot be made into what is shown, and why in a word that people are told. */
export class Unprocessable extends Error {
  override name = 'Unprocessable'

  constructor(
    readonly failure: VersionFailure,
    detail = '',
  ) {
    super(`${failure}${detail && `: ${detail}`}`)
  }
}
