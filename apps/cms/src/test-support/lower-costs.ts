import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { deliberateCosts } from '../deliberate-costs'

/**
 * Runs before each file of integration tests and makes deliberate costs low. Payload fixes its number
 * of hash rounds, so `pbkdf2` itself does a thousandth of the rounds, for Payload and for our code.
 * Different numbers of rounds still give different hashes.
 */
Object.assign(deliberateCosts, { answerStep: 2, puzzleHashes: 500 })

const LOWERED = Symbol.for('lowered')
const { pbkdf2 } = crypto

if (!(LOWERED in pbkdf2)) {
  const lowered: typeof pbkdf2 = (password, salt, iterations, ...rest) => {
    pbkdf2(password, salt, Math.ceil(iterations / 1_000), ...rest)
  }
  crypto.pbkdf2 = Object.assign(lowered, { [LOWERED]: true })
  syncBuiltinESMExports()
}
