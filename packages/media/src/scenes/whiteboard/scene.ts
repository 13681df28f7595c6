import { Vector3 } from 'three'
import type { Build } from '../../engine/take'
import { look, lensOf } from '../../kit/camera-moves'
import { between, mix, smoother } from '../../kit/ease'
import { surroundings } from '../../kit/environment'
import { buildBoard } from './board'
import { buildDrawing } from './drawing'
import { buildHand } from './hand'
import { TAP } from './story'

const KEY = new Vector3(-24, 21, 34)

export const build: Build = (kit) => {
  const board = buildBoard(kit, KEY)
  const drawing = buildDrawing(kit)
  const hand = buildHand(kit)
  kit.construct(hand.hand)
  surroundings(kit, {
    ...{ zenith: '#8fa3bd', horizon: '#b9b2a8', ground: '#4d443c', strength: 0.7 },
    boxes: [
      { azimuth: 305, elevation: 34, width: 50, height: 46, color: '#ffe2b8', strength: 2.4 },
      { azimuth: 225, elevation: 20, width: 26, height: 60, color: '#bcd2f2', strength: 1.2 },
    ],
  })
  const { key, sky, grade } = kit.look
  kit.look.shade.set('#a9a4c8')
  kit.look.lineReach = 200
  kit.look.terminator = 0.3

  return {
    update(seconds) {
      board.stir(seconds)
      drawing.set(seconds)
      const tip = hand.set(seconds)
      // The camera is close to the hand at first. Then it moves back and follows the boat.
      const free = smoother(between(seconds, TAP - 0.1, 5.7))
      const follow = smoother(between(seconds, 0.2, 3.4))
      const from = new Vector3(mix(mix(-4.6, -2.4, follow), 1.4, free), mix(1.2, 0.5, free), mix(mix(13.2, 14.8, follow), 13.6, free)) // prettier-ignore
      const at = new Vector3(mix(mix(-0.9, 0.1, follow), 0.7, free), mix(-0.7, -0.5, free), 0)
      lensOf(kit.camera, 37)
      look(kit.camera, from, at, { seconds, amount: 2.2, seed: 3 })
      kit.lens.focus = from.distanceTo(new Vector3(mix(tip.x * 0.4, 1.4, free), -0.6, 0))
      kit.lens.aperture = 0.09

      key.position.copy(KEY)
      key.target.set(0, -0.5, 0)
      key.color.set('#fff1df')
      key.intensity = 3.5
      key.size = 0.8
      key.extent = 11
      key.reach = 80
      key.shadows = 4096
      sky.zenith.set('#9db4d8')
      sky.horizon.set('#c3c0c4')
      sky.ground.set('#7d7268')
      sky.intensity = 0.42
      sky.extent = 11
      kit.look.exposure = 1.75
      kit.look.bloom = 0.05
      kit.look.halation = 0.02
      kit.look.vignette = 0.34
      kit.look.grain = 0.014
      grade.contrast = 1.06
      grade.shadows.set(0, 0.006, 0.02)
    },
  }
}
