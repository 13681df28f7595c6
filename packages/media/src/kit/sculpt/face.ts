import { Box3, Vector3 } from 'three'
import { noise1 } from '../noise'
import { ball, below, bone, both, clamp, cut, egg, frontOf, mix, rope, shaped, union, within, type Form, type V3 } from './form' // prettier-ignore
import type { Looks, Mood } from './looks'

/** The places of the parts of a face. The head's middle is the origin, and it looks along +z. */
export function measures({ eyes = {} }: Looks) {
  const r = 0.0305 * (eyes.size ?? 1)
  return { eye: [0.0425 * (eyes.apart ?? 1), 0.016, 0.0755] as V3, eyeRadius: r, mouthY: -0.077 }
}

const everywhere = new Box3(new Vector3(-0.4, -0.4, -0.4), new Vector3(0.4, 0.4, 0.4))

/** The skull with jaw and cheeks, without eyes, nose, mouth and ears. */
export function skull({ jaw = 1, chin = 1, cheeks = 1, ridge = 0.5 }: Looks): Form {
  return union(
    0.05,
    egg([0, 0.044, -0.012], [0.106, 0.112, 0.12]),
    egg([0, -0.036, 0.016], [0.079 * mix(1, jaw, 0.6), 0.093, 0.086]),
    both(ball([0.046 * jaw, -0.068, 0.014], 0.031 * jaw)),
    ball([0, -0.112, 0.058], 0.028 * chin),
    both(ball([0.05, -0.03, 0.07], 0.03 * cheeks)),
    both(bone([0.018, 0.054, 0.09], [0.056, 0.056, 0.074], 0.02 + 0.004 * ridge)),
  )
}

function nose({ nose: { width = 1, length = 1, bridge = 1 } = {} }: Looks): Form {
  const tip = -0.034 * length
  return cut(
    union(
      0.016,
      bone([0, 0.03, 0.098 + 0.004 * bridge], [0, tip + 0.01, 0.118 + 0.006 * length], 0.009 * bridge, 0.012 * mix(1, width, 0.6)), // prettier-ignore
      ball([0, tip, 0.1215 + 0.0065 * length], 0.0148 * mix(1, width, 0.7)),
      both(ball([0.0148 * width, tip - 0.004, 0.11 + 0.004 * length], 0.0092)),
    ),
    both(egg([0.0078 * width, tip - 0.0155, 0.118 + 0.005 * length], [0.0036, 0.0042, 0.0036])),
    0.006,
  )
}

function ear(): Form {
  const shell = egg([0.108, -0.004, -0.014], [0.0125, 0.034, 0.0215])
  const rim = rope([[0.109, -0.03, -0.004], [0.117, -0.018, -0.027], [0.12, 0.008, -0.034], [0.116, 0.028, -0.022], [0.11, 0.022, 0]], () => 0.0048) // prettier-ignore
  return union(0.006, cut(shell, egg([0.1195, 0, -0.012], [0.008, 0.02, 0.012]), 0.006), rim)
}

/**
 * The upper and the lower lid: parts of a sphere a little larger than the eye, cut by planes
 * through its middle.
 */
export function lids(looks: Looks, mood: Mood): Form {
  const { eye, eyeRadius } = measures(looks)
  const tilt = looks.eyes?.tilt ?? 0.08
  const fold = looks.eyes?.fold ?? 0
  const up = mix(-0.35, 0.76, mood.eyes) + mood.brows * 0.08 - fold * 0.06
  const down = mix(-0.3, -0.6, mood.eyes) + mood.smile * 0.13
  const lid = (angle: number, side: number, radius: number) =>
    within(ball(eye, radius), below(eye, [tilt * side * (side > 0 ? 1 : 0.4), -side * Math.cos(angle), side * Math.sin(angle)], everywhere), 0.0025) // prettier-ignore
  const upper = lid(up, 1, eyeRadius + 0.0042 + fold * 0.0018)
  return both(union(0.001, upper, lid(down, -1, eyeRadius + 0.0032)))
}

