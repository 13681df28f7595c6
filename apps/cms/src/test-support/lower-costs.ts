import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { deliberateCosts } from '../platform/deliberate-costs'

/**
 * Runs before each file of integration tests and lowers deliberate costs. The number of hash rounds
 * is fixed in Payload, so `pbkdf2` itself is changed to do only a thousandth of the rounds, for
 * Payload and for our code. Different numbers of rounds still result in different hashes.
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
