import { Color, PointLight, SpotLight, Vector3 } from 'three'
import type { Kit, Take } from '../../engine/take'
import type { Figure } from '../../kit/sculpt/figure'
import { studioLight } from '../../kit/sculpt/studio-light'
import { loft, solid } from '../../kit/shapes'

interface Standing {
  turn: number
  /** The side from which the warm key light comes; -1 is the picture's left. */
  from: 1 | -1
  paint: string
  shift?: number
  strength?: number
}

/** The height in meters that the picture shows at the person. */
const TALL = 2.16
const FLOOR = -0.17
const EYE = 1.3
const DISTANCE = 5.2
const [HALF, FRONT, BACK, HIGH, CURVE] = [4.4, 3.6, -2.2, 4.4, 1.4]

/**
 * A person in front of a green wall with the light of a beginner: one side of the wall is too
 * bright and a corner too dark, there is a shadow on the floor, and green is reflected to skin and
 * clothes.
 */
export function greenStage(
  kit: Kit,
  figure: Figure,
  { turn, from, paint, shift = 0, strength = 2.9 }: Standing,
): Take {
  figure.root.rotation.y = turn
  figure.root.position.x = shift
  kit.add(figure.root)
  const centre = new Vector3(0, FLOOR + TALL * 0.5, 0)
  studioLight(kit, { from, centre, extent: TALL * 0.6, strength, rim: '#b9f2c4', rimStrength: 2.4, fill: ['#9db4c9', paint] }) // prettier-ignore
  sweep(kit, paint)
  lightTheSweep(kit, from)
  spill(kit, from)
  Object.assign(kit.look, { exposure: 1.12, grain: 0.02, bloom: 0.03, halation: 0.015, vignette: 0.34, fringe: 0.3 }) // prettier-ignore
  return {
    update() {
      const { camera, lens } = kit
      camera.position.set(0, EYE, DISTANCE)
      camera.rotation.set(0, 0, 0)
      // The lens looks straight ahead and is shifted down, so that vertical lines stay vertical.
      camera.fov = (Math.atan(TALL / 2 / DISTANCE) * 360) / Math.PI
      const [w, h] = [kit.camera.aspect * 1000, 1000]
      camera.setViewOffset(w, h, 0, ((EYE - FLOOR - TALL / 2) / TALL) * h, w, h)
      camera.updateProjectionMatrix()
      lens.focus = DISTANCE
      lens.aperture = 0.008
    },
  }
}

function sweep(kit: Kit, paint: string): void {
  const green = kit.material({ color: paint, roughness: 0.92, group: 'set' })
  const line: [number, number][] = [[FRONT, 0]]
  for (let i = 0; i <= 24; i++) {
    const angle = (i / 24) * (Math.PI / 2)
    line.push([BACK + CURVE - CURVE * Math.sin(angle), CURVE - CURVE * Math.cos(angle)])
  }
  line.push([BACK, HIGH])
  const across = (x: number) => line.map(([z, y]) => new Vector3(x, y, z))
  const wall = solid(loft([across(HALF), across(0), across(-HALF)], false), green)
  wall.castShadow = false
  kit.add(wall)
}

function lightTheSweep(kit: Kit, from: 1 | -1): void {
  const lamp = new SpotLight('#f4ffe6', 2.6, 0, 0.5, 1, 0)
  lamp.position.set(-from * 2.4, 3.4, 1.2)
  lamp.target.position.set(-from * 0.75, 1.6, BACK)
  kit.add(lamp)
  kit.add(lamp.target)
}

/** The green light that the wall reflects: from both sides behind the person, and from below. */
function spill(kit: Kit, from: 1 | -1): void {
  for (const [x, y, z, power] of [
    [-1.2, 1, -0.8, 2.6],
    [1.2, 1, -0.8, 2.6],
    [from * -0.6, 0.12, 0.8, 1.1],
  ] as const) {
    const bounce = new PointLight(new Color('#3fd060'), power, 4.5, 1.4)
    bounce.position.set(x, y, z)
    kit.add(bounce)
  }
}
