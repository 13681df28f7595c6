import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { deliberateCosts } from '../deliberate-costs'

/**
 * Before each file of integration tests: what is dear on purpose costs next to nothing. How often a
 * password is hashed is fixed in Payload, so the hashing itself does a thousandth of it, alike for
 * Payload and for our own code; different numbers of rounds still make different hashes.
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
