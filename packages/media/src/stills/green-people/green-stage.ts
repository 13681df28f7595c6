import { Color, PointLight, SpotLight, Vector3 } from 'three'
import type { Kit, Take } from '../../engine/take'
import type { Figure } from '../../kit/sculpt/figure'
import { studioLight } from '../../kit/sculpt/studio-light'
import { loft, solid } from '../../kit/shapes'

interface Standing {
  turn: number
  /** Which side the warm key comes from: -1 is the picture's left. */
  from: 1 | -1
  paint: string
  shift?: number
  strength?: number
}

/** Metres from the picture's lower edge to its upper one, at the person. */
const TALL = 2.16
const FLOOR = -0.17
const EYE = 1.3
const DISTANCE = 5.2
const [HALF, FRONT, BACK, HIGH, CURVE] = [4.4, 3.6, -2.2, 4.4, 1.4]

/**
 * A person before the green sweep, as beginners light it: a hot spot on one side of the wall, a
 * corner that falls off, a shadow on the floor, and green coming back on to skin and cloth.
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
      // The lens looks straight ahead and is shifted down: uprights stay upright.
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

/** What the sweep throws back: from both sides behind, and up from the floor. */
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
