import { Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { clamp01, outCubic } from '../../kit/ease'
import { glow } from '../../kit/glow'
import { herAt, himAt } from './choreography'

interface Puff {
  at: Vector3
  /** The start in seconds of the story. */
  from: number
  size: number
  drift: number
  life: number
}

/** Sand that feet throw up, haze over the ground, and shafts of low sunlight. */
export function buildDust(kit: Kit) {
  const random = kit.random('dust')
  const puffs: Puff[] = []
  const kick = (at: Vector3, from: number, size: number, drift: number) =>
    puffs.push({ at: at.clone().add(new Vector3(random.range(-0.2, 0.2), 0.05, random.range(-0.2, 0.3))), from, size: size * random.range(0.7, 1.2), drift, life: random.range(1.1, 2.1) }) // prettier-ignore
  for (let i = 0; i < 5; i++) kick(herAt(1.5 + i * 0.1).place.at.setY(0), 1.5 + i * 0.1, 0.75, -0.5)
  for (let i = 0; i < 12; i++) kick(herAt(3.44 + i * 0.055).place.at, 3.44 + i * 0.055, 1.2, -0.35)
  for (let i = 0; i < 10; i++) kick(himAt(2.68 + i * 0.05).place.at.add(new Vector3(i % 2 ? 0.5 : -0.6, 0, 0)), 2.68 + i * 0.05, 1.15, 0.4) // prettier-ignore
  for (let i = 0; i < 10; i++) {
    const around = (i / 10) * Math.PI * 2
    kick(new Vector3(1.4 + Math.cos(around) * 1.2, 0, Math.sin(around)), 2.62, 1.3, Math.cos(around) * 1.3) // prettier-ignore
  }
  const cards = puffs.map(() => kit.add(glow({ form: 'pool', color: '#d99a66', strength: 0, width: 1, height: 1, isFacing: true, finalOnly: true }))) // prettier-ignore

  for (const [x, z, wide, strength] of [
    [0, -9, 34, 0.17],
    [5, -5, 20, 0.12],
    [-3, 2.5, 18, 0.03],
  ] as const) {
    // prettier-ignore
    const haze = glow({ form: 'haze', color: '#ff9e5c', strength, width: wide, height: 4.2, finalOnly: true }) // prettier-ignore
    haze.position.set(x, 1.9, z)
    kit.add(haze)
  }
  const sun = glow({ form: 'halo', color: '#ffa860', strength: 0.55, width: 22, height: 17, finalOnly: true }) // prettier-ignore
  sun.position.set(5.5, 8.5, -20)
  kit.add(sun)
  const shafts = [-1, 0, 1, 2].map((i) => {
    const shaft = glow({ form: 'beam', color: '#ffb06a', strength: 0.15, width: 5.5, height: 17, finalOnly: true }) // prettier-ignore
    shaft.position.set(1.6 + i * 2.4, 4.6, -7 - i * 0.7)
    shaft.rotation.z = Math.PI - 0.62 - i * 0.07
    return kit.add(shaft)
  })
  return {
    set(seconds: number, t: number): void {
      puffs.forEach(({ at, from, size, drift, life }, i) => {
        const card = cards[i]
        if (!card) return
        const age = t - from
        const part = clamp01(age / life)
        card.visible = age > 0 && part < 1
        const grown = outCubic(part)
        card.position.set(at.x + drift * grown, at.y + 0.18 * size + grown * 0.5 * size, at.z)
        card.scale.set(size * (0.4 + 1.5 * grown), size * (0.3 + 1 * grown), 1)
        card.setStrength(0.26 * (1 - part) ** 1.5)
      })
      shafts.forEach((one, i) => one.setStrength(0.15 + 0.035 * Math.sin(seconds * 0.7 + i * 1.9)))
    },
  }
}
