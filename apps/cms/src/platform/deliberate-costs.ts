interface DeliberateCosts {
  /**
   * A login responds at the end of a step of this many milliseconds, which is longer than an idle
   * machine needs to hash a password.
   */
  answerStep: number
  /**
   * The maximum number of hashes that the puzzle of a form needs. On average it needs half as many,
   * which takes less than a second on a computer and a few seconds on a slow phone.
   */
  puzzleHashes: number
}

/**
 * Costs that slow down people who guess passwords or flood forms. The server only reads them;
 * integration tests lower them.
 */
export const deliberateCosts: Readonly<DeliberateCosts> = {
  answerStep: 500,
  puzzleHashes: 100_000,
}
