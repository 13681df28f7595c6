import { Color, Group, type ColorRepresentation, type Texture } from 'three'
import type { Kit } from '../engine/take'
import type { Random } from '../lib/random'
import { bevelled, solid } from './shapes'
import { drawnTexture } from './textures'

export interface TowerPaint {
  wall: ColorRepresentation
  flat: ColorRepresentation
  /** The share of windows that are lit. */
  lit: number
  /** Colours of the lit windows. */
  lights: readonly string[]
  glow: number
  windows?: readonly [columns: number, rows: number]
}

function windows(
  random: Random,
  { lit, lights, windows: [columns, rows] = [12, 24] }: TowerPaint,
): Texture {
  // prettier-ignore
  return drawnTexture(
    random,
    (pen, r, size) => {
      pen.fillStyle = '#000'
      pen.fillRect(0, 0, size, size)
      const [w, h] = [size / columns, size / rows]
      for (let row = 0; row < rows; row++) {
        // The floors differ, because on some most windows are lit and on others few.
        const floor = r.next() < 0.18 ? 1.9 : r.range(0.2, 1.3)
        for (let column = 0; column < columns; column++) {
          if (r.next() > lit * floor) continue
          pen.globalAlpha = r.range(0.35, 1)
          pen.fillStyle = r.pick(lights as [string, ...string[]])
          pen.fillRect(column * w + w * 0.2, row * h + h * 0.28, w * 0.6, h * 0.46)
        }
      }
      pen.globalAlpha = 1
    },
    { size: 512 },
  )
}

/**
 * Creates a function that builds towers of one kind: stacked and stepped, with beveled edges and
 * lit windows.
 */
export function towers(kit: Kit, name: string, paint: TowerPaint) {
  const random = kit.random(name)
  const skins = [0, 1, 2].map(() => {
    const emissiveMap = windows(random, paint)
    return kit.material({
      color: paint.wall,
      ...{
        flat: paint.flat,
        roughness: 0.5,
        metalness: 0.1,
        reflect: 0.5,
        group: 'set',
        line: 0.8,
      },
      ...{ emissive: new Color(1, 1, 1), emissiveMap, glow: Math.min(1, paint.glow) },
    })
  })
  for (const skin of skins) skin.emissiveIntensity = paint.glow
  const crown = kit.material({ color: paint.wall, flat: paint.flat, roughness: 0.6 })

  /** Builds a tower of `width` by `depth` meters that is `height` meters tall. */
  function tower(width: number, height: number, depth = width): Group {
    const group = new Group()
    const skin = random.pick(skins as [(typeof skins)[number], ...typeof skins])
    let [w, d, y] = [width, depth, 0]
    const parts =
      random.next() < 0.45 ? [1] : random.next() < 0.5 ? [0.68, 0.32] : [0.55, 0.3, 0.15]
    for (const part of parts) {
      const h = height * part
      group.add(solid(bevelled(w, h, d, Math.min(w, d) * 0.04), skin, [0, y + h / 2, 0]))
      y += h
      w *= random.range(0.68, 0.86)
      d *= random.range(0.68, 0.86)
    }
    group.add(solid(bevelled(w * 0.8, height * 0.02, d * 0.8, w * 0.03), crown, [0, y + height * 0.01, 0])) // prettier-ignore
    if (random.next() < 0.4) group.add(solid(bevelled(width * 0.03, height * 0.16, width * 0.03), crown, [0, y + height * 0.08, 0])) // prettier-ignore
    return group
  }
  return { tower, skins }
}
