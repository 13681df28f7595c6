import { createRequire } from 'node:module'

/** A part of a message. Arguments, plurals, selections and tags have a name in `value`. */
export interface MessagePart {
  type: (typeof PART_TYPES)[keyof typeof PART_TYPES]
  value: string
  /** The cases of a plural or a selection. */
  options?: Record<string, { value: MessagePart[] }>
  /** The content of a tag. */
  children?: MessagePart[]
}

export const PART_TYPES = {
  literal: 0,
  argument: 1,
  number: 2,
  date: 3,
  time: 4,
  select: 5,
  plural: 6,
  pound: 7,
  tag: 8,
} as const

// The parser belongs to the compiler that the build uses, which is a dependency of next-intl.
const compiler = createRequire(createRequire(import.meta.url).resolve('next-intl')).resolve(
  'icu-minify/compile',
)
const { parse } = (await import(
  createRequire(compiler).resolve('@formatjs/icu-messageformat-parser')
)) as { parse: (message: string) => MessagePart[] }

/** Parses an ICU message. Throws if it is not valid. */
export const parseMessage = parse

/** @returns all parts of a message, including those in plurals, selections and tags */
export function allParts(parts: readonly MessagePart[]): MessagePart[] {
  return parts.flatMap((part) => [
    part,
    ...Object.values(part.options ?? {}).flatMap(({ value }) => allParts(value)),
    ...allParts(part.children ?? []),
  ])
}
