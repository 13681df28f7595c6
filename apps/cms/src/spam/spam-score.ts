/** What a form's sender looks like, from what came with it. */
export interface FormTraits {
  /** The field that people do not see has something in it. */
  filledTrap: boolean
  /** `none`: pages without scripts send no token. */
  token: 'none' | 'forged' | { age: number }
  /** Addresses of web pages in what was written. */
  links: number
  /** More forms came from the same place lately than a person sends. */
  isBurst: boolean
}

/** Faster than anyone fills in a form, in milliseconds. */
const TOO_FAST = 3_000
/** A token can be collected once and sent for months; a tab stays open for a day. */
const TOO_OLD = 24 * 60 * 60 * 1_000
const MANY_LINKS = 3
const VERY_MANY_LINKS = 8

export type SpamSign =
  'trap' | 'noToken' | 'forgedToken' | 'tooFast' | 'oldToken' | 'links' | 'manyLinks' | 'burst'

/** Their sum is the score; from 2 on the browser has to solve a puzzle first. */
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
    typeof token === 'object' && token.age < TOO_FAST && 'tooFast',
    typeof token === 'object' && token.age > TOO_OLD && 'oldToken',
    links >= VERY_MANY_LINKS ? 'manyLinks' : links >= MANY_LINKS && 'links',
    isBurst && 'burst',
  ]
  return found.filter((sign) => sign !== false)
}

/** Whether the sender has to solve a puzzle first. */
export function needsProof(signs: SpamSign[]): boolean {
  return spamScore(signs) >= 2
}

function spamScore(signs: SpamSign[]): number {
  return signs.reduce((sum, sign) => sum + WEIGHTS[sign], 0)
}

export function countLinks(text: string): number {
  return text.match(/https?:\/\/|www\.|<a\s|\[url/gi)?.length ?? 0
}
