import { FogExp2, PointLight, Vector3 } from 'three'
import type { Build } from '../../engine/take'
import { lensOf, look } from '../../kit/camera-moves'
import { fighter } from '../../kit/armature/fighter'
import { keyed, mix, outCubic, smooth, smoother, between } from '../../kit/ease'
import { surroundings } from '../../kit/environment'
import { skyDome } from '../../kit/sky'
import { noise1 } from '../../kit/noise'
import { buildArena } from './arena'
import { buildCrowd } from './crowd'
import { buildDust } from './dust'
import { CLASH, contact, herAt, himAt, story } from './choreography'
import { buildSparks } from './sparks'
import { buildStreaks } from './streaks'
import { agile, heavy } from './styles'

const SUN = new Vector3(6, 6.4, -12)

export const build: Build = (kit) => {
  const arena = buildArena(kit)
  const crowd = buildCrowd(kit)
  const her = fighter(kit, agile)
  const him = fighter(kit, heavy)
  kit.construct(her.root)
  kit.construct(him.root)
  const streaks = buildStreaks(kit)
  const sparks = buildSparks(kit)
  const dust = buildDust(kit)
  const flash = kit.add(new PointLight('#ffd2a0', 0, 16, 1.8))
  flash.position.copy(contact)

  skyDome(kit, {
    ...{ zenith: '#081a30', middle: '#2c4264', horizon: '#c98762', band: 0.24 },
    sun: { direction: SUN, color: '#ffac62', glow: 1.1 },
    clouds: { amount: 0.5, light: '#f0a06a', dark: '#2a2c44', scale: 0.6, seed: 7 },
    flat: ['#f2b27a', '#566b94'],
  })
  surroundings(kit, {
    ...{ zenith: '#24405e', horizon: '#8a5a3c', ground: '#2a1a10', strength: 0.8 },
    boxes: [
      { azimuth: 205, elevation: 24, width: 60, height: 34, color: '#ffb066', strength: 6 },
      { azimuth: 20, elevation: 35, width: 50, height: 14, color: '#6fa4d8', strength: 1.5 },
      { azimuth: 100, elevation: 8, width: 30, height: 50, color: '#ff8a3c', strength: 1.6 },
    ],
  })
  kit.scene.fog = new FogExp2('#454458', 0.0165)
  kit.look.shade.set('#a397c4')
  kit.look.lineReach = 46

  return {
    update(seconds) {
      const t = story(seconds)
      const hers = herAt(t)
      const his = himAt(t)
      her.set(hers.pose, hers.place)
      him.set(his.pose, his.place)
      const blow = Math.max(0, seconds - CLASH)
      const hit = seconds < CLASH ? 0 : Math.exp(-blow * 2.6)
      her.light.emissiveIntensity = 3.2 + 5 * hit + 0.6 * noise1(seconds * 7, 2)
      him.light.emissiveIntensity = 2.6 + 6 * hit + 0.9 * noise1(seconds * 5, 4)
      streaks.set(t, seconds)
      sparks.set(seconds)
      dust.set(seconds, t)
      crowd.set(seconds)
      arena.set(seconds)
      flash.intensity = seconds < CLASH - 0.02 ? 0 : 95 * Math.exp(-blow * 3.4)

      // The camera is over her shoulder, follows her leap, and is thrown back by the blow.
      const run = smoother(between(seconds, 1.25, 2.55))
      const back = outCubic(between(seconds, CLASH, 3.7))
      const creep = smooth(between(seconds, 3.7, 6))
      const from = new Vector3(-5.75, 1.05, 3.75).lerp(new Vector3(-0.75, 0.6, 7.5), run)
      from.lerp(new Vector3(-1, 1, 9.9), back).lerp(new Vector3(-0.45, 0.72, 8), creep)
      const at = new Vector3(0.6, 1.35, -0.4).lerp(new Vector3(0.25, 1.95, 0), run)
      at.lerp(new Vector3(-0.15, 1.5, 0), smoother(between(seconds, CLASH, 3.9)))
      const shake = hit * hit * 0.22
      const jolt = (k: number) => noise1(seconds * 21, k) * shake
      from.add(new Vector3(jolt(31), jolt(32), 0))
      lensOf(kit.camera, mix(38, 32, run))
      const roll = keyed(
        [
          [CLASH, 0],
          [CLASH + 0.09, -0.07],
          [3.3, 0.02],
          [4, 0],
        ],
        seconds,
      )
      look(kit.camera, from, at, { seconds, amount: 0.9, roll: roll + jolt(33) * 0.3, seed: 12 })
      const subject = new Vector3(2.7, 1.6, -0.5)
        .lerp(contact, run)
        .lerp(new Vector3(0, 1, 0), back)
      kit.lens.focus = from.distanceTo(subject)
      kit.lens.aperture = mix(0.045, 0.022, run)

      const { key, sky } = kit.look
      key.target.set(0, 0.8, 0)
      key.position.copy(SUN).add(key.target)
      key.color.set('#ffb877')
      key.intensity = 4.4
      key.size = 0.5
      key.extent = 9
      key.reach = 32
      sky.zenith.set('#4f86cc')
      sky.horizon.set('#6d83a6')
      sky.ground.set('#5a4034')
      sky.intensity = 0.42
      sky.extent = 8
      kit.look.exposure = 1.15 + 0.35 * hit * hit
      kit.look.bloom = 0.08 + 0.05 * hit
      kit.look.grade.contrast = 1.08
      kit.look.grade.shadows.set(0, 0.008, 0.02)
    },
  }
}
