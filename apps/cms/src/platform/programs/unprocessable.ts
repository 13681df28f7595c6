import type { VersionFailure } from '@studio/shared/review/media'
import { oneLine } from './one-line'

/**
 * Thrown for a file that cannot be processed. The reason is a code for which users see a message.
 */
export class Unprocessable extends Error {
  override name = 'Unprocessable'

  constructor(
    readonly failure: VersionFailure,
    detail = '',
  ) {
    super(detail ? `${failure}: ${oneLine(detail)}` : failure)
  }
}
