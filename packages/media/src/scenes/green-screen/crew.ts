import { Group, Vector3 } from 'three'
import type { PaintedMaterial } from '../../engine/paint'
import type { Kit } from '../../engine/take'
import { between, smooth } from '../../kit/ease'
import { headset } from '../../kit/headset'
import { alive, blink } from '../../kit/puppet/actions'
import { blend, gestures, pose } from '../../kit/puppet/pose'
import { puppet } from '../../kit/puppet/puppet'
import { bevelled, solid, tube } from '../../kit/shapes'

/** The monitor on its stand. It shows the picture with the final background. */
function village(kit: Kit, picture: PaintedMaterial) {
  const dark = kit.material({ color: '#17191e', roughness: 0.5, group: 'prop', flat: '#2d3349' })
  const steel = kit.material({ color: '#4b5058', metalness: 0.8, roughness: 0.35, group: 'prop', flat: '#666d84' }) // prettier-ignore
  const root = new Group()
  root.add(solid(bevelled(1.24, 0.74, 0.06, 0.02), dark, [0, 1.42, 0]))
  const face = solid(bevelled(1.18, 0.664, 0.012, 0.004), picture, [0, 1.42, 0.03])
  face.castShadow = false
  root.add(face)
  root.add(solid(tube([new Vector3(0, 0.1, -0.05), new Vector3(0, 1.4, -0.05)], 0.035, 3, 12), steel)) // prettier-ignore
  for (let i = 0; i < 4; i++) {
    const [x, z] = [Math.sin(i * 1.571 + 0.785) * 0.42, Math.cos(i * 1.571 + 0.785) * 0.42]
    root.add(solid(tube([new Vector3(0, 0.16, -0.05), new Vector3(x, 0.05, z - 0.05)], 0.022, 3, 8), steel)) // prettier-ignore
  }
  root.add(solid(bevelled(0.6, 0.04, 0.34, 0.015), dark, [0, 0.84, 0.05]))
  root.position.set(2.2, 0, 4.7)
  root.rotation.y = -0.1
  return { root, face }
}

/** The crew: an operator at the crane, and the director at the monitor. */
export function buildCrew(kit: Kit, picture: PaintedMaterial) {
  const root = new Group()
  const monitor = village(kit, picture)
  const operator = puppet(kit, { skin: '#e0ac86', hair: 'short', hairColor: '#3b241c', top: '#3a4a63', trousers: '#23252d', shoes: '#6b3a28', beard: true, build: 1.08, height: 1.78 }) // prettier-ignore
  operator.root.position.set(-3.25, 0, 3.95)
  const director = puppet(kit, { skin: '#8a5433', hair: 'curls', hairColor: '#17100d', top: '#d39a34', trousers: '#2c3040', shoes: '#e2d9c8', height: 1.68 }) // prettier-ignore
  director.root.position.set(3.15, 0, 5.0)
  const phones = headset(kit, '#20242c', { wide: 0.168, tall: 0.2 })
  director.head.children[0]?.add(phones)
  root.add(monitor.root, operator.root, director.root)

  const steer = pose({ turn: 1.75, leftHand: [0.1, -0.16, 0.36], rightHand: [0.06, -0.2, 0.36], lean: 0.08 }) // prettier-ignore
  const watch = pose({ turn: Math.PI + 0.75, leftHand: [-0.14, -0.2, 0.22], rightHand: [-0.16, -0.22, 0.24], elbows: 0.6, headTurn: 0.1 }) // prettier-ignore
  const cheer = { ...gestures.openArms, turn: Math.PI + 0.35, leftHand: [0.3, 0.3, 0.16] as const, rightHand: [0.14, 0.44, 0.1] as const } // prettier-ignore
  return {
    root,
    monitor: monitor.face,
    set(seconds: number): void {
      operator.set(blink(alive(steer, seconds, 12), seconds, 3))
      director.set(alive(blend(watch, cheer, smooth(between(seconds, 5.75, 6.25))), seconds, 15))
    },
  }
}
