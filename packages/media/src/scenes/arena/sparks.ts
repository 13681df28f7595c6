import {
  AdditiveBlending,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
  Vector3,
} from 'three'
import { paintedAs } from '../../engine/paint'
import type { Kit } from '../../engine/take'
import { between, outCubic } from '../../kit/ease'
import { glow } from '../../kit/glow'
import { swarm, ways } from '../../kit/particles'
import { CLASH, contact } from './choreography'

/** The age of a spark. It flies off, hangs in the air while the story almost stops, and falls. */
const ageAt = (blow: number) =>
  0.2 * (1 - Math.exp(-blow * 9)) + 0.1 * blow + 0.9 * Math.max(0, blow - 0.55) ** 1.25

const bright = (color: string, times: number) => new Color(color).multiplyScalar(times)

export function buildSparks(kit: Kit) {
  const burst = (speed: number, life: number, flat: number) =>
    function at(u: readonly [number, number, number, number], seconds: number) {
      const age = ageAt(Math.max(0, seconds - CLASH))
      if (seconds < CLASH || age > life * (0.35 + 0.65 * u[3])) return undefined
      const around = u[0] * Math.PI * 2
      const rise = (u[1] - 0.42) * flat
      const force = speed * (0.25 + u[2] ** 1.6)
      const drag = (1 - Math.exp(-age * 2.2)) / 2.2
      const place = new Vector3(Math.cos(around), rise, Math.sin(around) * 0.8).multiplyScalar(force * drag) // prettier-ignore
      place.y -= 3.2 * age * age
      place.add(contact)
      return place.y > 0.02 ? place : undefined
    }
  const hot = swarm(kit, { name: 'hot sparks', count: 340, color: bright('#ffc987', 5), strength: 1, size: 0.012, stretch: 0.06, at: burst(15, 1.05, 1.6) }) // prettier-ignore
  const embers = swarm(kit, { name: 'embers', count: 300, color: bright('#ff7a2c', 3), strength: 1, size: 0.013, stretch: 0.016, at: burst(5.5, 1.9, 1.9) }) // prettier-ignore
  const blue = swarm(kit, { name: 'blue sparks', count: 120, color: bright('#6fe4ff', 4), strength: 1, size: 0.011, stretch: 0.04, at: burst(11, 0.9, 1.5) }) // prettier-ignore
  const motes = swarm(kit, { name: 'motes', count: 260, color: '#ffb877', strength: 0.5, size: 0.009, at: (u, s) => ways.dust([16, 5, 14], 0.3)(u, s).add(new Vector3(0, 0.1, 0)) }) // prettier-ignore
  const swarms = [hot, embers, blue, motes]
  for (const one of swarms) kit.add(one.mesh)

  const core = glow({ form: 'halo', color: '#ffe3bd', strength: 0, width: 1, height: 1 })
  const streak = glow({ form: 'streak', color: '#ffb36a', strength: 0, width: 1, height: 1, isFacing: true, finalOnly: true }) // prettier-ignore
  core.position.copy(contact)
  streak.position.copy(contact)
  kit.add(core)
  kit.add(streak)
  const paint = new MeshBasicMaterial({ color: '#ffcf9a', transparent: true, opacity: 0, blending: AdditiveBlending, depthWrite: false, side: DoubleSide }) // prettier-ignore
  const ring = new Mesh(new RingGeometry(0.975, 1, 90), paintedAs(paint, { color: '#ffcf9a', group: 'fx' })) // prettier-ignore
  ring.position.copy(contact)
  ring.rotation.set(-0.5, 0.35, 0)
  kit.add(ring)
  return {
    set(seconds: number): void {
      for (const one of swarms) one.move(seconds)
      const blow = seconds - CLASH
      const lit = blow < -0.01 ? 0 : Math.exp(-Math.max(0, blow) * 5)
      core.setStrength(1.9 * lit)
      core.scale.setScalar(1.1 + 2.4 * Math.exp(-Math.max(0, blow) * 9))
      streak.setStrength(1.3 * lit)
      streak.scale.set(9 * (0.4 + 0.6 * lit), 0.2, 1)
      const out = between(seconds, CLASH, CLASH + 0.6)
      ring.visible = out > 0 && out < 1
      ring.scale.setScalar(0.2 + 3.4 * outCubic(out))
      paint.opacity = 0.4 * (1 - out) ** 2
    },
  }
}
