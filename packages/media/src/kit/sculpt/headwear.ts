import { Group, TorusGeometry, type ColorRepresentation, type Material } from 'three' // prettier-ignore
import { noise1, noise2 } from '../noise'
import { solid } from '../shapes'
import { measures } from './face'
import type { Figure } from './figure'
import { ball, bone, both, cut, egg, mix, ring, rise, rope, shaped, union, type Form, type V3 } from './form' // prettier-ignore
import { clothMaterial, hardMaterial } from './materials'
import type { Looks } from './looks'
import { skinOf } from './skin'

/** Glasses without lenses, because reflections of the lamps would hide the eyes. */
export function glasses(
  looks: Looks,
  color: ColorRepresentation,
  {
    shape = 'round',
    size = 1,
    thick = 1,
  }: { shape?: 'round' | 'square'; size?: number; thick?: number } = {},
) {
  // prettier-ignore
  const { eye } = measures(looks)
  const all = new Group()
  const frame = hardMaterial(color, 0.22)
  const r = 0.031 * size
  for (const side of [-1, 1]) {
    const rim = new Group()
    rim.position.set(side * eye[0] * 1.06, eye[1] - 0.002, eye[2] + 0.047)
    rim.rotation.set(-0.06, side * 0.2, 0)
    if (shape === 'round') rim.add(solid(new TorusGeometry(r, 0.0021 * thick, 12, 56), frame))
    else {
      const [w, h, k]: [number, number, number] = [r * 1.08, r * 0.82, r * 0.42]
      const corner = (x: number, y: number): V3 => [x, y, 0]
      const loop = [corner(-w + k, h), corner(w - k, h), corner(w, h - k), corner(w * 0.94, -h + k), corner(w - k, -h), corner(-w + k, -h), corner(-w * 0.94, -h + k), corner(-w, h - k)] // prettier-ignore
      const form = union(0.002, ...loop.map((point, i) => bone(point, loop[(i + 1) % loop.length] ?? point, 0.0026 * thick))) // prettier-ignore
      rim.add(solid(skinOf(form, 0.0014), frame))
    }
    const temple = rope([[side * (eye[0] * 1.06 + r * 0.98), eye[1] + 0.006, eye[2] + 0.04], [side * 0.107, eye[1] + 0.008, 0.05], [side * 0.1135, 0.018, -0.01], [side * 0.113, -0.004, -0.034]], () => 0.0023 * thick) // prettier-ignore
    all.add(rim, solid(skinOf(temple, 0.0016), frame))
  }
  const bridge = rope([[-0.0155, eye[1] + 0.004, eye[2] + 0.051], [0, eye[1] + 0.01, eye[2] + 0.054], [0.0155, eye[1] + 0.004, eye[2] + 0.051]], () => 0.0022 * thick) // prettier-ignore
  all.add(solid(skinOf(bridge, 0.0014), frame))
  return all
}

/** Closed headphones on the ears, or around the neck. */
export function headphones(
  shellPaint: Material,
  padPaint: Material,
  trim: Material,
  { wide = 0.124, tall = 0.186 } = {},
) {
  // prettier-ignore
  const root = new Group()
  const band = rope(Array.from({ length: 9 }, (_, i) => {
    const a = mix(-1.5, 1.5, i / 8)
    return [Math.sin(a) * wide * 1.05, Math.cos(a) * tall * 0.985, -0.012] as V3
  }), () => 0.0075) // prettier-ignore
  const flat: Form = { at: (x, y, z) => band.at(x, y, -0.012 + (z + 0.012) * 0.55), box: band.box.clone().expandByScalar(0.012) } // prettier-ignore
  root.add(solid(skinOf(flat, 0.0028), shellPaint))
  for (const side of [-1, 1]) {
    const cup = union(0.01, egg([side * (wide + 0.018), -0.006, -0.012], [0.019, 0.044, 0.037]), egg([side * (wide + 0.03), -0.006, -0.012], [0.01, 0.03, 0.026])) // prettier-ignore
    root.add(solid(skinOf(cup, 0.0026), shellPaint))
    const pad = placedRing(side * (wide + 0.001))
    root.add(solid(skinOf(pad, 0.0028), padPaint))
    root.add(solid(skinOf(rope([[side * (wide + 0.026), 0.03, -0.012], [side * (wide + 0.022), 0.07, -0.012]], () => 0.0042), 0.002), trim)) // prettier-ignore
    const disc = solid(new TorusGeometry(0.018, 0.0015, 8, 40), trim, [side * (wide + 0.0388), -0.006, -0.012]) // prettier-ignore
    disc.rotation.y = Math.PI / 2
    root.add(disc)
  }
  return root
}

