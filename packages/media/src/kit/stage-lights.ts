import { Group, PlaneGeometry, Vector3, type ColorRepresentation } from 'three'
import type { Kit } from '../engine/take'
import { glow } from './glow'
import { bevelled, loft, solid, tube, turned } from './shapes'

const v = (x: number, y: number, z: number) => new Vector3(x, y, z)

/**
 * Models of a stage's lamps: softboxes on stands, and lanterns and spotlights that hang. They give
 * no light themselves.
 */
export function stageLights(kit: Kit, light: ColorRepresentation = '#fff0d8') {
  const black = kit.material({ color: '#16181c', roughness: 0.6, group: 'prop', flat: '#2b3045' })
  const steel = kit.material({ color: '#4b5058', roughness: 0.35, metalness: 0.8, group: 'prop', flat: '#666d84' }) // prettier-ignore
  const skin = kit.material({ color: '#8f8a80', emissive: light, glow: 2.2, group: 'prop', flat: '#fff3d6', line: 0.6 }) // prettier-ignore

  function stand(height: number): Group {
    const root = new Group()
    root.add(solid(tube([v(0, 0.1, 0), v(0, height * 0.55, 0)], 0.021, 3, 10), steel))
    root.add(solid(tube([v(0, height * 0.5, 0), v(0, height, 0)], 0.014, 3, 10), steel))
    root.add(solid(bevelled(0.06, 0.05, 0.06, 0.015), black, [0, height * 0.55, 0]))
    for (let i = 0; i < 3; i++) {
      const [x, z] = [Math.sin(i * 2.094 + 0.4), Math.cos(i * 2.094 + 0.4)]
      root.add(solid(tube([v(0, 0.5, 0), v(x * 0.3, 0.18, z * 0.3), v(x * 0.5, 0.01, z * 0.5)], 0.013, 10, 8), steel)) // prettier-ignore
    }
    root.add(solid(bevelled(0.26, 0.12, 0.16, 0.05), black, [0.16, 0.06, 0.1]))
    return root
  }

  return {
    skin,
    /** A softbox `size` metres wide that faces +z and is tilted down. */
    softbox(height: number, size = 1.1, tilt = 0.3): Group {
      const root = stand(height)
      const box = new Group()
      const ring = (half: number, z: number) => [v(-half, -half * 1.25, z), v(half, -half * 1.25, z), v(half, half * 1.25, z), v(-half, half * 1.25, z)] // prettier-ignore
      box.add(solid(loft([ring(0.09, -0.42), ring(size / 2, 0)]), black))
      box.add(solid(bevelled(size * 0.97, size * 1.22, 0.02, 0.008), skin, [0, 0, -0.012]))
      for (const x of [-1, 1]) box.add(solid(bevelled(0.03, size * 1.27, 0.06, 0.008), black, [x * size * 0.5, 0, 0])) // prettier-ignore
      for (const y of [-1, 1]) box.add(solid(bevelled(size * 1.03, 0.03, 0.06, 0.008), black, [0, y * size * 0.625, 0])) // prettier-ignore
      box.add(solid(bevelled(0.16, 0.18, 0.26, 0.03), black, [0, 0, -0.5]))
      box.position.y = height + 0.1
      box.rotation.x = tilt
      root.add(box)
      return root
    },
    /** A skirted lantern that hangs by `drop` from its origin. */
    lantern(drop: number, radius = 0.36): Group {
      const root = new Group()
      root.add(solid(tube([v(0, 0, 0), v(0, -drop, 0)], 0.008, 2, 6), black))
      // prettier-ignore
      root.add(solid(turned([[radius * 1.02, 0], [radius * 1.02, -0.12], [radius * 1.05, -0.12], [radius * 1.05, 0.03], [0.05, 0.09], [0.001, 0.09]], 36), black, [0, -drop, 0]))
      // prettier-ignore
      root.add(solid(turned([[radius, -0.1], [radius, -0.56], [radius * 0.9, -0.6], [0.001, -0.6]], 36), skin, [0, -drop, 0]))
      const halo = glow({ form: 'halo', color: light, strength: 0.22, width: radius * 7, height: radius * 7, finalOnly: true }) // prettier-ignore
      halo.position.y = -drop - 0.35
      root.add(halo)
      return root
    },
    /** A fresnel with barn doors that hangs and looks along +z, down by `tilt`. */
    fresnel(tilt = 0.7): Group {
      const root = new Group()
      const head = new Group()
      head.position.y = -0.32
      head.rotation.x = tilt
      const can = solid(turned([[0.001, -0.2], [0.1, -0.18], [0.13, -0.1], [0.13, 0.12], [0.15, 0.13], [0.15, 0.16]], 28), black) // prettier-ignore
      can.rotation.x = Math.PI / 2
      const lens = solid(
        turned(
          [
            [0.001, 0.02],
            [0.12, 0],
          ],
          28,
        ),
        skin,
        [0, 0, 0.13],
      )
      lens.rotation.x = Math.PI / 2
      head.add(can, lens)
      for (let i = 0; i < 4; i++) {
        const door = solid(new PlaneGeometry(0.24, 0.2), black)
        const hinge = new Group()
        door.position.set(0, 0.1, 0)
        hinge.rotation.z = (i * Math.PI) / 2
        const leaf = new Group()
        leaf.position.set(0, 0.14, 0.16)
        leaf.rotation.x = 0.9
        leaf.add(door)
        hinge.add(leaf)
        head.add(hinge)
      }
      root.add(head, solid(tube([v(0, 0, 0), v(0, -0.12, 0), v(0.17, -0.2, 0), v(0.17, -0.32, 0)], 0.012, 12, 8), steel)) // prettier-ignore
      return root
    },
  }
}
