import { BufferGeometry, CircleGeometry, Color, DoubleSide, Float32BufferAttribute, InstancedMesh, Matrix4, Quaternion, SphereGeometry, Vector3 } from 'three' // prettier-ignore
import type { Kit } from '../../engine/take'
import { between, clamp01, mix, outCubic, smooth } from '../../kit/ease'
import { noise2 } from '../../kit/noise'
import { solid } from '../../kit/shapes'
import { BEATS, DOOR } from './beats'

const [ALONG, ACROSS] = [34, 26]

/**
 * The water that breaks out of the door: a stream, its foam, its drops, and the puddle that
 * remains.
 */
export function buildFlood(kit: Kit) {
  const water = kit.material({ color: '#1f9fb4', emissive: '#04303c', glow: 0.5, roughness: 0.07, reflect: 1.6, group: 'prop', side: DoubleSide, flat: '#36b7c4', line: 0.8, clay: '#9fb6bb' }) // prettier-ignore
  const wet = kit.material({ color: '#1f5f6c', roughness: 0.08, reflect: 1.5, opacity: 0.74, group: 'prop', flat: '#4fbcc6', line: 0.7, clay: '#9fb6bb' }) // prettier-ignore
  const white = kit.material({ color: '#f2fbf7', roughness: 0.7, group: 'prop', flat: '#e9fbf4', line: 0.5, clay: '#c9d2d2' }) // prettier-ignore
  const streaked = kit.material({ color: '#ffffff', vertexColors: true, emissive: '#08485c', glow: 0.5, roughness: 0.12, reflect: 1.3, group: 'prop', side: DoubleSide, line: 0.8, clay: '#9fb6bb' }) // prettier-ignore
  const [blue, froth, tint] = [new Color('#1b9cb6'), new Color('#effcf7'), new Color()]
  const geometry = new BufferGeometry()
  const count = (ALONG + 1) * (ACROSS + 1)
  geometry.setAttribute('position', new Float32BufferAttribute(new Float32Array(count * 3), 3))
  geometry.setAttribute('color', new Float32BufferAttribute(new Float32Array(count * 3), 3))
  const index: number[] = []
  for (let row = 0; row < ALONG; row++) {
    for (let column = 0; column < ACROSS; column++) {
      const here = row * (ACROSS + 1) + column
      index.push(here, here + ACROSS + 1, here + 1, here + 1, here + ACROSS + 1, here + ACROSS + 2)
    }
  }
  geometry.setIndex(index)
  const tongue = solid(geometry, streaked)
  tongue.frustumCulled = false
  const puddle = solid(new CircleGeometry(1, 64).rotateX(-Math.PI / 2), wet, [1.3, 0.008, 1.15])
  puddle.castShadow = false
  const rim = puddle.geometry.getAttribute('position')
  for (let i = 1; i < rim.count; i++) {
    const angle = Math.atan2(rim.getZ(i), rim.getX(i))
    const size = 1 + 0.12 * Math.sin(angle * 3 + 1) + 0.07 * Math.sin(angle * 7)
    rim.setXYZ(i, Math.cos(angle) * size, 0, Math.sin(angle) * size)
  }
  const random = kit.random('drops')
  const drops = Array.from({ length: 150 }, () => ({
    from: new Vector3(random.range(0.15, 1.05), random.range(0.2, 1.4), 0),
    speed: new Vector3(random.range(-1.3, 2.6), random.range(0.6, 4.2), random.range(0.8, 4.2)),
    late: random.range(0, 0.45),
    size: random.range(0.014, 0.05) * random.range(0.6, 1.3),
  }))
  const spray = new InstancedMesh(new SphereGeometry(1, 10, 8), water, drops.length)
  const foam = new InstancedMesh(new SphereGeometry(1, 10, 8), white, 90)
  const specks = Array.from({ length: 90 }, () => ({ angle: random.range(-1.45, 1.45), size: random.range(0.025, 0.085), late: random.range(0, 0.2), rise: random.next() })) // prettier-ignore
  for (const mesh of [spray, foam]) {
    mesh.castShadow = true
    mesh.frustumCulled = false
    kit.add(mesh)
  }
  kit.add(tongue)
  kit.add(puddle)

  /** The middle line of the flood, `s` meters from the door. */
  const course = (s: number) => DOOR.middle + 0.42 * s

  function pour(seconds: number): void {
    const position = geometry.getAttribute('position')
    const colour = geometry.getAttribute('color')
    const front = 2.3 * outCubic(between(seconds, BEATS.burst - 0.02, BEATS.burst + 0.75))
    const sunk = smooth(between(seconds, BEATS.burst + 0.42, BEATS.flood + 0.25))
    tongue.visible = front > 0.03 && sunk < 0.995
    if (!tongue.visible) return
    for (let row = 0; row <= ALONG; row++) {
      const t = row / ALONG
      const s = t * front - 0.12
      const nose = Math.sqrt(Math.max(0, 1 - t ** 3))
      const fall = Math.max(0, s) / 2.3
      const half = mix(0.55, 1.15, smooth(Math.min(1, fall))) * nose
      const crest = mix(1.52, 0.34, Math.min(1, fall * 1.25) ** 0.7) * nose * (1 - sunk)
      for (let column = 0; column <= ACROSS; column++) {
        const u = (column / ACROSS) * 2 - 1
        const dome = Math.sqrt(Math.max(0, 1 - Math.abs(u) ** 2.3))
        const lump =
          1 + mix(0.08, 0.34, Math.min(1, fall * 2)) * noise2(u * 2.6 + 4, s * 2.4 - seconds * 5, 5)
        const at = row * (ACROSS + 1) + column
        // Streaks of foam move with the water. Its front is foam only.
        const streak = noise2(u * 6, s * 2.2 - seconds * 6, 9) + 1.5 * t ** 5 - 0.12
        tint.copy(blue).lerp(froth, smooth(clamp01(streak * 2.6)))
        colour.setXYZ(at, tint.r, tint.g, tint.b)
        position.setXYZ(at, course(s) + u * half * (1 + 0.06 * Math.sin(s * 8 - seconds * 16)), Math.max(0.004, crest * dome * lump), Math.max(-0.12, s + 0.12 * nose * (1 - u * u))) // prettier-ignore
      }
    }
    position.needsUpdate = colour.needsUpdate = true
    geometry.computeVertexNormals()
  }

  const [matrix, still, at] = [new Matrix4(), new Quaternion(), new Vector3()]
  const gone = new Matrix4().makeScale(0, 0, 0)

  return {
    set(seconds: number): void {
      pour(seconds)
      drops.forEach(({ from, speed, late, size }, i) => {
        const age = seconds - BEATS.burst - late
        at.copy(from).addScaledVector(speed, age)
        at.y -= 4.9 * age * age
        const isSeen = age > 0 && at.y > 0.01
        spray.setMatrixAt(i, isSeen ? matrix.compose(at, still, new Vector3().setScalar(size)) : gone) // prettier-ignore
      })
      const front = 2.35 * outCubic(between(seconds, BEATS.burst, BEATS.burst + 0.78))
      const left = 1 - smooth(between(seconds, BEATS.flood, BEATS.flood + 0.75))
      specks.forEach(({ angle, size, late, rise }, i) => {
        const reach = front * (1 - late)
        at.set(course(reach * 0.8) + Math.sin(angle) * mix(0.4, 1.1, reach / 2.35), 0.03 + rise * 0.2 * left, reach * (0.35 + 0.62 * Math.cos(angle))) // prettier-ignore
        foam.setMatrixAt(i, front > 0.1 && left > 0.01 ? matrix.compose(at, still, new Vector3().setScalar(size * left)) : gone) // prettier-ignore
      })
      spray.instanceMatrix.needsUpdate = foam.instanceMatrix.needsUpdate = true
      const spread = outCubic(between(seconds, BEATS.burst + 0.3, 5.4))
      puddle.visible = spread > 0.01
      puddle.scale.set(1.5 * spread, 1, 1.05 * spread)
    },
  }
}
