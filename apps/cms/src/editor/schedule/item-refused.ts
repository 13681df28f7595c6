import type { Problem } from './types'

/** An item that cannot go live as it is. */
export class ItemRefused extends Error {
  constructor(readonly problem: Problem) {
    super(`An item of a release was refused: ${problem.code}`)
  }
}
