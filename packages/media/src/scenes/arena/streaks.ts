import { DoubleSide, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { band, trail } from '../../kit/armature/trail'
import { between, keyed } from '../../kit/ease'
import { herMarks, himMarks } from './choreography'

/** Things that trail behind the fighters: light behind the weapons, and her long sash. */
export function buildStreaks(kit: Kit) {
  const blade = trail('#5fe6ff', 18)
  const head = trail('#ff7a26', 16)
  kit.add(blade.mesh)
  kit.add(head.mesh)
  const silk = kit.material({ color: '#b3261e', roughness: 0.8, flat: '#e04a3a', group: 'character', side: DoubleSide, clay: '#c2673f' }) // prettier-ignore
  const sashes = [0, 1].map((i) => {
    const one = band(silk, 20)
    kit.add(one.mesh)
    return { one, seed: i * 2.1, long: i ? 0.34 : 0.42 }
  })
  return {
    set(t: number, seconds: number): void {
      const swing = keyed(
        [
          [2.3, 0],
          [2.5, 0.9],
          [2.64, 0.9],
          [3.0, 0.5],
          [3.5, 0],
        ],
        t,
      )
      blade.set((along) => {
        const { inner, tip } = herMarks(t - along * 0.19)
        return [inner, tip]
      }, swing)
      head.set(
        (along) => {
          const { inner, tip } = himMarks(t - along * 0.15)
          return [inner.lerp(tip, 0.4), tip]
        },
        0.8 * between(t, 2.3, 2.45) * (1 - between(t, 2.66, 2.9)),
      )
      for (const { one, seed, long } of sashes) {
        one.set((along) => {
          // Each point of the cloth is where the nape was a little earlier, moved down and aside by
          // the wind.
          const late = herMarks(t - along * long).nape
          const wind = Math.sin(seconds * 5 - along * 6 + seed) * 0.1 * along
          late.x -= along * (0.5 + 0.2 * Math.sin(seed))
          late.y -= along * along * 0.42 - wind
          late.z += wind * 1.4 + (seed - 1) * 0.1 * along
          late.y = Math.max(0.06, late.y)
          const half = 0.05 + 0.035 * along
          const tilt = new Vector3(0, half, Math.sin(seconds * 3 + along * 5 + seed) * half)
          return [late.clone().sub(tilt), late.add(tilt)]
        })
      }
    },
  }
}
