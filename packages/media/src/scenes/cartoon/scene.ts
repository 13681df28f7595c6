import { FogExp2, Quaternion, Vector3 } from 'three'
import type { Build } from '../../engine/take'
import { look, lensOf } from '../../kit/camera-moves'
import { between, keyed, mix, outCubic, overshoot, smooth, smoother } from '../../kit/ease'
import { heronChick } from '../../kit/heron-chick/heron-chick'
import { PENCIL_LENGTH } from '../../kit/heron-chick/pencil'
import { perform } from './acting'
import { BEATS } from './beats'
import { buildDoor } from './door'
import { buildFish } from './fish'
import { buildFlood } from './flood'
import { buildFountain } from './fountain'
import { buildSea } from './sea'
import { buildYard } from './yard'

const up = new Vector3(0, 1, 0)

/**
 * The position of the fish. It swims to the opening, is thrown out, and lands on the chick's head.
 */
function fishAt(seconds: number, head: Vector3): Vector3 {
  const swim = smoother(between(seconds, BEATS.fishIn, BEATS.touch - 0.2))
  const inside = new Vector3(mix(0.12, 0.72, swim), mix(0.62, 0.95, swim) + 0.02 * Math.sin(seconds * 4), mix(-1.35, -0.34, swim)) // prettier-ignore
  const flight = between(seconds, BEATS.burst, BEATS.landed)
  if (flight <= 0) return inside
  const at = inside.lerp(head, flight)
  at.y += Math.sin(Math.PI * flight) * 0.85
  return at
}

