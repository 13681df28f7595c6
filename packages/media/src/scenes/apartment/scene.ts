import { Vector3 } from 'three'
import type { Build } from '../../engine/take'
import { lensOf, look } from '../../kit/camera-moves'
import { curtain } from '../../kit/curtain'
import { between, mix, smooth } from '../../kit/ease'
import { mirror } from '../../kit/mirror'
import { noise1 } from '../../kit/noise'
import { afternoon } from './light'
import { outside } from './outside'
import { ROOM, shell } from './room'
import { armchair, sofa } from './seating'
import { things } from './things'

const CLOTH = { color: '#f6efe2', flat: '#fff8e9', top: ROOM.lintel + 0.12, hem: 0.03 }

export const build: Build = (kit) => {
  const z = ROOM.open + 0.28
  const left = curtain(kit, { ...CLOTH, rail: [-4.35, -1.75], z, folds: 11, seed: 2 })
  const right = curtain(kit, { ...CLOTH, rail: [4.35, 2.35], z, folds: 9, seed: 7 })
  const wet = mirror(kit, { part: 0.4 })
  const light = afternoon(kit)
  shell(kit, wet)
  const view = outside(kit)

  const couch = sofa(kit)
  couch.position.set(-3.35, 0, 0.35)
  const chair = armchair(kit, '#b9694a', '#d98763')
  chair.position.set(1.35, 0, -0.75)
  chair.rotation.y = -0.9
  const near = armchair(kit, '#57696a', '#728b8c')
  near.position.set(2.15, 0, 1.35)
  near.rotation.y = -2.1
  for (const one of [couch, chair, near]) kit.construct(kit.add(one))
  const dressing = things(kit)

  return {
    update(seconds) {
      // One gust fills the left curtain, and the right one a little later.
      const gust = (late: number) =>
        0.58 + 0.4 * Math.sin((seconds - late) * 1.9 - 1.25) + 0.18 * noise1((seconds - late) * 0.9, 4) // prettier-ignore
      left.blow(seconds, gust(0))
      right.blow(seconds + 1.7, gust(0.6) * 0.8)
      light.set(seconds, between(seconds, -0.4, 5.4))
      view.set(seconds)
      dressing.set(seconds, gust(0.4))

      const dolly = smooth(between(seconds, -1.4, 5.8))
      const from = new Vector3(mix(1.25, 0.45, dolly), mix(1.34, 1.28, dolly), mix(4.5, 2.3, dolly))
      const at = new Vector3(mix(-0.75, -0.5, dolly), mix(1.1, 1.14, dolly), -3)
      lensOf(kit.camera, 22)
      look(kit.camera, from, at, { seconds, amount: 0.45, seed: 6 })
      kit.lens.focus = from.distanceTo(new Vector3(0, 0.6, -0.8))
      kit.lens.aperture = 0.022
    },
  }
}
