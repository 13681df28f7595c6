/** What visitors are asked about; each service of others is of one kind. */
export const KINDS = ['statistics', 'marketing', 'chat', 'video'] as const

export type Kind = (typeof KINDS)[number]

/** The kinds that a visitor has allowed; null until they have answered. */
export type Choice = readonly Kind[] | null

/** As the browser keeps it: `flag` is '1' for a yes to anything, '0' for a no to all. */
export interface KeptChoice {
  flag: string | null
  /** The kinds of a yes; a yes without them is one to all. */
  kinds: string | null
}

export function readChoice({ flag, kinds }: KeptChoice): Choice {
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
  /** Whether the law of their country wants a yes before anything is loaded. */
  isAsked: boolean
  /** Whether their browser says that they do not want to be followed. */
  wantsPrivacy: boolean
}

/** A video only ever loads when it is played, so a browser's wish for privacy leaves it alone. */
export function isAllowed(kind: Kind, { choice, isAsked, wantsPrivacy }: Visitor): boolean {
  if (choice) return choice.includes(kind)
  return !isAsked && (!wantsPrivacy || kind === 'video')
}
