import { DoubleSide, Mesh, PlaneGeometry, type ColorRepresentation } from 'three'
import type { Kit } from '../engine/take'
import { mix } from './ease'
import { noise1 } from './noise'

export interface CurtainPlan {
  /** The ends of the rail on the x axis. The cloth is gathered towards the first one. */
  rail: readonly [number, number]
  /** The heights of the rail and of the hem. */
  top: number
  hem: number
  z: number
  folds: number
  seed: number
  color: ColorRepresentation
  flat: ColorRepresentation
}

const [COLUMNS, ROWS] = [72, 22]

/** A sheer curtain in a breeze from -z. It fills, swings into the room, and falls back. */
export function curtain(kit: Kit, plan: CurtainPlan) {
  const { rail, top, hem, z, folds, seed } = plan
  const cloth = kit.material({ color: plan.color, flat: plan.flat, roughness: 1, reflect: 0.2, opacity: 0.8, side: DoubleSide, emissive: '#ffe3bf', glow: 0.2, line: 0.8 }) // prettier-ignore
  const geometry = new PlaneGeometry(1, 1, COLUMNS, ROWS)
  const position = geometry.getAttribute('position')
  const mesh = new Mesh(geometry, cloth)
  mesh.castShadow = mesh.receiveShadow = true
  mesh.frustumCulled = false
  mesh.name = 'curtain'
  kit.add(mesh)
  // The cloth casts a shadow in every second sample, so that half of the light passes.
  kit.beforePicture(() => {
    mesh.castShadow = (kit.sample.index + Math.floor(seed)) % 2 === 0
  })
  const drop = top - hem
  const inwards = Math.sign(rail[1] - rail[0])
  return {
    mesh,
    /** `breeze` 0…1 is how much wind fills it. */
    blow(seconds: number, breeze: number): void {
      for (let row = 0; row <= ROWS; row++) {
        const v = row / ROWS
        const free = v ** 1.5
        for (let column = 0; column <= COLUMNS; column++) {
          const u = column / COLUMNS
          const fold = Math.sin(u * folds * Math.PI * 2 + 0.5 * noise1(u * 6, seed + 2))
          // A wave of the cloth moves down and across it.
          const run = seconds * 2.5 - v * 2.1 - u * 2.6 + seed
          const swell = 0.5 + 0.5 * Math.sin(run) + 0.4 * noise1(run * 0.7, seed)
          const out = free * breeze * (0.45 + 0.9 * swell) * (0.35 + 0.65 * u)
          const flutter = free * breeze * 0.09 * Math.sin(seconds * 6.1 + u * 11 - v * 5 + seed)
          const x = mix(rail[0], rail[1], u) + inwards * free * breeze * 0.75 * u * (0.4 + swell)
          const y = top - drop * v + out * out * 0.3 * v + 0.012 * Math.sin(u * folds * 6.3) * v
          position.setXYZ(row * (COLUMNS + 1) + column, x, y, z + fold * 0.075 * (1 - 0.35 * free * breeze) + out * 1.15 + flutter) // prettier-ignore
        }
      }
      position.needsUpdate = true
      geometry.computeVertexNormals()
    },
  }
}