const placedRing = (x: number): Form => {
  const flat = ring([0, 0, 0], 0.03, 0.0125)
  return { at: (a, b, c) => flat.at((b + 0.006) / 1.15, a - x, c + 0.012), box: ball([x, -0.006, -0.012], 0.052).box } // prettier-ignore
}

/** A scarf around head, neck and chest, with folds that run along its edge. */
export function wearHeadscarf(
  figure: Figure,
  color: ColorRepresentation,
  under?: ColorRepresentation,
) {
  // prettier-ignore
  const opening = egg([0, -0.022, 0.12], [0.083, 0.122, 0.13])
  const hood = union(0.05, egg([0, 0.048, -0.02], [0.127, 0.128, 0.138]), egg([0, -0.03, -0.005], [0.124, 0.115, 0.11]), egg([0, -0.125, 0.01], [0.085, 0.06, 0.088])) // prettier-ignore
  const folded = shaped(
    cut(hood, opening, 0.016),
    (x, y, z) => {
      const around = Math.hypot(x / 0.083, (y + 0.022) / 0.122)
      const low = rise(-0.02, -0.12, y)
      return 0.0026 * Math.sin(around * 17 + 2.4 * noise2(x * 9, y * 9 + z * 8, 4)) * (0.5 + low) + 0.0016 * noise2(x * 30, y * 30 + z * 26, 8) // prettier-ignore
    },
    0.006,
  )
  const cloth = clothMaterial(color, { fuzz: 0.5, roughness: 0.8 })
  figure.headAt.add(solid(skinOf(folded, 0.0034), cloth))
  if (under) {
    const band = cut(cut(egg([0, 0.046, -0.012], [0.112, 0.12, 0.127]), egg([0, -0.03, 0.13], [0.078, 0.118, 0.14]), 0.004), egg([0, -0.09, 0], [0.3, 0.13, 0.3])) // prettier-ignore
    figure.headAt.add(solid(skinOf(band, 0.003), clothMaterial(under)))
  }
  drape(figure, cloth)
}

/** Cloth that is wrapped around the neck and falls over one side of the chest. */
function drape(figure: Figure, cloth: Material): void {
  const { inChest, s } = figure
  const loops = [
    rope([inChest([-0.1, -0.012, -0.06]), inChest([-0.118, -0.02, 0.03]), inChest([-0.05, -0.058, 0.098]), inChest([0.045, -0.05, 0.1]), inChest([0.118, -0.01, 0.03]), inChest([0.1, 0, -0.06])], () => 0.034, 0.02), // prettier-ignore
    rope([inChest([-0.085, 0.03, -0.05]), inChest([-0.095, 0.02, 0.03]), inChest([-0.02, -0.015, 0.088]), inChest([0.07, 0.015, 0.06]), inChest([0.09, 0.03, -0.05])], () => 0.032, 0.02), // prettier-ignore
    rope([inChest([-0.09, 0.02, -0.06]), inChest([0, 0.0, -0.1]), inChest([0.09, 0.02, -0.06])], () => 0.042, 0.02), // prettier-ignore
    rope([inChest([0.06, -0.02, 0.085]), inChest([0.085, -0.09, 0.118]), inChest([0.09, -0.2, 0.13]), inChest([0.082, -0.3, 0.128])], (t) => 0.03 + 0.016 * t, 0.02), // prettier-ignore
  ]
  const soft = shaped(
    union(0.03, ...loops),
    (x, y, z) => {
      const a = Math.atan2(x - s.throat[0], z - s.throat[2])
      const [up, hangs] = [y - s.throat[1], rise(-0.06, -0.1, y - s.throat[1])]
      const wound = Math.sin(up * 95 + Math.sin(a * 1.3 + 0.6) * 4 + 2 * noise1(a * 2.2, 5))
      const fallen = Math.sin(x * 190 + 2 * noise1(y * 9, 6))
      return 0.0026 * mix(wound, fallen, hangs) // prettier-ignore
    },
    0.006,
  )
  figure.wear(soft, cloth, 0.0042)
}

