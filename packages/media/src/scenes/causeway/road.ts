import { Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import type { mirror } from '../../kit/mirror'
import { drawnAlong, solid } from '../../kit/shapes'
import { asphalt, concrete, drawnTexture } from '../../kit/textures'

export const HALF_WIDTH = 5.6

/**
 * The x position of the middle of the road. It leads to -z, in a long bend to the right and back.
 */
export const bend = (z: number) =>
  9 * Math.sin((z + 30) / 120) * Math.min(1, Math.max(0, -z - 10) / 90)

export function onRoad(z: number, across = 0, up = 0): Vector3 {
  const side = Math.atan(bend(z - 0.5) - bend(z + 0.5))
  return new Vector3(bend(z) + across * Math.cos(side), up, z + across * Math.sin(side))
}

export const headingAt = (z: number) => Math.atan2(bend(z - 1) - bend(z + 1), 2)

/** Asphalt, lines, kerbs and parapets of the causeway. */
export function buildRoad(kit: Kit, wet: ReturnType<typeof mirror>): void {
  const line = Array.from({ length: 240 }, (_, i) => onRoad(40 - i * 3))
  const grain = drawnTexture(kit.random('asphalt'), asphalt, { isData: true })
  grain.repeat.set(4, 0.25)
  const surface = wet.wet(
    kit.material({ color: '#26282d', roughness: 0.62, roughnessMap: grain, bumpMap: grain, bump: 1.2, reflect: 0.25, flat: '#4a5068', clay: '#8d8983' }), // prettier-ignore
    { amount: 0.92, blur: [0.012, 0.1], puddles: 3.4 },
  )
  const deck = solid(
    drawnAlong(
      [
        [-HALF_WIDTH, 0],
        [HALF_WIDTH, 0],
      ],
      line,
    ),
    surface,
  )
  deck.castShadow = false
  deck.name = 'deck'
  kit.add(deck)
  wet.hide(deck)

  const white = wet.wet(kit.material({ color: '#b9b6aa', roughness: 0.6, reflect: 0.2, flat: '#e9e2cf', line: 0.6, clay: '#d8d3c8' }), { amount: 0.5, blur: [0.012, 0.1] }) // prettier-ignore
  const strip = (from: number, to: number, across: number, width: number) => {
    const count = Math.max(2, Math.ceil((from - to) / 3) + 1)
    const along = Array.from({ length: count }, (_, i) =>
      onRoad(from - ((from - to) * i) / (count - 1)),
    )
    const mark = solid(
      drawnAlong(
        [
          [across - width, 0.006],
          [across + width, 0.006],
        ],
        along,
      ),
      white,
    )
    mark.castShadow = false
    kit.add(mark)
    wet.hide(mark)
  }
  for (const side of [-1, 1]) strip(36, -560, side * (HALF_WIDTH - 0.55), 0.07)
  for (let z = 30; z > -330; z -= 9) strip(z, z - 3.6, 0, 0.075)

  const cast = drawnTexture(kit.random('concrete'), concrete, { isData: true })
  cast.repeat.set(1, 0.4)
  const stone = kit.material({ color: '#5d5a58', roughness: 0.8, bumpMap: cast, bump: 2, roughnessMap: cast, flat: '#8d86a0' }) // prettier-ignore
  const steel = kit.material({ color: '#5d636b', metalness: 0.8, roughness: 0.35, flat: '#5c6078', line: 0.7 }) // prettier-ignore
  const wall: [number, number][] = [[-0.24, -1.6], [-0.24, 0.02], [-0.1, 0.3], [-0.08, 0.58], [-0.03, 0.62], [0.09, 0.62], [0.13, 0.58], [0.15, -1.6]] // prettier-ignore
  const rail: [number, number][] = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2
    return [Math.cos(angle) * -0.045, 0.86 + Math.sin(angle) * 0.045]
  })
  for (const side of [-1, 1]) {
    const edge = line.map((_, i) => onRoad(40 - i * 3, side * (HALF_WIDTH + 0.1)))
    const profile = wall.map(([x, y]): [number, number] => [x * -side * -1, y])
    kit.add(solid(drawnAlong(side > 0 ? profile : [...profile].reverse(), edge), stone)).name =
      'parapet'
    kit.add(solid(drawnAlong(side > 0 ? rail : [...rail].reverse(), edge), steel)).name = 'rail'
  }
}
