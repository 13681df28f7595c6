import { Color, FogExp2, SphereGeometry, Vector3 } from 'three'
import type { Build } from '../../engine/take'
import { smooth } from '../../kit/ease'
import { surroundings } from '../../kit/environment'
import { glow } from '../../kit/glow'
import { fbm2, noise1 } from '../../kit/noise'
import { loft, solid } from '../../kit/shapes'
import { skyDome } from '../../kit/sky'
import { terrain } from '../../kit/terrain'
import { drawnTexture } from '../../kit/textures'
import { setCamera } from './set-camera'

/**
 * The height of long dunes. They rise with distance, and the ground is level where people stand.
 */
function dune(x: number, z: number): number {
  const away = Math.hypot(x * 0.8, z - 2)
  const open = smooth(Math.min(1, Math.max(0, (away - 4) / 22)))
  const crest = (long: number, seed: number) => 1 - Math.abs(fbm2(x / long + z / long / 2, z / (long * 1.6), seed, 3)) * 2.2 // prettier-ignore
  const near = 0.05 * fbm2(x / 2.2, z / 1.4, 4, 3)
  return near + open * (crest(46, 12) * 6 - 4.4 + crest(15, 3) * 0.9)
}

function mesa(radius: number, height: number, seed: number) {
  const steps = [[1.6, 0], [1.25, 0.26], [1.04, 0.32], [0.97, 0.66], [0.86, 0.7], [0.82, 0.97], [0.7, 1], [0.01, 1.02]] as const // prettier-ignore
  return loft(
    steps.map(([out, up], row) =>
      Array.from({ length: 48 }, (_, i) => {
        const a = (-i / 48) * Math.PI * 2
        const worn = 1 + 0.2 * noise1(i * 0.5, seed) + 0.08 * noise1(i * 1.7 + row, seed + 3)
        return new Vector3(Math.cos(a) * radius * out * worn, up * height, Math.sin(a) * radius * out * worn) // prettier-ignore
      }),
    ),
  )
}

/** The desert after sunset: a last warm edge from the left, blue shadows, the first star. */
export const build: Build = (kit) => {
  const ripples = drawnTexture(
    kit.random('ripples'),
    (pen, random, size) => {
      for (let y = 0; y < size; y++) {
        const v = 128 + 62 * Math.sin((y / size) * Math.PI * 2 * 14)
        pen.fillStyle = `rgb(${v} ${v} ${v})`
        pen.fillRect(0, y, size, 1)
      }
      for (let i = 0; i < 26000; i++) {
        const v = Math.round(random.range(70, 190))
        pen.fillStyle = `rgb(${v} ${v} ${v} / .3)`
        pen.fillRect(random.range(0, size), random.range(0, size), 2, 2)
      }
    },
    { size: 1024, isData: true },
  )
  ripples.repeat.set(60, 76)
  const sand = kit.material({ color: '#c18a5c', roughness: 1, bumpMap: ripples, bump: 3.2, reflect: 0.15 }) // prettier-ignore
  kit.add(
    solid(
      terrain(300, 220, (x, z) => dune(x, z - 60)),
      sand,
      [0, 0, -60],
    ),
  )
  const rock = kit.material({ color: '#8a4a3a', roughness: 0.95, reflect: 0.1, facets: true })
  for (const [x, z, radius, height] of [[-30, -118, 13, 30], [-46, -140, 18, 24], [24, -130, 9, 36], [41, -150, 22, 22], [4, -190, 30, 17]] as const) kit.add(solid(mesa(radius, height, Math.round(x + 90)), rock, [x, -3, z])) // prettier-ignore
  const stone = kit.material({ color: '#7c4d3b', roughness: 0.95 })
  const random = kit.random('stones')
  for (let i = 0; i < 34; i++) {
    const [x, z] = [random.range(-5, 5), random.range(-9, 3)]
    if (Math.abs(x) < 0.9 && z > -2) continue
    const one = solid(new SphereGeometry(random.range(0.02, 0.1), 9, 7), stone, [x, dune(x, z), z])
    one.scale.set(1.2, 0.6, 1)
    kit.add(one)
  }
  skyDome(kit, {
    ...{ zenith: '#1c2a5e', middle: '#8a6a9a', horizon: '#f7b078', band: 0.16, strength: 0.9 },
    sun: { direction: new Vector3(-0.75, 0.02, -1), color: '#ff9a52', glow: 0.85, disc: 0 },
    clouds: { amount: 0.34, light: '#ff9f7a', dark: '#5b4a80', scale: 0.5, seed: 5 },
  })
  const band = glow({ form: 'haze', color: '#ff9d63', strength: 0.4, width: 420, height: 26 })
  band.position.set(-40, 9, -205)
  kit.add(band)
  kit.scene.fog = new FogExp2('#d59a86', 0.0035)
  const { look } = kit
  look.key.position.set(-14, 3.4, -3)
  look.key.target.set(0, 0, -2)
  Object.assign(look.key, { intensity: 4.6, size: 0.5, extent: 13, reach: 60, color: new Color('#ff9a55') }) // prettier-ignore
  Object.assign(look.sky, { zenith: new Color('#5560a8'), horizon: new Color('#b9858f'), ground: new Color('#6b4a3c'), intensity: 0.5, extent: 12 }) // prettier-ignore
  surroundings(kit, { zenith: '#2b3a78', horizon: '#c98a76', ground: '#6b4a34', strength: 0.5 })
  Object.assign(look, { exposure: 1.2, bloom: 0.06, vignette: 0.22, grain: 0.008 })
  return setCamera(kit, 0.02)
}
