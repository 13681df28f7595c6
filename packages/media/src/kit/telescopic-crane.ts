import { CylinderGeometry, Group, Vector3 } from 'three'
import type { Kit } from '../engine/take'
import { filmCamera } from './film-camera'
import { bevelled, solid, tube, turned } from './shapes'

const ARM = 3.25
const DROP = 1.42

/**
 * A camera crane with an arm that extends along +x. The camera hangs at the end of the arm and
 * looks along -z.
 */
export function telescopicCrane(kit: Kit) {
  const paint = kit.material({ color: '#22252b', roughness: 0.35, metalness: 0.4, reflect: 1.4, group: 'prop', flat: '#3a4058' }) // prettier-ignore
  const inner = kit.material({ color: '#7d838c', roughness: 0.3, metalness: 0.85, group: 'prop', flat: '#8d95a8' }) // prettier-ignore
  const rubber = kit.material({ color: '#121316', roughness: 0.9, group: 'prop', flat: '#23273a' })
  const accent = kit.material({ color: '#c7a12e', roughness: 0.45, group: 'prop', flat: '#e8c24a' })
  const root = new Group()
  const add = (mesh: ReturnType<typeof solid>) => root.add(mesh)

  add(solid(bevelled(1.25, 0.22, 1.0, 0.05), paint, [0, 0.36, 0]))
  for (const x of [-0.5, 0.5]) {
    for (const z of [-0.52, 0.52]) {
      const wheel = solid(new CylinderGeometry(0.2, 0.2, 0.16, 26), rubber, [x, 0.2, z])
      wheel.rotation.x = Math.PI / 2
      add(wheel)
    }
  }
  // prettier-ignore
  add(solid(turned([[0.26, 0.45], [0.2, 0.6], [0.17, 0.7], [0.15, 2.7], [0.24, 2.75], [0.24, 2.9], [0.001, 2.9]], 30), paint))
  for (const x of [-0.16, 0.16]) add(solid(bevelled(0.07, 0.5, 0.5, 0.02), paint, [x, 3.05, 0]))
  add(solid(bevelled(2.6, 0.34, 0.3, 0.03), paint, [0.35, ARM, 0]))
  add(solid(bevelled(0.5, 0.04, 0.305, 0.01), accent, [1.2, ARM + 0.16, 0]))
  for (let i = 0; i < 4; i++) add(solid(bevelled(0.13, 0.52, 0.52, 0.03), rubber, [-1.05 - i * 0.15, ARM - 0.05, 0])) // prettier-ignore
  add(solid(tube([new Vector3(-0.6, 0.5, 0.45), new Vector3(-0.75, 1.0, 0.5), new Vector3(-0.6, 1.05, 0.55)], 0.018, 14, 8), inner)) // prettier-ignore

  const [middle, last] = [
    solid(bevelled(2.6, 0.25, 0.22, 0.02), inner),
    solid(bevelled(2.6, 0.17, 0.15, 0.02), paint),
  ]
  middle.position.y = last.position.y = ARM
  root.add(middle, last)

  const end = new Group()
  end.add(solid(bevelled(0.22, 0.22, 0.22, 0.04), paint, [0, ARM, 0]))
  end.add(solid(tube([new Vector3(0, ARM, 0), new Vector3(0, ARM - DROP, 0)], 0.042, 3, 16), inner))
  for (const y of [0.4, 0.85]) end.add(solid(bevelled(0.13, 0.09, 0.13, 0.025), paint, [0, ARM - y, 0])) // prettier-ignore
  // prettier-ignore
  end.add(solid(turned([[0.001, 0.14], [0.1, 0.12], [0.13, 0.06], [0.13, 0], [0.001, -0.02]], 26), paint, [0, ARM - DROP, 0]))
  const yoke = [new Vector3(0, ARM - DROP, 0), new Vector3(-0.24, ARM - DROP - 0.02, 0), new Vector3(-0.27, ARM - DROP - 0.2, 0), new Vector3(-0.27, ARM - DROP - 0.42, 0), new Vector3(-0.1, ARM - DROP - 0.46, 0)] // prettier-ignore
  end.add(solid(tube(yoke, 0.034, 30, 12), paint))
  const camera = filmCamera(kit)
  camera.root.scale.setScalar(1.2)
  camera.root.rotation.y = Math.PI
  camera.root.position.y = ARM - DROP - 0.46
  camera.setOnAir(1)
  end.add(camera.root)
  root.add(end)
  // Only the base casts a shadow, because the arm's shadow would cross every background.
  root.traverse((one) => {
    one.castShadow = one.position.y > 0.1 && one.position.y < 0.5
  })

  return {
    root,
    end,
    /** Slides the camera to `reach` metres from the column, turned by `pan` and `tilt`. */
    set(reach: number, pan = 0, tilt = 0): void {
      end.position.x = reach
      last.position.x = reach - 1.3
      middle.position.x = Math.max(0.5, reach * 0.62 - 0.5)
      camera.root.rotation.set(tilt, Math.PI + pan, 0, 'YXZ')
    },
  }
}
