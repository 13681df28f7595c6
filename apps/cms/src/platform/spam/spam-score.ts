import { MANY_LINKS } from '@studio/shared/requests/count-links'

/** Properties of a submission that can show that a bot has sent it. */
export interface FormTraits {
  filledTrap: boolean
  /** `none` means that the page sent no token, because it ran without scripts. */
  token: 'none' | 'forged' | { age: number }
  links: number
  /** True if more forms came from the same IP address recently than a person would send. */
  isBurst: boolean
}

/** No person fills in a form in less time (in milliseconds). */
const TOO_FAST_MS = 3_000
/**
 * The maximum age of a form in milliseconds, which limits how long a bot can reuse a token. A tab
 * may stay open for a day.
 */
const TOO_OLD_MS = 24 * 60 * 60 * 1_000
const SPAM_LINKS = 8

export type SpamSign =
  'trap' | 'noToken' | 'forgedToken' | 'tooFast' | 'oldToken' | 'links' | 'manyLinks' | 'burst'

/**
 * The weights of all signs are added. If the sum is at least 2, the browser has to solve a puzzle
 * first.
 */
const WEIGHTS: Record<SpamSign, number> = {
  trap: 2,
  noToken: 1,
  forgedToken: 2,
  tooFast: 2,
  oldToken: 1,
  links: 1,
  manyLinks: 2,
  burst: 2,
}

export function findSpamSigns({ filledTrap, token, links, isBurst }: FormTraits): SpamSign[] {
  const found: (SpamSign | false)[] = [
    filledTrap && 'trap',
    token === 'none' && 'noToken',
    token === 'forged' && 'forgedToken',
    typeof token === 'object' && token.age < TOO_FAST_MS && 'tooFast',
    typeof token === 'object' && token.age > TOO_OLD_MS && 'oldToken',
    links >= SPAM_LINKS ? 'manyLinks' : links >= MANY_LINKS && 'links',
    isBurst && 'burst',
  ]
  return found.filter((sign) => sign !== false)
}

export function needsProof(signs: SpamSign[]): boolean {
  return spamScore(signs) >= 2
}

function spamScore(signs: SpamSign[]): number {
  return signs.reduce((sum, sign) => sum + WEIGHTS[sign], 0)
}
