interface DeliberateCosts {
  /** Milliseconds. A login answers at the end of such a step, which is longer than an idle machine takes to hash a password. */
  answerStep: number
  /** Hashes that the puzzle of a form takes at most. It takes half as many on average: under a second on a computer, a few seconds on a slow phone. */
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
