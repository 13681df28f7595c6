import * as z from 'zod/mini'
import { setSceneSchema, type SetScene } from './contracts/virtual-set'

/**
 * The fragment of links to a composed set. Browsers do not send fragments to servers. The
 * visitor's own pictures are left out, because a link cannot contain them.
 */
export const SET_LINK = '#set='

/**
 * The maximum length of an encoded set. Six people and a background take less than a thousand
 * characters.
 */
const MAX_LENGTH = 2000

const flag = z.pipe(
  z.union([z.literal(0), z.literal(1)]),
  z.transform((value) => value === 1),
)
const thousandths = z.pipe(
  z.number(),
  z.transform((value) => value / 1000),
)
const keying = z.tuple([thousandths, thousandths, thousandths])

/**
 * The format of links. It identifies values by their position instead of a name and uses
 * thousandths instead of fractions, which makes links a third as long.
 */
const compactSchema = z.tuple(
  [
    z.literal(1),
    z.nullable(
      z.tuple([z.string(), flag, flag, thousandths, thousandths, thousandths, thousandths]),
    ),
    z.array(
      z.tuple([z.string(), z.nullable(keying), flag, flag, thousandths, thousandths, thousandths]),
    ),
    z.tuple([thousandths, thousandths, flag]),
  ],
  // This value is present if the sender's own pictures were left out.
  z.literal(1),
)

/** The number of values without the mark: version, background, people, light. */
const WITHOUT_MARK = 4

type Compact = z.input<typeof compactSchema>

/** @returns the part of a link after `#set=`, in characters that a URL allows */
export function encodeSet(scene: SetScene): string {
  const { background: back, people, match } = scene
  const compact: Compact = [
    1,
    back?.source.from === 'library'
      ? [
          back.source.key,
          ...flags(back.isFlippedX, back.isFlippedY),
          ...places(back.scale, back.x, back.y),
          whole(back.blur),
        ]
      : null,
    people.flatMap((person) =>
      person.source.from === 'library'
        ? [
            [
              person.source.key,
              person.keying &&
                places(person.keying.tolerance, person.keying.spill, person.keying.edge),
              ...flags(person.isFlippedX, person.isFlippedY),
              ...places(person.scale, person.x, person.y),
            ],
          ]
        : [],
    ),
    [whole(match.light), whole(match.color), bit(scene.showsSafeAreas)],
    ...(hasOwnPictures(scene) ? [1 as const] : []),
  ]
  return btoa(JSON.stringify(compact)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/**
 * Reads the set from a link. Anyone may have edited or cut it.
 * @returns null if the text is no set
 */
export function decodeSet(text: string): SetScene | null {
  if (text.length > MAX_LENGTH) return null
  const compact = compactSchema.safeParse(parse(text))
  if (!compact.success) return null
  const [version, back, people, [light, color, showsSafeAreas]] = compact.data
  const scene = setSceneSchema.safeParse({
    version,
    background: back && {
      source: { from: 'library', key: back[0] },
      isFlippedX: back[1],
      isFlippedY: back[2],
      scale: back[3],
      x: back[4],
      y: back[5],
      blur: back[6],
    },
    people: people.map(([key, person, isFlippedX, isFlippedY, scale, x, y], index) => ({
      id: `p${String(index + 1)}`,
      source: { from: 'library', key },
      keying: person && { tolerance: person[0], spill: person[1], edge: person[2] },
      ...{ isFlippedX, isFlippedY, scale, x, y },
    })),
    match: { light, color },
    showsSafeAreas,
  })
  return scene.success ? scene.data : null
}

/** Reads a set from a whole address or from its fragment alone, because people paste both. */
export function setOfAddress(address: string): SetScene | null {
  const start = address.indexOf(SET_LINK)
  return start < 0 ? null : decodeSet(address.slice(start + SET_LINK.length))
}

/**
 * @returns whether the set of an address was sent with pictures of the sender's own, which no link
 * contains
 */
export function leavesOutOwn(address: string): boolean {
  const start = address.indexOf(SET_LINK)
  const compact = compactSchema.safeParse(parse(address.slice(start + SET_LINK.length)))
  return start >= 0 && compact.success && compact.data.length > WITHOUT_MARK
}

function hasOwnPictures({ background, people }: SetScene): boolean {
  return [background, ...people].some((part) => part?.source.from === 'own')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(atob(text.replace(/-/g, '+').replace(/_/g, '/')))
  } catch {
    return null
  }
}

const bit = (value: boolean) => (value ? 1 : 0)
const whole = (value: number) => Math.round(value * 1000)
const flags = (x: boolean, y: boolean) => [bit(x), bit(y)] as const
const places = (a: number, b: number, c: number): [number, number, number] => [
  whole(a),
  whole(b),
  whole(c),
]
