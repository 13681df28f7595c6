import { fbm2, noise1, noise2 } from '../noise'
import { ball, bone, both, clamp, cut, egg, mix, ring, rise, rope, shaped, union, within, type Form, type V3 } from './form' // prettier-ignore

export type Hairstyle = 'crop' | 'quiff' | 'side' | 'bob' | 'long' | 'curls' | 'afro' | 'bun' | 'braids' | 'fringe' // prettier-ignore

/** The upper part of the skull, made thicker by `thick`, with a hairline around the face. */
function scalp(thick: number, { low = 0, line = 0, nape = -0.075 } = {}): Form {
  const cap = union(0.04, egg([0, 0.047, -0.014], [0.107 + thick, 0.113 + thick, 0.121 + thick]), egg([0, -0.02, -0.045], [0.088 + thick, 0.07, 0.075 + thick])) // prettier-ignore
  const face = union(0.03, egg([0, -0.035 - line, 0.135], [0.118, 0.13, 0.13]), both(egg([0.1, -0.05 + low, 0.02], [0.05, 0.055 + low, 0.06]))) // prettier-ignore
  const under = egg([0, nape - 0.1, -0.02], [0.2, 0.1, 0.2])
  return cut(cut(cap, face, 0.014), under, 0.02)
}

/** Adds the furrows of combed hair. `along` is constant along each strand. */
const combed = (
  form: Form,
  along: (x: number, y: number, z: number) => number,
  deep = 0.0022,
  fine = 1,
) =>
  // prettier-ignore
  shaped(
    form,
    (x, y, z) => {
      const a = along(x, y, z) * fine
      const warp = 0.6 * noise2(x * 18 + 3, y * 18 + z * 15, 3)
      const s = 0.5 * Math.sin(a * 290 + warp * 4) + 0.32 * Math.sin(a * 690 + warp * 7) + 0.7 * noise1(a * 60, 9) // prettier-ignore
      return deep * s
    },
    deep * 1.5,
  )

const lock = (points: readonly V3[], wide: number, tip = 0.3) =>
  rope(points, (t) => wide * (0.6 + 0.4 * Math.sin(Math.PI * clamp(t * 0.9 + 0.1))) * mix(1, tip, rise(0.55, 1, t)), 0.012) // prettier-ignore

function crop(): Form {
  return shaped(
    scalp(0.007, { low: -0.012 }),
    (x, y, z) => 0.0016 * noise2(x * 330, y * 330 + z * 290, 4) - 0.006 * rise(0.02, 0.11, y),
    0.009,
  )
}

function quiff(): Form {
  const sides = scalp(0.006, { low: -0.01 })
  const locks = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const x = mix(0.072, -0.066, t)
    const high = 0.022 * Math.sin(Math.PI * clamp(0.15 + t * 0.8)) + 0.006 * noise1(i * 2.3, 5)
    return lock([[x * 0.9, 0.105, 0.082], [x * 1.02 - 0.006, 0.142 + high, 0.088], [x - 0.018, 0.166 + high, 0.045], [x * 0.9 - 0.02, 0.162, -0.03], [x * 0.7, 0.12, -0.1]], 0.026, 0.5) // prettier-ignore
  })
  const top = combed(union(0.02, ...locks), (x, _y, z) => x * 1.1 + z * 0.12, 0.0024)
  return union(0.014, sides, top)
}

/** Hair that is parted on one side and combed over. */
function side(): Form {
  const base = scalp(0.014, { low: -0.01 })
  const locks = Array.from({ length: 10 }, (_, i) => {
    const z = mix(0.082, -0.085, i / 9)
    const y = 0.118 + 0.03 * Math.sin(Math.PI * (0.25 + 0.6 * (i / 9)))
    return lock([[0.066, y - 0.006, z * 0.92], [0.02, y + 0.026 - i * 0.001, z + 0.006], [-0.05, y + 0.02, z + 0.006], [-0.1, y - 0.045, z * 0.9], [-0.11, y - 0.08, z * 0.8 - 0.01]], 0.024, 0.6) // prettier-ignore
  })
  const top = combed(union(0.016, ...locks), (x, y, z) => z + (x + y) * 0.08, 0.0022)
  return union(
    0.01,
    combed(base, (x, y, z) => Math.atan2(x, z) * 0.1 + y * 0.05, 0.0012),
    top,
  )
}

