import { DoubleSide, Group, SphereGeometry, TorusGeometry, Vector3, type Object3D } from 'three'
import type { Kit } from '../../engine/take'
import { loft, solid } from '../../kit/shapes'

const group = 'character'

/** A fin as a fan of rays: flat, rounded, with a scalloped edge. */
function fin(length: number, spread: number) {
  const rays = 13
  return loft(
    Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: rays }, (_, i) => {
        const angle = (i / (rays - 1) - 0.5) * spread
        const far = (row / 4) * length * (1 - (i % 2) * 0.1 * (row / 4))
        return new Vector3(0, Math.sin(angle) * far, -Math.cos(angle) * far)
      }),
    ),
    false,
  )
}

/**
 * A fish with very large cheeks. It faces +z, its middle is at the origin, and it is 0.4 m long.
 */
export function buildFish(kit: Kit) {
  const gold = kit.material({ color: '#ffab1f', emissive: '#b35a00', glow: 0.4, roughness: 0.3, reflect: 1.1, group, clay: '#d0a070' }) // prettier-ignore
  const pale = kit.material({ color: '#ffe9bf', roughness: 0.35, group, clay: '#dcc0a0' })
  const fins = kit.material({ color: '#f2562f', emissive: '#a02a0a', glow: 0.35, roughness: 0.45, side: DoubleSide, group, clay: '#b77a58' }) // prettier-ignore
  const white = kit.material({ color: '#fffaf0', roughness: 0.15, group, clay: '#eee6da' })
  const black = kit.material({ color: '#12141c', roughness: 0.08, group, clay: '#2d2a28', line: 0 })
  const light = kit.material({ color: '#ffffff', emissive: '#ffffff', glow: 1.3, group, line: 0 })
  const root = new Group()
  const shape = new Group()
  root.add(shape)
  const body = solid(new SphereGeometry(0.19, 34, 24), gold)
  body.scale.set(0.86, 1, 1.14)
  const belly = solid(new SphereGeometry(0.17, 28, 18), pale, [0, -0.035, 0.02])
  belly.scale.set(0.84, 0.94, 1.14)
  shape.add(body, belly)
  const tail: Object3D = new Group()
  tail.position.set(0, 0.01, -0.19)
  tail.add(solid(fin(0.2, 1.9), fins))
  const back = solid(fin(0.15, 1.3), fins, [0, 0.15, -0.02])
  back.rotation.x = 0.9
  shape.add(tail, back)
  const sides = [-1, 1].map((side) => {
    const one = new Group()
    one.position.set(side * 0.155, -0.03, 0.0)
    one.add(solid(fin(0.14, 1.5), fins))
    shape.add(one)
    return { side, one }
  })
  const eyes = [-1, 1].map((side) => {
    const eye = new Group()
    eye.position.set(side * 0.105, 0.07, 0.12)
    eye.rotation.y = side * 0.5
    const globe = solid(new SphereGeometry(0.068, 24, 16), white)
    const pupil = solid(new SphereGeometry(0.041, 20, 14), black, [0, 0, 0.036])
    eye.add(globe, pupil, solid(new SphereGeometry(0.013, 10, 8), light, [0.016, 0.02, 0.07]))
    shape.add(eye)
    return { eye, pupil, side }
  })
  const lips = solid(new TorusGeometry(0.036, 0.018, 12, 24), fins, [0, -0.035, 0.21])
  const mouth = solid(new SphereGeometry(0.034, 14, 10), black, [0, -0.035, 0.2])
  mouth.scale.z = 0.4
  shape.add(lips, mouth)

  return {
    root,
    /** `pucker` 0…1, `squash` as in the chick, `blink` 1 open. */
    set({
      seconds,
      swim,
      squash,
      pucker,
      blink,
      lookY,
    }: {
      seconds: number
      swim: number
      squash: number
      pucker: number
      blink: number
      lookY: number
    }): void {
      // prettier-ignore
      const tall = 1 - squash
      shape.scale.set(1 / Math.sqrt(tall), tall, 1 / Math.sqrt(tall))
      tail.rotation.y = Math.sin(seconds * 11) * 0.5 * swim
      shape.rotation.y = -Math.sin(seconds * 11 - 0.8) * 0.09 * swim
      for (const { side, one } of sides) one.rotation.set(0.3, side * -0.7, side * (0.5 + 0.4 * Math.sin(seconds * 8) * (0.3 + swim))) // prettier-ignore
      for (const { eye, pupil, side } of eyes) {
        eye.scale.y = Math.max(0.08, blink)
        pupil.position.set(-side * 0.012, lookY * 0.02, 0.034)
      }
      const open = 1 + 0.45 * pucker + 0.16 * Math.sin(seconds * 6) * swim
      lips.scale.set(open * (1 - 0.3 * pucker), open * (1 - 0.3 * pucker), 1 + pucker * 1.4)
      mouth.scale.set(open * (1 - 0.3 * pucker), open * (1 - 0.3 * pucker), 0.4)
    },
  }
}
