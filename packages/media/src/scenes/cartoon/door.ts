import { CatmullRomCurve3, ExtrudeGeometry, Group, Path, Shape, SphereGeometry, TubeGeometry, Vector3, type Mesh } from 'three' // prettier-ignore
import type { Kit } from '../../engine/take'
import { anticipate, between, keyed, mix, overshoot, smooth } from '../../kit/ease'
import { noise1 } from '../../kit/noise'
import { solid } from '../../kit/shapes'
import { concrete, drawnTexture } from '../../kit/textures'
import { BEATS, DOOR } from './beats'

const SEGMENTS = 150
const SIDES = 7
const THICK = 0.09

function arch<P extends Path>(path: P, grow = 0): P {
  const { left, right, spring, middle, radius } = DOOR
  path.moveTo(left - grow, -0.02)
  path.lineTo(left - grow, spring)
  path.absarc(middle, spring, radius + grow, Math.PI, 0, true)
  path.lineTo(right + grow, -0.02)
  path.closePath()
  return path
}

/**
 * The line of the door as a hurried wing draws it: up on the left, over the arch, down on the
 * right.
 */
function strokeLine(): CatmullRomCurve3 {
  const { left, right, spring, middle, radius } = DOOR
  const points: Vector3[] = []
  const wobble = (i: number) => noise1(i * 0.9, 7) * 0.012
  for (let i = 0; i <= 6; i++) points.push(new Vector3(left + wobble(i), 0.03 + (spring * i) / 6.4, 0.012)) // prettier-ignore
  for (let i = 1; i < 12; i++) {
    const angle = Math.PI * (1 - i / 12)
    points.push(new Vector3(middle + Math.cos(angle) * (radius + wobble(i + 9)), spring + Math.sin(angle) * (radius + wobble(i)), 0.012)) // prettier-ignore
  }
  for (let i = 6; i >= 0; i--) points.push(new Vector3(right + wobble(i + 30), 0.03 + (spring * i) / 6.4, 0.012)) // prettier-ignore
  return new CatmullRomCurve3(points)
}

/** The wall with an opening, and the door that fills it until it is opened. */
export function buildDoor(kit: Kit) {
  const cast = drawnTexture(kit.random('stucco'), concrete, { isData: true })
  cast.repeat.set(0.5, 0.5)
  const stucco = kit.material({ color: '#d99a70', roughness: 0.92, bumpMap: cast, bump: 2.4, roughnessMap: cast, flat: '#f0b184', line: 0.8 }) // prettier-ignore
  const board = () =>
    new Shape().moveTo(-5, -0.05).lineTo(6, -0.05).lineTo(6, 4.2).lineTo(-5, 4.2).closePath() // prettier-ignore
  const pierced = board()
  pierced.holes.push(arch(new Path()))
  // Until the door is drawn, the wall has no opening, because drawn stages would outline it.
  const [whole, wall] = [board(), pierced].map((shape) => {
    const slab = new ExtrudeGeometry(shape, { depth: 0.24, bevelEnabled: false, curveSegments: 28 })
    return kit.add(solid(slab, stucco, [0, 0, -0.24]))
  }) as [Mesh, Mesh]

  const hinge = new Group()
  hinge.position.set(DOOR.left, 0, 0)
  const leaf = solid(new ExtrudeGeometry(arch(new Shape(), 0.006), { depth: THICK, bevelEnabled: false, curveSegments: 28 }), stucco) // prettier-ignore
  leaf.position.set(-DOOR.left, 0, -THICK - 0.001)
  hinge.add(leaf)

  const chalk = kit.material({ color: '#0e9a4a', emissive: '#0c8f44', glow: 0.35, roughness: 0.7, group: 'prop', flat: '#17a857', line: 0 }) // prettier-ignore
  const curve = strokeLine()
  const tube = new TubeGeometry(curve, SEGMENTS, 0.021, SIDES, false)
  const stroke = solid(tube, chalk)
  stroke.position.x = -DOOR.left
  stroke.castShadow = false
  const knob = solid(new SphereGeometry(0.05, 20, 14), chalk, [DOOR.right - 0.17 - DOOR.left, 0.74, 0.02]) // prettier-ignore
  hinge.add(stroke, knob)
  kit.add(hinge)

  const drawn = (seconds: number) => smooth(between(seconds, BEATS.drawFrom, BEATS.drawTo))

  return {
    /** Where the pencil's point is while it draws. */
    tipAt: (seconds: number) => curve.getPointAt(drawn(seconds)),
    knobAt: () => {
      hinge.updateMatrixWorld(true)
      return knob.getWorldPosition(new Vector3())
    },
    /** 0 shut, 1 open, past 1 while it swings back. */
    opened: (seconds: number) => keyed([[BEATS.pull, 0], [BEATS.pull + 0.14, 0.12], [BEATS.opened + 0.1, 1, overshoot], [BEATS.burst, 1], [BEATS.burst + 0.18, 1.16], [BEATS.flood, 1.06]], seconds), // prettier-ignore
    set(seconds: number): void {
      const share = drawn(seconds)
      tube.setDrawRange(0, Math.floor(share * SEGMENTS) * SIDES * 6)
      stroke.visible = share > 0.005
      whole.visible = seconds < BEATS.pull
      wall.visible = leaf.visible = !whole.visible
      const pop = between(seconds, BEATS.knob, BEATS.knob + 0.2)
      knob.visible = pop > 0.02
      const size = overshoot(pop, 3)
      knob.scale.set(size, size, size * 0.8)
      const shudder = between(seconds, BEATS.touch, BEATS.burst)
      hinge.rotation.y = mix(0, -2.0, this.opened(seconds)) + 0.03 * anticipate(shudder) * Math.sin(seconds * 60) // prettier-ignore
    },
  }
}
