/** The kinds of third-party services that visitors choose between. */
export const KINDS = ['statistics', 'marketing', 'chat', 'video'] as const

export type Kind = (typeof KINDS)[number]

/** The kinds that a visitor has allowed. Null before the visitor has answered. */
export type Choice = readonly Kind[] | null

/** The choice as the browser stores it: `flag` is '1' if any kind is allowed, '0' if none is. */
export interface StoredChoice {
  flag: string | null
  /** The allowed kinds. If `flag` is '1' and this is null, all kinds are allowed. */
  kinds: string | null
}

export function readChoice({ flag, kinds }: StoredChoice): Choice {
  if (flag === '0') return []
  if (flag !== '1') return null
  if (kinds === null) return KINDS
  const named = kinds.split(' ')
  return KINDS.filter((kind) => named.includes(kind))
}

export function writeChoice(choice: readonly Kind[]): { flag: '0' | '1'; kinds: string } {
  return { flag: choice.length > 0 ? '1' : '0', kinds: choice.join(' ') }
}

interface Visitor {
  choice: Choice
  /** Whether the law of the visitor's country requires consent. */
  isAsked: boolean
  /** Whether the visitor's browser sends a privacy signal. */
  wantsPrivacy: boolean
}

/**
 * @returns whether a kind of service may load. The browser's privacy signal does not block videos,
 * because they load only when they are played
 */
export function isAllowed(kind: Kind, { choice, isAsked, wantsPrivacy }: Visitor): boolean {
  if (choice) return choice.includes(kind)
  return !isAsked && (!wantsPrivacy || kind === 'video')
}
