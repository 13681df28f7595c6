import { isPasswordText } from '@studio/shared/plain-password'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import type { FieldCode } from '@studio/shared/contracts/codes'
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  MIN_STAFF_PASSWORD_LENGTH,
} from '@studio/shared/contracts/fields'

/**
 * Passwords are rated from 0 to 4. From 3 on, a password withstands more than 10⁸ guesses after its
 * hash has leaked.
 */
const MIN_SCORE = 3
/**
 * Only this many characters are rated, because the time for the estimate grows steeply with the
 * length: 48 characters take at most about 60 ms.
 */
const ESTIMATED_LENGTH = 48
const MIN_WORD_LENGTH = 3

export interface PasswordOwner {
  name: string
  email: string
  isStaff: boolean
}

type PasswordProblem = Extract<
  FieldCode,
  'wrongType' | 'tooShort' | 'staffTooShort' | 'tooLong' | 'weakPassword'
>

let estimator: ZxcvbnFactory | undefined

/**
 * Checks all chosen passwords: their signs, their length, and zxcvbn's score with the names of the owner and the
 * studio as dictionary words.
 *
 * @param studio the studio's name
 */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
  studio: string,
): PasswordProblem | null {
  if (!isPasswordText(password)) return 'wrongType'
  const { length } = password
  if (length > MAX_PASSWORD_LENGTH) return 'tooLong'
  if (length < MIN_PASSWORD_LENGTH && !owner.isStaff) return 'tooShort'
  if (length < MIN_STAFF_PASSWORD_LENGTH && owner.isStaff) return 'staffTooShort'
  // Created on first use, because its dictionaries need time and memory.
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 12,
  })
  const estimated = password.slice(0, ESTIMATED_LENGTH)
  const { score } = estimator.check(estimated, ownWords(owner, studio))
  return score < MIN_SCORE ? 'weakPassword' : null
}

/** Words that an attacker who knows the person and the studio would try, single and combined. */
function ownWords({ name, email }: PasswordOwner, studio: string): string[] {
  const [localPart = '', domain = ''] = email.split('@')
  const texts = [name, localPart, domain, domain.split('.').slice(0, -1).join(' '), studio]
  const words = texts.flatMap((text) => {
    const parts = text.split(/[^\p{L}\p{N}]+/u)
    return [text, parts.join(''), parts.join(' '), ...parts]
  })
  return [email, ...words].filter((word) => word.length >= MIN_WORD_LENGTH)
}
