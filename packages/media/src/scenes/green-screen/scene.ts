import { Group, Vector3 } from 'three'
import type { Build } from '../../engine/take'
import { lensOf, look } from '../../kit/camera-moves'
import { between, mix, smoother } from '../../kit/ease'
import { surroundings } from '../../kit/environment'
import { liveFeed } from '../../kit/live-feed'
import { telescopicCrane } from '../../kit/telescopic-crane'
import { buildCrew } from './crew'
import { buildDesert } from './desert'
import { setLight } from './light'
import { monitorDrawing } from './monitor-drawing'
import { buildMoon } from './moon'
import { buildPerformer } from './performer'
import { buildRooftop } from './rooftop'
import { buildStage } from './stage'
import { craneAt } from './timing'
import { buildWipe } from './wipe'

const COLUMN = new Vector3(-4.1, 0, 2.75)

export const build: Build = (kit) => {
  const worlds = {
    stage: { root: kit.add(buildStage(kit)), air: { color: '#20262c', density: 0.012 } },
    desert: { root: kit.add(buildDesert(kit)), air: { color: '#e8c596', density: 0.0062 } },
    rooftop: { root: kit.add(buildRooftop(kit)), air: { color: '#43306c', density: 0.0055 } },
    moon: { root: kit.add(buildMoon(kit)), air: { color: '#05070d', density: 0.0018 } },
  }
  const wipe = buildWipe(kit, worlds)
  const her = buildPerformer(kit)
  const crane = telescopicCrane(kit)
  crane.root.position.copy(COLUMN)
  const always = new Group()
  always.add(crane.root)

  // The monitor shows the picture of the crane's camera with the moon behind the performer.
  const feed = liveFeed(kit, {
    strength: 1.3,
    drawn: monitorDrawing(kit),
    stage: () => {
      const shown = [worlds.stage.root, worlds.moon.root].map((root) => root.visible)
      const kept = { ...wipe.regions.moon }
      worlds.stage.root.visible = false
      worlds.moon.root.visible = true
      Object.assign(wipe.regions.moon, { from: 0, to: 1 })
      return () => {
        worlds.stage.root.visible = shown[0] ?? true
        worlds.moon.root.visible = shown[1] ?? false
        Object.assign(wipe.regions.moon, kept)
      }
    },
  })
  const crew = buildCrew(kit, feed.material)
  always.add(crew.root)
  kit.add(always)
  feed.hide(always)
  for (const part of [always, ...her.parts]) wipe.clear(part)

  surroundings(kit, {
    ...{ zenith: '#39424e', horizon: '#2f3a3c', ground: '#15201a', strength: 0.7 },
    boxes: [
      { azimuth: 215, elevation: 40, width: 50, height: 30, color: '#ffe6c4', strength: 4 },
      { azimuth: 20, elevation: 25, width: 14, height: 60, color: '#9cc8f0', strength: 3 },
    ],
  })
  kit.look.shade.set('#6a68a6')
  kit.look.lineReach = 150
  kit.look.key.extent = 8
  kit.look.key.reach = 26
  kit.look.bloom = 0.06
  // The shutter time is shorter than usual on film, so that the crane is easy to see as it passes.
  kit.look.shutter = 0.34
  kit.look.grade.contrast = 1.06
  const mast = new Vector3()

  return {
    update(seconds) {
      her.set(seconds)
      crew.set(seconds)
      const pull = smoother(between(seconds, 4.85, 6.75))
      const drift = Math.sin(seconds * 0.9 - 0.6) * 0.3
      const from = new Vector3(mix(drift, 1.3, pull), mix(1.2, 3.5, pull), mix(5.25 - 0.08 * Math.min(seconds, 5), 11.1, pull)) // prettier-ignore
      const at = new Vector3(
        mix(drift * 0.3, -0.1, pull),
        mix(0.98 + 0.5 * her.leap(seconds), 1.75, pull),
        0,
      )
      lensOf(kit.camera, mix(42, 30, pull))
      look(kit.camera, from, at, { seconds, amount: mix(0.6, 0.35, pull), seed: 6 })
      kit.lens.focus = from.distanceTo(new Vector3(0, 1.1, 0))
      kit.lens.aperture = mix(0.022, 0.012, pull)

      const across = craneAt(seconds)
      crane.set(across - COLUMN.x, -across * 0.16, 0.04)
      mast.set(across, 1.6, COLUMN.z)
      wipe.set(seconds, mast)

      // The crew is hidden until the camera pulls back, because nobody can see it before.
      crew.root.visible = pull > 0.01
      feed.setOn(pull > 0.01)
      feed.camera.position.set(across, 0.8, COLUMN.z - 0.4)
      feed.camera.fov = 34
      feed.camera.lookAt(0.25, 1.2, 0)
      feed.camera.updateProjectionMatrix()
      feed.camera.updateMatrixWorld()

      setLight(kit.look, seconds, new Vector3(0, 0.8, -0.4))
      kit.look.sky.extent = mix(5, 9, pull)
    },
  }
}
