import * as z from 'zod/mini'
import { setSceneSchema, type SetScene } from './contracts/virtual-set'

/**
 * A composed set as a link carries it: after the `#`, which browsers send to no server. The
 * visitor's own pictures are not in it, so they are left out.
 */
export const SET_LINK = '#set='

/** Longer than any set's: six people and a background take less than a thousand. */
const LONGEST = 2000

const flag = z.pipe(
  z.union([z.literal(0), z.literal(1)]),
  z.transform((value) => value === 1),
)
const thousandths = z.pipe(
  z.number(),
  z.transform((value) => value / 1000),
)
const keying = z.tuple([thousandths, thousandths, thousandths])

/** Places instead of names, and thousandths instead of fractions: a third of the length. */
const compactSchema = z.tuple([
  z.literal(1),
  z.nullable(z.tuple([z.string(), flag, flag, thousandths, thousandths, thousandths, thousandths])),
  z.array(
    z.tuple([z.string(), z.nullable(keying), flag, flag, thousandths, thousandths, thousandths]),
  ),
  z.tuple([thousandths, thousandths, flag]),
])

type Compact = z.input<typeof compactSchema>

/** What follows `#set=`, in letters that an address may have. */
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
  ]
  return btoa(JSON.stringify(compact)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** null where the text is no set: it may have been typed, cut or made up by anybody. */
export function decodeSet(text: string): SetScene | null {
  if (text.length > LONGEST) return null
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

/** The set of a whole address, or of its end alone, as editors and visitors paste it. */
export function setOfAddress(address: string): SetScene | null {
  const start = address.indexOf(SET_LINK)
  return start < 0 ? null : decodeSet(address.slice(start + SET_LINK.length))
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
