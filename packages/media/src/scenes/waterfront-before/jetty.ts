import { BoxGeometry, CylinderGeometry, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { berthed } from '../../kit/boats'
import { many, type Spot } from '../../kit/many'
import { noise1 } from '../../kit/noise'
import { natural, shore } from '../waterfront/plan'

const X = -20
const LENGTH = 44

/**
 * An old jetty that sags. Its planks are gray and some are missing, and a sloop is moored at its
 * end.
 */
export function jetty(kit: Kit) {
  const random = kit.random('jetty')
  const from = shore(X) - 5
  const sag = (along: number) => 1.35 + 0.22 * noise1(along * 0.13, 3) - along * 0.008
  const lean = (along: number) => X + 1.5 * Math.sin(along * 0.06) + along * 0.08
  const [planks, piles]: [Spot[], Spot[]] = [[], []]
  for (let along = 0; along < LENGTH; along += 0.42) {
    const isGone = random.next() < 0.07 || (along > 30.5 && along < 32.4)
    if (isGone) continue
    planks.push({ at: new Vector3(lean(along) + random.range(-0.12, 0.12), sag(along), from + along), turn: random.range(-0.07, 0.07), tint: random.range(0.75, 1.2) }) // prettier-ignore
  }
  for (let along = 1; along <= LENGTH; along += 4.2) {
    for (const side of [-1, 1]) {
      const tall = random.range(3.4, 4.6)
      piles.push({ at: new Vector3(lean(along) + side * 1.15 + random.range(-0.1, 0.1), sag(along) - 1.4 + (tall - 3.4) * 0.5, from + along), turn: along, size: new Vector3(1, tall / 3.4, 1) }) // prettier-ignore
    }
  }
  // Piles that are left of a part that is gone.
  for (const [x, along] of [[1.2, 49], [-1, 50], [1.6, 54], [-0.4, 58]] as const) piles.push({ at: new Vector3(lean(along) + x, -0.2, from + along), turn: 1 }) // prettier-ignore
  const grey = kit.material({ color: '#9a8b78', roughness: 0.95, flat: '#bda98e', line: 0.6 })
  const dark = kit.material({ color: '#5b4d40', roughness: 0.95, flat: '#86705c', line: 0.7 })
  many(kit, new BoxGeometry(2.5, 0.09, 0.34), grey, planks)
  many(kit, new CylinderGeometry(0.13, 0.17, 3.4, 7), dark, piles)
  for (const side of [-0.9, 0.9]) {
    const beams = Array.from({ length: 10 }, (_, i) => {
      const along = i * 4.4 + 2
      return { at: new Vector3(lean(along) + side, sag(along) - 0.16, from + along) }
    })
    many(kit, new BoxGeometry(0.16, 0.2, 4.5), dark, beams)
  }
  const paint = { white: '#d8cdb8', dark: '#6b665c', wood: '#8d6f52' }
  const afloat = berthed(kit, 'sloop', [{ at: new Vector3(lean(34) + 3.6, 0, from + 36), turn: -1.45, size: 0.62 }], paint) // prettier-ignore
  // A hull that somebody has pulled up the beach and left there.
  const onSand = new Vector3(4, natural(4, shore(4) - 6) + 0.25, shore(4) - 6)
  many(kit, new CylinderGeometry(0.9, 0.5, 5, 10, 1, true, 0, Math.PI), grey, [{ at: onSand, turn: 0.4 }]) // prettier-ignore
  return afloat
}
