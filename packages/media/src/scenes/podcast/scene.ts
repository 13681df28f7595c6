import { FogExp2, PointLight, Vector3 } from 'three'
import type { Build } from '../../engine/take'
import { lensOf, look } from '../../kit/camera-moves'
import { between, keyed, mix, smoother } from '../../kit/ease'
import { surroundings } from '../../kit/environment'
import { filmCamera, tripod } from '../../kit/film-camera'
import { liveFeed } from '../../kit/live-feed'
import { buildHosts, voices } from './hosts'
import { monitorDrawing } from './monitor-drawing'
import { buildCorner, buildLamps, buildRoom, buildWave } from './room'
import { buildTable } from './table'

/** The places of the three cameras, and what each of them shows. */
const STANDS = [
  { at: new Vector3(-1.12, 1.2, 2.5), aim: new Vector3(0.7, 1.16, -0.2) },
  { at: new Vector3(1.0, 0.9, 1.42), aim: new Vector3(-0.75, 1.16, -0.2) },
  { at: new Vector3(-1.72, 1.2, -1.25), aim: new Vector3(0.8, 1.1, -0.2) },
] as const

export const build: Build = (kit) => {
  buildRoom(kit)
  buildTable(kit)
  buildLamps(kit)
  const wave = buildWave(kit)
  const sway = buildCorner(kit)
  const act = buildHosts(kit)

  const feed = liveFeed(kit, { strength: 2.6, drawn: monitorDrawing(kit) })
  const cameras = STANDS.map(({ at, aim }, i) => {
    const one = filmCamera(kit, i === 0 ? { screen: feed.material } : {})
    one.root.position.copy(at)
    one.root.lookAt(aim.clone().setY(at.y))
    const legs = tripod(kit, at.y)
    legs.position.set(at.x, 0, at.z)
    legs.rotation.y = one.root.rotation.y + 0.3
    kit.add(legs)
    kit.add(one.root)
    return one
  })
  const [first] = cameras
  if (first) feed.hide(first.root)
  feed.camera.position.copy(STANDS[0].at).add(new Vector3(0.05, 0.14, -0.3))
  feed.camera.lookAt(STANDS[0].aim.clone().add(new Vector3(-0.05, -0.02, 0)))
  feed.camera.updateMatrixWorld()

  surroundings(kit, {
    ...{ zenith: '#1a2630', horizon: '#3a3230', ground: '#120d0a', strength: 0.85 },
    boxes: [
      { azimuth: 320, elevation: 34, width: 46, height: 26, color: '#ffc48a', strength: 5 },
      { azimuth: 70, elevation: 20, width: 10, height: 60, color: '#7fb4e0', strength: 3.5 },
    ],
  })
  const rim = kit.add(new PointLight('#6fb2e8', 15, 6, 1.6))
  rim.position.set(0.3, 2.5, -2)
  const table = kit.add(new PointLight('#ffbe80', 2.6, 2.6, 1.7))
  table.position.set(0, 1.72, 0.25)
  kit.scene.fog = new FogExp2('#1d2a31', 0.02)
  kit.look.shade.set('#565a94')
  kit.look.lineReach = 30
  kit.look.terminator = 0.36

  return {
    update(seconds) {
      act(seconds)
      sway(seconds * 0.5)
      const loud = voices(seconds)
      wave(seconds, Math.max(loud.left, loud.right))
      // The speaker is on air; the switch is a little late, like that of a vision mixer.
      const isHers = keyed([[2.95, 0], [3, 1]], seconds) // prettier-ignore
      cameras[0]?.setOnAir(isHers)
      cameras[1]?.setOnAir(1 - isHers)
      cameras[2]?.setOnAir(0)

      const slide = smoother(between(seconds, 0.3, 4.6))
      const from = new Vector3(mix(-1.22, 0.16, slide), mix(1.5, 1.3, slide), mix(3.46, 2.72, slide)) // prettier-ignore
      from.z += 0.16 * Math.sin(slide * Math.PI) - 0.1 * smoother(between(seconds, 4, 6.6))
      const at = new Vector3(mix(-0.42, 0.02, slide), mix(1.2, 1.06, slide), mix(0.4, -0.2, slide))
      lensOf(kit.camera, mix(38, 36.5, slide))
      look(kit.camera, from, at, { seconds, amount: 0.7, seed: 3 })
      // The focus moves from the monitor to the people while the monitor is still in the picture.
      const rack = smoother(between(seconds, 0.75, 1.75))
      kit.lens.focus = mix(1.0, from.distanceTo(new Vector3(0, 1.1, -0.05)), rack)
      kit.lens.aperture = mix(0.012, 0.026, rack)

      const { key, sky, grade } = kit.look
      key.kind = 'spot'
      key.position.set(-1.3, 3.4, 2.3)
      key.target.set(0.05, 0.85, -0.3)
      key.color.set('#ffcf9c')
      key.intensity = 3.1
      key.size = 0.42
      key.extent = 40
      key.reach = 9
      sky.zenith.set('#5d86a8')
      sky.horizon.set('#3d5a70')
      sky.ground.set('#2a1d16')
      sky.intensity = 0.4
      sky.extent = 3.2
      kit.look.exposure = 1.25
      kit.look.bloom = 0.07
      grade.contrast = 1.06
      grade.shadows.set(0, 0.008, 0.02)
    },
  }
}
