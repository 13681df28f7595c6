import { Group, TorusGeometry, Vector3 } from 'three'
import type { Kit } from '../engine/take'
import { bevelled, solid, tube, turned } from './shapes'

/**
 * A broadcast microphone on a low arm. The arm leads from `foot` on the table over `elbow` to
 * `tip`, and the microphone points to `mouth`.
 */
export function deskMicrophone(
  kit: Kit,
  foot: Vector3,
  elbow: Vector3,
  tip: Vector3,
  mouth: Vector3,
) {
  // prettier-ignore
  const steel = kit.material({ color: '#1a1c20', roughness: 0.35, metalness: 0.7, group: 'prop', flat: '#333a50' }) // prettier-ignore
  const body = kit.material({ color: '#24262b', roughness: 0.45, metalness: 0.3, group: 'prop', flat: '#3b4158' }) // prettier-ignore
  const foam = kit.material({ color: '#111215', roughness: 0.95, group: 'prop', flat: '#232838' })
  const ring = kit.material({ color: '#c79a4e', roughness: 0.25, metalness: 1, group: 'prop', flat: '#f0b860', line: 0.5 }) // prettier-ignore
  const root = new Group()
  // prettier-ignore
  root.add(solid(turned([[0.001, 0.03], [0.05, 0.028], [0.06, 0.012], [0.06, 0], [0.001, 0]], 30), steel, [foot.x, foot.y, foot.z]))
  const post = foot.clone().add(new Vector3(0, 0.05, 0))
  for (const [from, to] of [
    [foot, post],
    [post, elbow],
    [elbow, tip],
  ] as const)
    // prettier-ignore
    root.add(solid(tube([from, to], 0.0125, 6, 10), steel))
  for (const at of [post, elbow, tip]) {
    const knuckle = solid(bevelled(0.042, 0.036, 0.036, 0.014), body, [at.x, at.y, at.z])
    knuckle.lookAt(elbow.clone().add(new Vector3(0, 0.3, 0.01)))
    root.add(knuckle)
  }
  const cable = [post, elbow, tip].flatMap((point, i, all) => {
    const next = all[i + 1]
    const below = (p: Vector3, by: number) => p.clone().add(new Vector3(0, -by, 0))
    return next ? [below(point, 0.02), below(point.clone().lerp(next, 0.5), 0.05)] : [below(point, 0.01)] // prettier-ignore
  })
  root.add(solid(tube(cable, 0.005, 30, 6), foam))

  const mic = new Group()
  mic.position.copy(tip).add(new Vector3(0, 0.055, 0))
  mic.lookAt(mouth)
  const along = (mesh: ReturnType<typeof solid>) => {
    mesh.rotation.x = Math.PI / 2
    return mic.add(mesh)
  }
  // prettier-ignore
  along(solid(turned([[0.001, -0.09], [0.022, -0.088], [0.032, -0.075], [0.034, 0.02], [0.03, 0.025]], 28), body))
  // prettier-ignore
  along(solid(turned([[0.03, 0.025], [0.04, 0.035], [0.042, 0.09], [0.034, 0.112], [0.015, 0.12], [0.001, 0.121]], 28), foam))
  mic.add(solid(new TorusGeometry(0.034, 0.004, 8, 30), ring, [0, 0, 0.022]))
  mic.add(solid(bevelled(0.02, 0.06, 0.02, 0.006), body, [0, -0.04, -0.02]))
  root.add(mic)
  return root
}