/** The white headcloth of the Gulf with its black cord. */
export function wearGhutra(figure: Figure, white: Material, cord: Material): void {
  const opening = union(0.03, egg([0, -0.05, 0.14], [0.098, 0.135, 0.14]), egg([0, -0.17, 0.1], [0.075, 0.1, 0.13])) // prettier-ignore
  const fall = both(rope([[0.09, 0.12, -0.01], [0.128, 0.03, -0.012], [0.142, -0.08, -0.002], [0.15, -0.19, 0.012], [0.152, -0.26, 0.03]], (t) => 0.036 + 0.014 * t, 0.02)) // prettier-ignore
  const behind = rope([[0, 0.12, -0.08], [0, 0, -0.125], [0, -0.14, -0.13], [0, -0.26, -0.13]], (t) => 0.06 + 0.03 * t, 0.03) // prettier-ignore
  const cloth = cut(union(0.05, egg([0, 0.05, -0.016], [0.119, 0.126, 0.133]), fall, behind), opening, 0.012) // prettier-ignore
  const folded = shaped(
    cloth,
    (x, y, z) => {
      const low = rise(0.1, -0.2, y)
      return 0.0045 * low * Math.sin(Math.atan2(Math.abs(x), z + 0.02) * 17 + 2 * noise1(y * 9, 3) + x * 20) + 0.0014 * noise2(x * 25, y * 22 + z * 24, 6) // prettier-ignore
    },
    0.007,
  )
  figure.headAt.add(solid(skinOf(folded, 0.0038), white))
  const cords = [0, 1].map((i) => {
    const one = ring([0, 0, 0], 0.118, 0.0085)
    const form: Form = { at: (x, y, z) => one.at(x * 1.02, y - (0.094 + i * 0.0165) + z * 0.16 + 0.002 * Math.sin(Math.atan2(x, z) * 44), (z + 0.016) * 0.94), box: ball([0, 0.1, -0.016], 0.15).box } // prettier-ignore
    return form
  })
  for (const form of cords) figure.headAt.add(solid(skinOf(form, 0.003), cord))
}

/** A site helmet: shell, rib and peak. */
export function helmet(paint: Material, band: Material): Group {
  const all = new Group()
  const dome = cut(egg([0, 0.066, -0.012], [0.133, 0.128, 0.148]), egg([0, -0.06, 0], [0.3, 0.124, 0.3])) // prettier-ignore
  const rib = cut(egg([0, 0.068, -0.012], [0.026, 0.136, 0.152]), egg([0, -0.05, 0], [0.3, 0.13, 0.3])) // prettier-ignore
  const peak = shaped(cut(egg([0, 0.066, 0.05], [0.125, 0.013, 0.148]), egg([0, 0.066, -0.06], [0.116, 0.1, 0.16])), (_x, _y, z) => 0 * z, 0.001) // prettier-ignore
  all.add(solid(skinOf(union(0.014, dome, rib, peak), 0.003), paint))
  const strap = ring([0, 0, 0], 0.112, 0.008)
  all.add(solid(skinOf({ at: (x, y, z) => strap.at(x, (y - 0.058) * 0.6, (z + 0.008) * 0.9), box: ball([0, 0.058, 0], 0.14).box }, 0.003), band)) // prettier-ignore
  return all
}

export function earrings(metal: Material, { long = 0.02 } = {}): Group {
  const all = new Group()
  for (const side of [-1, 1]) {
    const hoop = solid(new TorusGeometry(long * 0.6, 0.0022, 10, 36), metal, [side * 0.116, -0.042 - long * 0.55, -0.008]) // prettier-ignore
    hoop.rotation.y = Math.PI / 2 - side * 0.4
    all.add(hoop)
  }
  return all
}