export const build: Build = (kit) => {
  const yard = buildYard(kit)
  const door = buildDoor(kit)
  const sea = buildSea(kit)
  const flood = buildFlood(kit)
  const chick = heronChick(kit, { ear: 1, hasFreePencil: true })
  const fish = buildFish(kit)
  const fountain = buildFountain(kit)
  kit.add(chick.root)
  kit.add(chick.pencil)
  kit.add(fish.root)
  kit.construct(chick.core)
  kit.construct(fish.root)
  kit.scene.fog = new FogExp2('#d9a878', 0.012)
  const { look: print } = kit
  print.shade.set('#9a7fae')
  print.lineReach = 14
  print.grade.contrast = 1.1
  print.grade.saturation = 1.08
  print.grade.shadows.set(0.004, 0.004, 0.018)
  print.exposure = 1.16

  function holdPencil(seconds: number): void {
    const { pencil } = chick
    const tuck = smooth(between(seconds, 1.64, BEATS.proud))
    const tip = seconds < 1.36 ? door.tipAt(seconds) : door.tipAt(2).lerp(door.knobAt().add(new Vector3(0.05, 0.03, 0.05)), smooth(between(seconds, 1.36, BEATS.knob))) // prettier-ignore
    const isLeft = seconds < 1.36
    const from = chick.core.getWorldPosition(new Vector3()).add(new Vector3(0, 0.32, 0.1))
    const way = tip.clone().sub(from).normalize()
    pencil.position.copy(tip).addScaledVector(way, -PENCIL_LENGTH / 2)
    pencil.quaternion.setFromUnitVectors(up, way)
    const grip = tip.clone().addScaledVector(way, -PENCIL_LENGTH * 0.72)
    if (tuck < 1) chick.reachFor(isLeft ? 'left' : 'right', grip, 1 - tuck)
    if (tuck <= 0) return
    chick.root.updateMatrixWorld(true)
    const ear = chick.ear.getWorldPosition(new Vector3())
    const lie = chick.ear.getWorldQuaternion(new Quaternion())
    pencil.position.lerp(ear, tuck)
    pencil.position.y += 0.3 * Math.sin(Math.PI * tuck)
    pencil.quaternion.slerp(lie, tuck)
  }

  function poseFish(seconds: number): void {
    const wet = seconds > BEATS.burst
    const landed = seconds - BEATS.landed
    const squashed = landed > 0 ? 0.34 * Math.exp(-landed * 5.5) * Math.cos(landed * 17) : 0
    chick.root.updateMatrixWorld(true)
    const head = chick.crown.getWorldPosition(new Vector3())
    head.y += 0.16 - 0.06 * squashed
    fish.root.position.copy(fishAt(seconds, head))
    const flight = between(seconds, BEATS.burst, BEATS.landed)
    fish.root.rotation.set(-Math.PI * 2 * smooth(flight) - 0.06, wet ? mix(0.75, -0.8, flight) : mix(1.5, 0.85, smooth(between(seconds, 3, 3.5))), landed > 0 ? 0.08 : 0, 'YXZ') // prettier-ignore
    fish.root.visible = seconds > BEATS.pull
    const spit = keyed(
      [
        [BEATS.squirt - 0.12, 0],
        [BEATS.squirt, 1],
        [5.7, 1],
        [5.82, 0],
      ],
      seconds,
    )
    fish.set({
      seconds,
      swim: wet ? 0.25 : 1,
      squash: squashed - (flight > 0 && flight < 1 ? 0.12 : 0) + 0.12 * keyed([[BEATS.squirt - 0.2, 0], [BEATS.squirt - 0.05, 1], [BEATS.squirt + 0.1, -0.6], [5.5, 0]], seconds), // prettier-ignore
      pucker: Math.max(
        spit,
        keyed(
          [
            [3.3, 0],
            [3.4, 0.8],
            [3.5, 0],
          ],
          seconds,
        ),
      ),
      blink: Math.min(1, Math.abs(seconds - 3.5) / 0.07, Math.abs(seconds - 5.06) / 0.07),
      lookY: landed > 0 ? 0.2 : 0,
    })
    fountain.set(seconds, fish.root)
  }

  return {
    update(seconds) {
      yard.set(seconds)
      door.set(seconds)
      sea.set(seconds, door.opened(seconds))
      flood.set(seconds)
      chick.set(perform(seconds))
      holdPencil(seconds)
      const hold = keyed(
        [
          [1.98, 0],
          [BEATS.grip, 1],
          [2.46, 1],
          [2.58, 0],
        ],
        seconds,
      )
      if (hold > 0) chick.reachFor('right', door.knobAt().add(new Vector3(0.03, 0, 0.03)), hold)
      poseFish(seconds)

      const near = smoother(between(seconds, 1.9, 3.5))
      const back = outCubic(between(seconds, BEATS.burst, BEATS.burst + 0.5))
      const late = smoother(between(seconds, 4.5, 5.6))
      const shake = keyed([[BEATS.burst, 0], [BEATS.burst + 0.06, 1], [4.7, 0], [BEATS.landed + 0.02, 0.4], [4.95, 0]], seconds) // prettier-ignore
      const from = new Vector3(-0.55, 1.2, 5.5).lerp(new Vector3(-0.3, 1.1, 4.5), near)
      from.lerp(new Vector3(-0.1, 1.25, 5.7), back).lerp(new Vector3(1.2, 1.18, 5.1), late)
      const at = new Vector3(0.66, 0.86, 0).lerp(new Vector3(1.05, 0.84, 0.1), near)
      at.lerp(new Vector3(1.15, 0.9, 0.3), back).lerp(new Vector3(1.72, 0.88, 0.8), late)
      at.add(new Vector3(Math.sin(seconds * 71), Math.sin(seconds * 83 + 1), 0).multiplyScalar(0.035 * shake)) // prettier-ignore
      lensOf(kit.camera, 40)
      look(kit.camera, from, at, { seconds, amount: 0.5, roll: 0.012 * overshoot(between(seconds, BEATS.burst, 4.5)) }) // prettier-ignore
      kit.lens.focus = mix(5, 4.1, near)
      kit.lens.aperture = 0.018

      const { key, sky } = kit.look
      key.target.set(0.9, 0.7, 0.5)
      key.position.set(-4.2, 6.4, 6.2)
      key.color.set('#ffcf94')
      key.intensity = 3.9
      key.size = 0.7
      key.extent = 4.2
      key.reach = 24
      sky.zenith.set('#7fa6e0')
      sky.horizon.set('#c9b2b8')
      sky.ground.set('#8a6248')
      sky.intensity = 0.42
      sky.extent = 4
    },
  }
}
