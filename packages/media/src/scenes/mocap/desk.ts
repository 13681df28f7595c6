import { Group } from 'three'
import type { Kit } from '../../engine/take'
import { alive } from '../../kit/puppet/actions'
import { pose } from '../../kit/puppet/pose'
import { puppet } from '../../kit/puppet/puppet'
import { bevelled, solid } from '../../kit/shapes'
import { drawnTexture } from '../../kit/textures'
import type { Random } from '../../lib/random'

/** The system's screens: a grid, curves of joints, and a figure of lines. */
function screenPicture(pen: CanvasRenderingContext2D, random: Random, size: number): void {
  pen.fillStyle = '#06202a'
  pen.fillRect(0, 0, size, size)
  const stroke = (color: string, width: number, points: readonly (readonly [number, number])[]) => {
    pen.strokeStyle = color
    pen.lineWidth = width
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x * size, y * size)
    pen.stroke()
  }
  for (let i = 1; i < 12; i++) {
    stroke('#0f4452', 2, [[i / 12, 0], [i / 12, 1]]) // prettier-ignore
    stroke('#0f4452', 2, [[0, i / 12], [1, i / 12]]) // prettier-ignore
  }
  for (const [row, color] of [
    [0.2, '#58e6d2'],
    [0.42, '#ffb45e'],
    [0.64, '#8fc7ff'],
    [0.84, '#ff7a66'],
  ] as const) {
    // prettier-ignore
    const phase = random.range(0, 6)
    stroke(color, 5, Array.from({ length: 60 }, (_, i) => [0.45 + i / 110, row + 0.06 * Math.sin(i * 0.22 + phase) * Math.sin(i * 0.07 + phase)] as const)) // prettier-ignore
  }
  for (const points of [
    [
      [0.22, 0.3],
      [0.22, 0.56],
    ],
    [
      [0.08, 0.2],
      [0.22, 0.34],
      [0.36, 0.24],
    ],
    [
      [0.1, 0.86],
      [0.22, 0.56],
      [0.33, 0.84],
    ],
  ] as const)
    // prettier-ignore
    stroke('#d6fff4', 8, points)
  pen.fillStyle = '#d6fff4'
  pen.beginPath()
  pen.arc(0.22 * size, 0.22 * size, 0.05 * size, 0, 7)
  pen.fill()
}

/** A desk with screens, and a person who watches them. */
export function buildDesk(kit: Kit) {
  const wood = kit.material({ color: '#24282c', roughness: 0.6, flat: '#33556a', group: 'prop' })
  const picture = drawnTexture(kit.random('screen'), screenPicture)
  const screen = kit.material({ color: '#05090b', emissive: '#ffffff', emissiveMap: picture, glow: 1.5, flat: '#17363f', line: 0.7, group: 'prop' }) // prettier-ignore
  const desk = new Group()
  desk.add(solid(bevelled(2.1, 0.05, 0.75, 0.02), wood, [0, 0.95, 0]))
  for (const x of [-0.95, 0.95]) desk.add(solid(bevelled(0.05, 0.94, 0.6, 0.02), wood, [x, 0.47, 0])) // prettier-ignore
  for (const [x, turn] of [
    [-0.56, 0.22],
    [0.22, -0.12],
  ] as const) {
    // prettier-ignore
    const one = new Group()
    one.add(
      solid(bevelled(0.7, 0.43, 0.04, 0.015), wood, [0, 0.32, 0]),
      solid(bevelled(0.65, 0.38, 0.01, 0.004), screen, [0, 0.32, 0.022]),
      solid(bevelled(0.06, 0.2, 0.06, 0.02), wood, [0, 0.08, -0.01]),
    )
    one.position.set(x, 0.97, -0.12)
    one.rotation.y = turn
    desk.add(one)
  }
  desk.position.set(3.1, 0, -3.1)
  desk.rotation.y = -0.5
  kit.add(desk)
  const person = puppet(kit, { skin: '#8a5738', hair: 'short', hairColor: '#14100e', top: '#2d4a55', trousers: '#1b2229', shoes: '#30343a', glasses: '#1c1c1c', height: 1.74 }) // prettier-ignore
  person.root.position.set(1.95, 0, -3.35)
  kit.add(person.root)
  const rest = pose({ turn: -0.55, leftHand: [-0.22, -0.2, 0.24], rightHand: [-0.18, -0.24, 0.26], headTurn: -0.05, elbows: 0.5, smile: 0.4 }) // prettier-ignore
  return (seconds: number) => person.set(alive(rest, seconds, 8, 1.2))
}
