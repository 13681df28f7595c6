/** What a form's sender looks like, from what came with it. */
export interface Signs {
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

export type Suspicion =
  'trap' | 'noToken' | 'forgedToken' | 'tooFast' | 'oldToken' | 'links' | 'manyLinks' | 'burst'

/** One sign of the weight 2, or two of 1, and the browser has to work before it is heard. */
const WEIGHTS: Record<Suspicion, number> = {
  trap: 2,
  noToken: 1,
  forgedToken: 2,
  tooFast: 2,
  oldToken: 1,
  links: 1,
  manyLinks: 2,
  burst: 2,
}

export function suspicionsOf({ filledTrap, token, links, isBurst }: Signs): Suspicion[] {
  const found: (Suspicion | false)[] = [
    filledTrap && 'trap',
    token === 'none' && 'noToken',
    token === 'forged' && 'forgedToken',
    typeof token === 'object' && token.age < TOO_FAST && 'tooFast',
    typeof token === 'object' && token.age > TOO_OLD && 'oldToken',
    links >= VERY_MANY_LINKS ? 'manyLinks' : links >= MANY_LINKS && 'links',
    isBurst && 'burst',
  ]
  return found.filter((suspicion) => suspicion !== false)
}

/** Whether the sender has to prove some work first. */
export function needsProof(suspicions: Suspicion[]): boolean {
  return suspicions.reduce((sum, suspicion) => sum + WEIGHTS[suspicion], 0) >= 2
}

export function countLinks(text: string): number {
  return text.match(/https?:\/\/|www\.|<a\s|\[url/gi)?.length ?? 0
}
