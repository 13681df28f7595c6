import { Vector3 } from 'three'
import type { Kit, Take } from '../../engine/take'
import { random } from '../../lib/random'
import { lensOf, look } from '../camera-moves'
import { heronChick } from '../heron-chick/heron-chick'
import type { ChickPose } from '../heron-chick/pose'
import { lagoonPerch } from './lagoon-perch'

export const LOOP = 4

/**
 * Uses the same random numbers in every shot, so that all moods of the guide show the same trees
 * and feathers.
 */
function alike(kit: Kit): Kit {
  const seed = (name: string) => Array.from(name).reduce((sum, one) => Math.imul(sum ^ one.charCodeAt(0), 16777619), 77) // prettier-ignore
  return Object.create(kit, { random: { value: (name: string) => random(seed(name)) } }) as Kit
}

/**
 * A shot of the guide on its perch, with the same framing in every mood. The movement of `act` must
 * repeat after four seconds.
 */
export function guideShot(studio: Kit, act: (seconds: number) => ChickPose): Take {
  const kit = alike(studio)
  const set = lagoonPerch(kit, LOOP)
  const chick = heronChick(kit)
  kit.add(chick.root)
  kit.construct(chick.core)
  const { look: print } = kit
  print.shade.set('#8a9cc4')
  print.lineReach = 9
  print.terminator = 0.4
  print.exposure = 1.28
  print.bloom = 0.07
  print.grade.contrast = 1.12
  print.grade.saturation = 1.1
  print.grade.shadows.set(0, 0.008, 0.014)
  return {
    update(seconds) {
      set.set(seconds)
      const turned = act(((seconds % LOOP) + LOOP) % LOOP)
      chick.set({ ...turned, turn: turned.turn + 0.38 })
      lensOf(kit.camera, 58)
      const from = new Vector3(0.1, 1.12, 5)
      look(kit.camera, from, new Vector3(0.05, 0.7, 0))
      kit.lens.focus = 4.65
      kit.lens.aperture = 0.032
    },
  }
}
