import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import type { FieldCode } from '@studio/shared/api/codes'
import {
  LONGEST_PASSWORD,
  SHORTEST_PASSWORD,
  SHORTEST_STAFF_PASSWORD,
} from '@studio/shared/api/fields'

/** zxcvbn's scale ends at 4; from 3 on a leaked hash takes more than 10⁸ guesses. */
const LOWEST_SCORE = 3
/** The estimate's time grows steeply with the length: 48 characters take at most about 60 ms. */
const ESTIMATED_LENGTH = 48
const SHORTEST_OWN_WORD = 3

export interface PasswordOwner {
  name: string
  email: string
  isStaff: boolean
}

type PasswordProblem = Extract<FieldCode, 'tooShort' | 'staffTooShort' | 'tooLong' | 'weakPassword'>

let estimator: ZxcvbnFactory | undefined

/**
 * The one rule for passwords that somebody chooses, wherever it is set: a length, and what
 * zxcvbn makes of it, to whom the owner's and the studio's names are words of a list.
 *
 * @param studio the studio's name
 */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
  studio: string,
): PasswordProblem | null {
  const { length } = password
  if (length > LONGEST_PASSWORD) return 'tooLong'
  if (length < SHORTEST_PASSWORD && !owner.isStaff) return 'tooShort'
  if (length < SHORTEST_STAFF_PASSWORD && owner.isStaff) return 'staffTooShort'
  // Made when it is first needed: its word lists take a moment and memory.
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 12,
  })
  const estimated = password.slice(0, ESTIMATED_LENGTH)
  const { score } = estimator.check(estimated, ownWords(owner, studio))
  return score < LOWEST_SCORE ? 'weakPassword' : null
}

/**
 * What somebody who knows the person and the studio would try: each word, and all of them in a row.
 */
function ownWords({ name, email }: PasswordOwner, studio: string): string[] {
  const [localPart = '', domain = ''] = email.split('@')
  const texts = [name, localPart, domain, domain.split('.').slice(0, -1).join(' '), studio]
  const words = texts.flatMap((text) => {
    const parts = text.split(/[^\p{L}\p{N}]+/u)
    return [text, parts.join(''), parts.join(' '), ...parts]
  })
  return [email, ...words].filter((word) => word.length >= SHORTEST_OWN_WORD)
}