/** The line between the lips, on the face, from one corner of the mouth to the other. */
export function lipLine(base: Form, looks: Looks, mood: Mood) {
  const half = 0.0325 + 0.0095 * mood.smile + 0.003 * mood.open
  const y = measures(looks).mouthY
  return (t: number, lift = 0, out = 0): V3 => {
    const x = t * half
    const up = y + (0.0155 * mood.smile + 0.004 * mood.open) * t * t - 0.002 * mood.smile + lift
    return [x, up, frontOf(base, x, up) + out]
  }
}

const STOPS = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1]

export function mouth(base: Form, looks: Looks, mood: Mood) {
  const full = looks.fullLips ?? 1
  const line = lipLine(base, looks, mood)
  const gape = 0.0145 * mood.open
  const bow = (t: number) => 1 - t * t
  const taper = (along: number) => clamp(1 - Math.abs(along * 2 - 1) ** 3, 0.25)
  const upper = rope(STOPS.map((t) => line(t, 0.0035 * full * bow(t) + gape * 0.35 * bow(t) + (t === 0 ? -0.001 : 0), -0.0026)), (a) => 0.0046 * full * taper(a)) // prettier-ignore
  const lower = rope(STOPS.map((t) => line(t, (-0.0062 * full - gape * 1.15) * bow(t), -0.0028)), (a) => 0.006 * full * taper(a)) // prettier-ignore
  const gap =
    mood.open > 0.05
      ? rope(STOPS.map((t) => line(t * 0.94, -gape * 0.36 * bow(t), -0.004)), (a) => Math.max(0.0012, gape * 0.82 * clamp(1 - (a * 2 - 1) ** 2, 0.02)), 0.001) // prettier-ignore
      : rope(
          STOPS.map((t) => line(t * 0.97, 0.0002, 0.0035)),
          () => 0.0011,
          0.001,
        )
  return { lips: union(0.002, upper, lower), gap, line }
}

/** The folds of a smile and of age. */
function folds(base: Form, looks: Looks, mood: Mood): Form {
  const { age = 0 } = looks
  const on = (x: number, y: number, out = 0.0035): V3 => [x, y, frontOf(base, x, y) + out]
  const laugh = rope([on(0.024, -0.036), on(0.037, -0.053), on(0.0445, -0.07 + mood.smile * 0.004), on(0.046, -0.083)], () => 0.0024 + 0.0016 * age) // prettier-ignore
  const lines: Form[] = [both(laugh)]
  if (age > 0.4) {
    lines.push(both(rope([on(0.03, -0.014), on(0.045, -0.019), on(0.06, -0.013)], () => 0.0032)))
    for (const [y, w] of [[0.083, 0.036], [0.095, 0.028]] as const) lines.push(rope([on(-w, y, 0.003), on(0, y + 0.003, 0.003), on(w, y, 0.003)], () => 0.0034)) // prettier-ignore
  }
  return union(0.002, ...lines)
}

/**
 * The skin of the whole head. The neck reaches down to `neckBase`, a point in the head's own
 * coordinates.
 */
export function faceForm(looks: Looks, mood: Mood, neckBase: V3, neckWidth = 1) {
  const { eye, eyeRadius } = measures(looks)
  const bare = skull(looks)
  const neck = bone([0, -0.06, -0.03], neckBase, 0.046 * neckWidth, 0.053 * neckWidth)
  const puff = both(ball([0.05 + mood.smile * 0.003, -0.03 + mood.smile * 0.007, 0.074], 0.02 + 0.006 * mood.smile)) // prettier-ignore
  const flesh = union(0.03, bare, puff)
  const withFolds = cut(flesh, folds(flesh, looks, mood), 0.008)
  const { lips, gap, line } = mouth(flesh, looks, mood)
  const sockets = both(egg(eye, [eyeRadius * 1.12, eyeRadius * 0.98, eyeRadius * 1.05]))
  const withSockets = cut(union(0.022, withFolds, nose(looks)), sockets, 0.012)
  const head = union(0.007, withSockets, lids(looks, mood))
  const spoken = cut(union(0.004, head, lips), gap, 0.0015)
  const whole = union(0.012, union(0.04, spoken, neck), both(ear()))
  const form = shaped(whole, (x, y, z) => 0.00025 * noise1(x * 900 + y * 700, 3) * noise1(z * 800 - y * 500, 5), 0.0004) // prettier-ignore
  return { form, flesh, lips, gap, line }
}