function bob(): Form {
  const cap = scalp(0.012, { line: -0.004, nape: -0.13 })
  const curtain = both(
    union(
      0.02,
      ...Array.from({ length: 7 }, (_, i) => {
        const a = mix(0.95, 2.7, i / 6)
        const [x, z] = [Math.sin(a) * 0.113, Math.cos(a) * 0.116 - 0.02]
        return lock([[x * 0.6, 0.13, z * 0.6], [x * 1.02, 0.06, z * 1.02], [x * 1.06, -0.03, z * 1.05], [x * 1.07, -0.085, z * 1.05], [x * 0.92, -0.125, z * 0.96 + 0.01]], 0.021, 0.7) // prettier-ignore
      }),
    ),
  )
  const swept = (to: -1 | 1, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1)
      const [x, y, z] = [mix(0.05, 0.106, t) * to, mix(0.082, 0.0, t), mix(0.1, 0.045, t)]
      return lock([[0.036, 0.158, 0.03 - t * 0.05], [mix(0.036, x, 0.4), 0.15 - 0.01 * t, mix(0.075, 0.05, t)], [mix(0.03, x, 0.86), mix(0.128, 0.09, t), z * 0.98 + 0.006], [x, y, z], [x * 1.05, y - 0.07, z * 0.86]], 0.015, 0.4) // prettier-ignore
    })
  const fringe = union(0.012, ...swept(-1, 7), ...swept(1, 4))
  const all = union(0.014, cap, curtain, fringe)
  return combed(all, (x, y, z) => Math.atan2(x, z + 0.01) * 0.12 + 0.03 * y * x, 0.002)
}

/** Wavy hair over the shoulders, `long` meters below the chin. */
function long(): Form {
  const cap = scalp(0.015, { line: 0.004, nape: -0.14 })
  const falls = both(
    union(
      0.016,
      ...Array.from({ length: 9 }, (_, i) => {
        const a = mix(0.78, 2.95, i / 8)
        const wave = (k: number) => 0.014 * Math.sin(k * 2.1 + i * 1.3)
        const [x, z] = [Math.sin(a) * 0.117, Math.cos(a) * 0.112 - 0.022]
        return lock([[x * 0.35, 0.152, z * 0.5], [x * 1.02, 0.085, z * 1.0], [x * 1.13 + wave(1), 0.0, z * 1.1], [x * 1.12 + wave(2), -0.09, z * 1.1 + wave(3)], [x * 1.22 + wave(3), -0.17, z * 1.05 + 0.01], [x * 1.05 + wave(4), -0.235, z + 0.022]], 0.033, 0.35) // prettier-ignore
      }),
    ),
  )
  return combed(union(0.012, cap, falls), (x, y, z) => Math.atan2(x, z + 0.01) * 0.12 + 0.012 * Math.sin(y * 28), 0.0026) // prettier-ignore
}

function blobs(
  count: number,
  radius: number,
  size: number,
  keep: (x: number, y: number, z: number) => boolean,
  low = -0.4,
) {
  // prettier-ignore
  const forms: Form[] = []
  for (let i = 0; i < count; i++) {
    const up = 1 - (i / count) * (1 - low)
    const around = i * 2.39996
    const flat = Math.sqrt(Math.max(0, 1 - up * up))
    const [x, z] = [Math.cos(around) * flat, Math.sin(around) * flat]
    const at: V3 = [x * radius, 0.045 + up * radius * 1.04, z * radius * 1.08 - 0.016]
    if (!keep(...at)) continue
    forms.push(ball(at, size * (1 + 0.35 * noise1(i * 1.7, 3))))
  }
  return union(0.008, ...forms)
}

const offFace = (x: number, y: number, z: number) =>
  ((x / 0.115) ** 2 + ((y + 0.03) / 0.132) ** 2 + ((z - 0.12) / 0.12) ** 2) > 1 && !(Math.abs(x) > 0.07 && y < 0.01 && z > -0.02) // prettier-ignore

function curls(): Form {
  const all = union(0.012, scalp(0.006, { low: -0.01 }), blobs(190, 0.131, 0.02, offFace, -0.5), blobs(60, 0.146, 0.018, (x, y, z) => offFace(x, y, z) && y > 0.07, -0.1)) // prettier-ignore
  return shaped(all, (x, y, z) => 0.0022 * Math.sin(x * 260 + 4 * noise2(y * 30, z * 30, 2)) * Math.sin(y * 250 + 3 * noise1(z * 40, 8)), 0.0024) // prettier-ignore
}

function afro(): Form {
  const shape = union(0.03, scalp(0.012), cut(egg([0, 0.075, -0.028], [0.185, 0.165, 0.17]), egg([0, -0.045, 0.15], [0.125, 0.15, 0.15]), 0.025)) // prettier-ignore
  return shaped(
    shape,
    (x, y, z) => 0.006 * fbm2(x * 55 + z * 30, y * 55 - z * 42, 3, 3) + 0.0022 * noise2(x * 260 + z * 190, y * 260, 6) * 1.2, // prettier-ignore
    0.009,
  )
}

function bun(): Form {
  const pulled = combed(scalp(0.011, { line: 0.0 }), (x, y, z) => Math.atan2(x, y + 0.02 + z * 0.35) * 0.13, 0.0022) // prettier-ignore
  const knot = shaped(egg([0, 0.168, -0.075], [0.058, 0.05, 0.056]), (x, y, z) => 0.004 * Math.sin(Math.atan2(y - 0.168, z + 0.075) * 7 + x * 90) + 0.001 * Math.sin(x * 700), 0.005) // prettier-ignore
  const strays = both(lock([[0.086, 0.075, 0.068], [0.099, 0.03, 0.07], [0.1, -0.02, 0.062], [0.094, -0.058, 0.06]], 0.006, 0.3)) // prettier-ignore
  return union(0.008, pulled, knot, strays)
}

