import { FogExp2, type Plane, SpotLight, Vector3 } from 'three'
import type { Build } from '../../engine/take'
import { lensOf, look } from '../../kit/camera-moves'
import { cutter } from '../../kit/armature/cut'
import { trail } from '../../kit/armature/trail'
import { between, keyed, mix, smooth, smoother } from '../../kit/ease'
import { surroundings } from '../../kit/environment'
import { glow } from '../../kit/glow'
import { dancer } from './costume'
import { danceTime, jointsAt, poseAt, spinAt, spotAt, turnAt } from './dance'
import { markers } from './markers'
import { scan } from './scan'
import { skeleton } from './skeleton'
import { buildVolume } from './volume'

const grey = '#b3a598'
const linear = (t: number) => t

export const build: Build = (kit) => {
  const volume = buildVolume(kit)
  const bones = skeleton(kit)
  const balls = markers(kit)
  const clay = dancer(kit, {
    person: { skin: grey, hair: 'curls', hairColor: grey, top: grey, trousers: grey, shoes: grey },
    coat: { color: grey, roughness: 0.75, flat: '#c9b8a8' },
    gold: { color: grey, roughness: 0.75, flat: '#c9b8a8' },
  })
  const dressed = dancer(kit, {
    person: { skin: '#a2613c', hair: 'curls', hairColor: '#24130f', top: '#c23a1e', trousers: '#1c2a55', shoes: '#d29b34' }, // prettier-ignore
    coat: { color: '#e08a1c', roughness: 0.75, flat: '#f2a63a', clay: '#d39a6a' },
    gold: { color: '#d9a640', metalness: 0.85, roughness: 0.3, flat: '#ffd06a', clay: '#e0bd8c' },
  })
  kit.add(clay.root)
  kit.add(dressed.root)
  kit.construct(bones.root)
  const [cutBones, cutClay, cutDressed] = [bones.root, clay.root, dressed.root].map(cutter)
  const [first, second] = [scan(kit, '#7df5dc', 1), scan(kit, '#ffd9a0', 0.85)]
  const trails = Array.from({ length: 4 }, () => trail('#63e8d4', 26))
  volume.wet.hide(...trails.map(({ mesh }) => mesh))
  for (const one of trails) kit.add(one.mesh)

  const rim = kit.add(new SpotLight('#6fb7ff', 60, 14, 0.5, 0.8, 1.4))
  rim.position.set(3.4, 3.9, -3)
  rim.target.position.set(0, 1.1, 0)
  kit.add(rim.target)
  const shaft = glow({ form: 'beam', color: '#ffc48a', strength: 0.12, width: 4.2, height: 6.4, finalOnly: true }) // prettier-ignore
  shaft.position.set(-1.5, 2.3, -1.2)
  shaft.rotation.z = Math.PI - 0.5
  kit.add(shaft)
  surroundings(kit, {
    ...{ zenith: '#16283a', horizon: '#1d2b36', ground: '#0b0f13', strength: 0.7 },
    boxes: [
      { azimuth: 230, elevation: 34, width: 50, height: 30, color: '#ffcf9c', strength: 4 },
      { azimuth: 60, elevation: 20, width: 18, height: 70, color: '#74b6ff', strength: 2.4 },
    ],
  })
  kit.scene.fog = new FogExp2('#16303f', 0.042)
  kit.look.shade.set('#7583b4')
  kit.look.lineReach = 20

  return {
    update(seconds) {
      const t = danceTime(seconds)
      const { own, matrix } = jointsAt(t)
      const pose = poseAt(t)
      const spot = spotAt(t)
      // The light rises while she is in the air, and slows down with her leap.
      const heights = [
        keyed([[1.5, -0.3], [3.4, 3, linear]], seconds), // prettier-ignore
        keyed([[1.86, -0.3], [3.76, 3, linear]], seconds), // prettier-ignore
      ] as const
      first.start(new Vector3(spot.x, heights[0], 0), lit(seconds, 1.65, 3.2))
      second.start(new Vector3(spot.x, heights[1], 0), lit(seconds, 2, 3.55))

      bones.root.position.copy(spot)
      bones.root.rotation.y = turnAt(t)
      bones.root.updateMatrixWorld(true)
      bones.set(own, pose.headTurn)
      for (const who of [clay, dressed]) {
        who.root.position.copy(spot)
        who.set(pose, own, spinAt(t), t)
      }
      const below = (one: { plane: Plane }) => one.plane.clone().negate()
      cutBones?.([first.plane])
      cutClay?.([below(first), second.plane], first.seam)
      cutDressed?.([below(second)], second.seam)
      first.end()
      second.end()
      const toWorld = (v: Vector3) => v.clone().applyMatrix4(matrix)
      balls.set(own, toWorld, second.plane)

      const drawn = 0.75 * between(t, 0.5, 1) * (1 - between(seconds, 3.3, 4.1))
      trails.forEach((one, i) => {
        one.set((along) => {
          const past = jointsAt(t - along * 0.42)
          const limb = i < 2 ? past.own.arms[i] : past.own.legs[i - 2]
          const end = (limb?.end ?? new Vector3()).clone().applyMatrix4(past.matrix)
          return [end.clone().setY(end.y - 0.012), end]
        }, drawn)
      })
      volume.set(seconds)

      const arc = smoother(between(seconds, 0.9, 3.7))
      const settle = smooth(between(seconds, 3.5, 6))
      const from = new Vector3(-2.3, 0.8, 4).lerp(new Vector3(1.9, 0.6, 4.3), arc)
      from.z += 0.45 * Math.sin(arc * Math.PI)
      from.lerp(new Vector3(0.95, 0.85, 3.85), settle)
      const at = new Vector3(-0.2, 0.95, 0).lerp(new Vector3(-0.05, 1.42, 0), smooth(between(seconds, 1.1, 1.8))) // prettier-ignore
      at.lerp(new Vector3(0.16, 0.94, 0), smooth(between(seconds, 3.5, 4.4)))
      lensOf(kit.camera, 34)
      look(kit.camera, from, at, { seconds, amount: 0.7, seed: 3 })
      kit.lens.focus = from.distanceTo(new Vector3(spot.x, 1 + spot.y, 0.1))
      kit.lens.aperture = 0.03

      // The picture is cold until the dancer is visible, and then becomes warm.
      const warm = smooth(between(seconds, 1.9, 3.9))
      const { key, sky } = kit.look
      key.kind = 'spot'
      key.position.set(-3.6, 4.9, 0.9)
      key.target.set(0.1, 1, 0)
      key.color.set('#ffd2a0')
      key.intensity = mix(1.6, 7.4, warm)
      key.size = 0.35
      key.extent = 27
      key.reach = 14
      sky.zenith.set('#5f93c9')
      sky.horizon.set('#4f7d9c')
      sky.ground.set('#232b33')
      sky.intensity = mix(0.42, 0.38, warm)
      sky.extent = 5
      rim.intensity = mix(30, 44, warm)
      shaft.setStrength(mix(0.05, 0.15, warm))
      kit.look.exposure = 1.25
      kit.look.bloom = 0.08
      kit.look.grade.contrast = 1.06
    },
  }
}

const lit = (seconds: number, from: number, to: number) =>
  smooth(between(seconds, from - 0.15, from + 0.2)) * (1 - smooth(between(seconds, to - 0.2, to + 0.15))) // prettier-ignore
