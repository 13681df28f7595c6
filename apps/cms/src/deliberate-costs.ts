interface DeliberateCosts {
  /** Milliseconds: a login answers at the end of one of these steps. Longer than hashing a password takes on a machine with little to do. */
  answerStep: number
  /** Of a puzzle that a form asks for. About half as many on average: under a second on a computer, a few on a slow phone. */
  puzzleHashes: number
}

/**
 * What the server makes dear on purpose, for people who guess or flood. Read-only for the server:
 * tests of other things lower it.
 */
export const deliberateCosts: Readonly<DeliberateCosts> = {
  answerStep: 500,
  puzzleHashes: 100_000,
}
