import { Group, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { smooth } from '../../kit/ease'
import { fbm2, noise1 } from '../../kit/noise'
import { loft, solid } from '../../kit/shapes'
import { skyDome } from '../../kit/sky'
import { terrain } from '../../kit/terrain'
import { drawnTexture } from '../../kit/textures'

/**
 * The height of the dunes. Their crests are sharp and rise with distance; the ground under the
 * performer is level.
 */
function dune(x: number, z: number): number {
  const away = Math.hypot(x, z)
  const open = smooth(Math.min(1, Math.max(0, (away - 3.5) / 16)))
  const crest = (s: number, seed: number) => 1 - Math.abs(fbm2(x / s + z / s / 2.4, z / (s * 1.7), seed, 3)) * 2.1 // prettier-ignore
  return open * (crest(34, 5) * 3.6 - 2.5 + crest(13, 9) * 0.7 + Math.max(0, away - 40) * 0.03)
}

/** A flat mountain: a ring that rises in steps, worn by noise. */
function mesa(radius: number, height: number, seed: number) {
  const steps = [[1.5, 0], [1.22, 0.24], [1.02, 0.3], [0.95, 0.62], [0.84, 0.66], [0.8, 0.97], [0.72, 1], [0.01, 1.01]] as const // prettier-ignore
  return loft(
    steps.map(([out, up], row) =>
      Array.from({ length: 40 }, (_, i) => {
        const angle = (-i / 40) * Math.PI * 2
        const worn = 1 + 0.16 * noise1(i * 0.55, seed) + 0.07 * noise1(i * 1.9 + row, seed + 3)
        return new Vector3(Math.cos(angle) * radius * out * worn, up * height, Math.sin(angle) * radius * out * worn) // prettier-ignore
      }),
    ),
  )
}

export function buildDesert(kit: Kit): Group {
  const root = new Group()
  const ripples = drawnTexture(
    kit.random('ripples'),
    (pen, random, size) => {
      // The ridges wander. Each wave fits the square a whole number of times, so that there is no
      // seam.
      const turn = (Math.PI * 2) / size
      for (let y = 0; y < size; y += 2) {
        for (let x = 0; x < size; x += 4) {
          const bend = 2.4 * Math.sin(x * turn + Math.sin(y * turn)) + 1.3 * Math.sin(x * turn * 3 + y * turn * 2) // prettier-ignore
          const value = Math.round(128 + 70 * Math.sin(y * turn * 14 + bend))
          pen.fillStyle = `rgb(${value} ${value} ${value})`
          pen.fillRect(x, y, 4, 2)
        }
      }
      for (let i = 0; i < 9000; i++) {
        const value = Math.round(random.range(90, 170))
        pen.fillStyle = `rgb(${value} ${value} ${value} / .3)`
        pen.fillRect(random.range(0, size), random.range(0, size), 2, 2)
      }
    },
    { isData: true },
  )
  ripples.repeat.set(70, 70)
  const sand = kit.material({ color: '#d3a873', roughness: 1, bumpMap: ripples, bump: 1.6, reflect: 0.2, flat: '#eebb78', clay: '#b9b0a2' }) // prettier-ignore
  const rock = kit.material({ color: '#9c4f31', roughness: 0.95, reflect: 0.2, flat: '#c96d4b', facets: true }) // prettier-ignore
  const ground = solid(terrain(240, 128, dune), sand)
  ground.castShadow = false
  root.add(ground)
  for (const [x, z, radius, height] of [
    [-34, -92, 11, 25],
    [-52, -118, 17, 31],
    [30, -104, 8, 31],
    [58, -112, 15, 20],
    [12, -150, 20, 17],
  ] as const) {
    // prettier-ignore
    const one = solid(mesa(radius, height, Math.round(x + 80)), rock, [x, -1, z])
    one.castShadow = false
    root.add(one)
  }
  skyDome(kit, {
    ...{ zenith: '#1f6ea6', middle: '#6fbac6', horizon: '#f4d6a2', band: 0.2, strength: 0.95 },
    sun: { direction: new Vector3(-0.75, 0.3, -1), color: '#ffd79a', glow: 0.7, disc: 1 },
    clouds: { amount: 0.3, light: '#fff1dc', dark: '#b9c6cb', scale: 0.55, seed: 2 },
    flat: ['#bfe0d8', '#48a3c6'],
  })
  const sky = kit.scene.children.at(-1)
  if (sky) root.add(sky)
  return root
}