/** Cornrows that run backwards and end in three long braids, which fly as in a run. */
function braids(): Form {
  const rows = shaped(scalp(0.007, { low: -0.012 }), (x, y, z) => -0.0042 * (1 - Math.abs(Math.sin(Math.atan2(x, y + 0.03 + z * 0.2) * 7.5))) - 0.0012 * Math.sin(z * 330 + y * 200), 0.005) // prettier-ignore
  const tails = [-1, 0, 1].map((k) =>
    shaped(
      rope([[k * 0.02, 0.112, -0.118], [k * 0.03, 0.128 + k * 0.008, -0.18], [k * 0.045 + 0.01, 0.095 + k * 0.03, -0.255], [k * 0.06 + 0.02, 0.065 + k * 0.03, -0.33], [k * 0.075 + 0.03, 0.085 + k * 0.045, -0.4]], (t) => 0.0165 * (1 - 0.5 * t), 0.004), // prettier-ignore
      (_x, y, z) => 0.0035 * Math.sin(z * 190 + y * 60 + k),
      0.004,
    ),
  )
  const tie = ring([0, 0, 0], 0.02, 0.008)
  return union(0.006, rows, ...tails, { at: (x, y, z) => tie.at(x, z + 0.14, y - 0.112), box: ball([0, 0.112, -0.14], 0.04).box }) // prettier-ignore
}

/** Hair that is short at the back, with a thick fringe to one side. */
function fringe(): Form {
  const base = scalp(0.012, { low: -0.006 })
  const locks = Array.from({ length: 11 }, (_, i) => {
    const x = mix(-0.085, 0.08, i / 10)
    return lock([[x * 0.5 - 0.02, 0.15, -0.06], [x * 0.75 - 0.02, 0.17 + 0.004 * noise1(i, 3), 0.01], [x * 0.95, 0.148, 0.078], [x * 1.08 + 0.012, 0.106 - 0.008 * Math.abs(noise1(i * 1.9, 6)), 0.112 - Math.abs(x) * 0.4]], 0.023, 0.35) // prettier-ignore
  })
  return combed(union(0.008, base, ...locks), (x, y, z) => x + 0.1 * z + 0.02 * y, 0.0024)
}

const STYLES: Record<Hairstyle, () => Form> = { crop, quiff, side, bob, long, curls, afro, bun, braids, fringe } // prettier-ignore

export const hairForm = (style: Hairstyle): Form => STYLES[style]()

export type Beard = 'full' | 'goatee' | 'moustache'

/** A beard over chin and jaw. `flesh` is the face on which it grows. */
export function beardForm(kind: Beard, flesh: Form): Form {
  const on = (x: number, y: number, out = 0): V3 => {
    let z = 0.2
    while (z > -0.1 && flesh.at(x, y, z) > 0.0005) z -= Math.max(0.001, flesh.at(x, y, z) * 0.8)
    return [x, y, z + out]
  }
  const lip = both(rope([on(0.003, -0.0605, 0.003), on(0.018, -0.0615, 0.003), on(0.034, -0.071, 0.001), on(0.04, -0.086, 0)], (t) => 0.0072 * (1 - 0.35 * t))) // prettier-ignore
  if (kind === 'moustache') return combed(lip, (x, y) => y + x * 0.3, 0.0014, 2)
  const chin = union(0.02, egg([0, -0.118, 0.062], [0.04, 0.026, 0.034]), egg([0, -0.099, 0.092], [0.012, 0.008, 0.01])) // prettier-ignore
  if (kind === 'goatee') return combed(union(0.01, lip, both(bone(on(0.038, -0.088), on(0.03, -0.108), 0.007, 0.01)), chin), (x) => x, 0.0016, 2) // prettier-ignore
  const thick = shaped(flesh, (x, y) => -mix(0.004, 0.017, rise(-0.03, -0.12, y)) * mix(1, 0.5, rise(0.06, 0.1, Math.abs(x))), 0.018) // prettier-ignore
  const cheek: Form = {
    at: (x, y, z) => {
      const a = Math.abs(x)
      const top = a > 0.085 ? 0.02 : a > 0.05 ? mix(-0.052, 0.02, rise(0.05, 0.088, a)) : mix(-0.049, -0.055, rise(0.02, 0.05, a)) // prettier-ignore
      const mouth = 0.017 - Math.hypot(a * 0.5, (y + 0.079) * 1.15) - 0.004 * rise(0.02, 0.04, a)
      return Math.max(y - top, mouth, 0.002 - z - 0.45 * Math.min(0, y + 0.02)) * 0.75
    },
    box: thick.box,
  }
  const fur = within(thick, cheek, 0.012)
  return combed(union(0.012, fur, lip), (x, y) => x + 0.15 * y * Math.sign(x), 0.0011, 2.2)
}
