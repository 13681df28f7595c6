import { Mesh, Vector3, type Material } from 'three'
import { clamp01, mix, outCubic, smooth } from '../../kit/ease'
import { flowingSkin } from '../../kit/flowing-skin'
import { noise1 } from '../../kit/noise'

export interface Flow {
  /**
   * Times in seconds: when it leaves the pool, when its head is at the top, and when its tail has
   * left the pool.
   */
  start: number
  climb: number
  leaves: number
  /** The time at which it breaks into drops that fall. */
  breaks: number
  phase: number
  turns: number
  radius: number
  rise: number
  width: number
  seed: number
}

const ROWS = 190
const SIDES = 16
/** The share of real gravity in slow motion. */
const WEIGHT = 0.5

/** A ribbon of liquid that winds up around the flacon, becomes thinner, and breaks into drops. */
export function ribbon(flow: Flow, material: Material) {
  const skin = flowingSkin({ rows: ROWS, sides: SIDES })
  const mesh = new Mesh(skin.geometry, material)
  mesh.frustumCulled = false
  mesh.name = 'ribbon'
  mesh.receiveShadow = true
  const [centre, ahead, along, up, out, scratch] = Array.from({ length: 6 }, () => new Vector3()) as [Vector3, Vector3, Vector3, Vector3, Vector3, Vector3] // prettier-ignore

  /** The middle of the ribbon at the share `s` of its path. */
  function place(s: number, seconds: number, to: Vector3): Vector3 {
    const age = Math.max(0, seconds - flow.start - s * flow.climb)
    const broken = Math.max(0, seconds - flow.breaks - 0.25 * s)
    const angle = flow.phase + flow.turns * Math.PI * 2 * s + age * 0.16
    const wander = noise1(s * 5 + seconds * 0.35, flow.seed)
    const radius = flow.radius * (1.18 - 0.34 * smooth(s)) + 0.07 * wander + 0.05 * age + broken * 0.18 // prettier-ignore
    const y = flow.rise * (0.9 * s + 0.1 * s * s) + 0.07 * noise1(s * 4 + 9, flow.seed + 3) * smooth(clamp01(s * 5)) // prettier-ignore
    const fall = 0.5 * WEIGHT * 9.8 * broken * broken * (0.55 + 0.45 * Math.abs(noise1(s * 31, flow.seed + 8))) // prettier-ignore
    return to.set(Math.cos(angle) * radius, y - 0.05 - fall - 0.025 * age * age, Math.sin(angle) * radius) // prettier-ignore
  }

  /**
   * Half the width of the ribbon. `u` is the place within its present length, and `s` is the place
   * on its path.
   */
  function size(u: number, s: number, seconds: number): number {
    const tip = Math.sqrt(clamp01((1 - u) / 0.012))
    const end = smooth(clamp01(u / 0.16))
    const taper = mix(1, 0.3, u ** 1.6) + 0.14 * Math.exp(-(((u - 0.982) / 0.016) ** 2))
    const uneven = 0.74 + 0.5 * noise1(s * 8 + seconds * 0.4, flow.seed + 5) * end
    // Because of surface tension, drops at regular distances grow until the thread between them is
    // gone.
    const necks = 1.7 * smooth(clamp01((seconds - flow.breaks + 1.05 + (u - 0.5) * 0.5) / 1.25))
    const thin = mix(1, 0.55, smooth(clamp01((seconds - flow.breaks + 1.5) / 1.3)))
    const bead = 1 + necks * Math.sin(s * 132 + 4 * noise1(s * 7, flow.seed + 11)) - necks * 0.35
    return (
      flow.width *
      thin *
      tip *
      end *
      taper *
      Math.max(0.12, uneven) *
      Math.max(0, bead) ** (1 - 0.3 * necks)
    )
  }

  return {
    mesh,
    set(seconds: number): void {
      const head = outCubic(clamp01((seconds - flow.start) / flow.climb / 1.35))
      const tail = smooth(clamp01((seconds - flow.leaves) / 3)) * 0.6
      mesh.visible = head > 0.005 && tail < head && seconds < flow.breaks + 1.6
      if (!mesh.visible) return
      let row0 = -1
      let [half, turn, round] = [0, 0, 0]
      skin.pose((row, side, to) => {
        const u = row / (ROWS - 1)
        if (row !== row0) {
          row0 = row
          const s = mix(tail, head, u)
          place(s, seconds, centre)
          along.subVectors(place(s + 0.004, seconds, ahead), centre).normalize()
          out.set(centre.x, 0, centre.z).normalize()
          up.crossVectors(along, out).normalize()
          out.crossVectors(up, along)
          half = size(u, s, seconds)
          turn = 0.35 + 0.6 * noise1(s * 4.5 + seconds * 0.25, flow.seed + 2)
          // Drops are round, but the ribbon is flat with thick edges.
          round = Math.max(smooth(clamp01((seconds - flow.breaks + 0.6) / 0.9)), smooth(clamp01((u - 0.86) / 0.11))) // prettier-ignore
        }
        const angle = (side / SIDES) * Math.PI * 2
        const across = Math.cos(angle)
        const thick = mix(0.16 + 0.34 * across * across, 0.62, round)
        const [a, b] = [across * half * mix(1, 0.62, round), Math.sin(angle) * half * thick]
        const [c, s] = [Math.cos(turn), Math.sin(turn)]
        to.copy(centre).addScaledVector(up, a * c - b * s).addScaledVector(out, a * s + b * c) // prettier-ignore
      }, scratch)
    },
  }
}
