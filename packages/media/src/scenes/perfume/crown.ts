import { Mesh, Vector3, type Material } from 'three'
import { clamp01, keyed, mix, outCubic, smooth } from '../../kit/ease'
import { flowingSkin } from '../../kit/flowing-skin'
import { noise1 } from '../../kit/noise'

const ROWS = 400
const SIDES = 22
const LOBES = 19

const turnOf = (lobe: number) => ((lobe + 0.32 * noise1(lobe * 3.7, 4)) / LOBES) * Math.PI * 2

/**
 * How near a direction is to the nearest tip, from 1 at the tip to 0 between tips; `tall` is that
 * tip's height.
 */
function tipAt(angle: number): { near: number; tall: number } {
  let best = { near: 0, tall: 0 }
  for (let lobe = -1; lobe <= LOBES; lobe++) {
    const away = Math.abs(angle - turnOf(lobe)) / (Math.PI / LOBES)
    const near = Math.max(0, 1 - away)
    if (near > best.near) best = { near, tall: 0.55 + 0.45 * noise1(((lobe + LOBES) % LOBES) * 1.9, 12) } // prettier-ignore
  }
  return best
}

const tips = Array.from({ length: ROWS }, (_, row) => tipAt((row / ROWS) * Math.PI * 2))

const wall = (seconds: number) =>
  keyed([[-0.35, 0], [0.62, 0.22, outCubic], [1.1, 0.16], [2.1, 0]], seconds) // prettier-ignore
const spikes = (seconds: number) =>
  keyed([[-0.2, 0], [0.85, 0.34, outCubic], [1.35, 0.24], [2.1, 0]], seconds) // prettier-ignore
export const crownRadius = (seconds: number) =>
  mix(0.74, 1.34, outCubic(clamp01((seconds + 0.4) / 2.8)))

/** The place of a tip of the crown when its drop comes off. */
export function crownTip(lobe: number, seconds: number): Vector3 {
  const angle = turnOf(lobe % LOBES)
  const tall = 0.55 + 0.45 * noise1((lobe % LOBES) * 1.9, 12)
  const height = wall(seconds) + spikes(seconds) * tall
  const radius = crownRadius(seconds) + 0.75 * height * 0.55
  return new Vector3(Math.cos(angle) * radius, height, Math.sin(angle) * radius)
}

/** The crown of a splash: a thin wall, a thick upper edge, and tips from which drops come off. */
export function crown(material: Material) {
  const skin = flowingSkin({ rows: ROWS, sides: SIDES, isRing: true, isTube: false })
  const mesh = new Mesh(skin.geometry, material)
  mesh.frustumCulled = false
  mesh.receiveShadow = true
  mesh.name = 'crown'
  const scratch = new Vector3()
  return {
    mesh,
    set(seconds: number): void {
      const [base, spike, foot] = [wall(seconds), spikes(seconds), crownRadius(seconds)]
      mesh.visible = base > 0.004
      if (!mesh.visible) return
      skin.pose((row, side, to) => {
        const turn = (row / ROWS) * Math.PI * 2
        const { near, tall } = tips[row] ?? { near: 0, tall: 0 }
        const height = base * (0.86 + 0.2 * noise1(Math.cos(turn) * 3 + 9 * Math.sin(turn), 3)) + spike * tall * smooth(near) ** 3.4 // prettier-ignore
        const w = (side / (SIDES - 1)) * 2 - 1
        // The points are denser at the upper edge, where the surface turns over.
        const v = Math.sign(w) * Math.abs(w) ** 1.5
        const up = 1 - v * v * Math.abs(v) ** 0.4
        const hem = Math.exp(-(((up - 0.93) / 0.13) ** 2))
        const thick = (0.05 * (1 - up) ** 2 + 0.011 + 0.02 * hem * (0.6 + near)) * Math.sign(v) * Math.min(1, Math.abs(v) * 3.2) // prettier-ignore
        const ripple = 0.02 * noise1(Math.cos(turn) * 9 + 5 * Math.sin(turn) + up * 2, 7) * up
        const radius = foot + ripple - thick + height * 0.75 * up * up * 0.75 + 0.06 * (1 - up) ** 3 * -Math.sign(v) // prettier-ignore
        to.set(Math.cos(turn) * radius, height * up - 0.02 * (1 - up), Math.sin(turn) * radius)
      }, scratch)
    },
  }
}
