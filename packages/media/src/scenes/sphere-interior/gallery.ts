import { BoxGeometry, CylinderGeometry } from 'three'
import type { Kit } from '../../engine/take'
import { crowd, type Spot } from '../../kit/crowd'
import { bevelled, solid, turned } from '../../kit/shapes'
import { drawnTexture, wood } from '../../kit/textures'
import { ROOM } from './room'

/**
 * The right wall is a library, with shelves from the floor to the beam that hold books and pots.
 */
function shelves(kit: Kit): void {
  const grain = drawnTexture(kit.random('shelf'), wood, { isData: true })
  const oak = kit.material({ color: '#7a5535', roughness: 0.7, bumpMap: grain, bump: 1 })
  const [from, to, rows] = [-3.4, 6.4, 8]
  const x = ROOM.side - 0.2
  const planks: Spot[] = []
  for (let row = 0; row <= rows; row++) planks.push({ at: [x, 0.12 + row * 0.56, (from + to) / 2], size: [0.4, 0.04, to - from] }) // prettier-ignore
  for (let i = 0; i <= 7; i++) planks.push({ at: [x, 2.36, from + (i * (to - from)) / 7], size: [0.4, 4.52, 0.04] }) // prettier-ignore
  crowd(kit, bevelled(1, 1, 1, 0.01, 1), oak, planks)
  const random = kit.random('books')
  const paper = kit.material({ color: '#ffffff', roughness: 0.8 })
  const spines = ['#b5532f', '#d9c9a6', '#274b52', '#c98a34', '#e6dac3', '#1d2a33', '#7c8f6a', '#8c3a2a'] as const // prettier-ignore
  const books: Spot[] = []
  const pots: Spot[] = []
  for (let row = 0; row < rows; row++) {
    for (let cell = 0; cell < 7; cell++) {
      const start = from + 0.06 + (cell * (to - from)) / 7
      const end = start + (to - from) / 7 - 0.12
      const floor = 0.14 + row * 0.56
      let z = start
      const until = start + (end - start) * random.pick([0, 0.4, 0.62, 0.9, 1])
      while (z < until) {
        const [thick, tall] = [random.range(0.025, 0.065), random.range(0.24, 0.44)]
        books.push({ at: [x - 0.02 - random.range(0, 0.03), floor + tall / 2, z + thick / 2], size: [random.range(0.2, 0.27), tall, thick * 0.94], tint: random.pick(spines) }) // prettier-ignore
        z += thick
      }
      if (end - z > 0.36) pots.push({ at: [x - 0.03, floor, z + (end - z) / 2], size: random.range(0.75, 1.25), tint: random.pick(['#e2d2b6', '#a5502e', '#23383c', '#c9a25a']) }) // prettier-ignore
    }
  }
  crowd(kit, bevelled(1, 1, 1, 0.03, 1), paper, books)
  crowd(kit, turned([[0.001, 0], [0.07, 0], [0.13, 0.09], [0.12, 0.19], [0.05, 0.27], [0.06, 0.32]], 24), paper, pots) // prettier-ignore
}

/** A gallery on steel posts along the back wall, with slats below and a rail above. */
function mezzanine(kit: Kit): void {
  const steel = kit.material({ color: '#17191c', metalness: 0.7, roughness: 0.45 })
  const grain = drawnTexture(kit.random('slats'), wood, { isData: true })
  const oak = kit.material({ color: '#8a6240', roughness: 0.7, bumpMap: grain, bump: 1 })
  const [front, y] = [6.6, 2.9]
  kit.add(solid(bevelled(16, 0.12, ROOM.back - front, 0.02), oak, [0, y, (ROOM.back + front) / 2]))
  kit.add(solid(bevelled(16, 0.26, 0.1, 0.02), steel, [0, y - 0.08, front]))
  const posts: Spot[] = [-7.6, 0.6, 4.4].map((x) => ({ at: [x, y / 2, front + 0.1], size: [0.12, y, 0.12] })) // prettier-ignore
  for (let i = 0; i < 41; i++) posts.push({ at: [-8 + i * 0.4, y + 0.55, front], size: [0.018, 1, 0.018] }) // prettier-ignore
  posts.push({ at: [0, y + 1.06, front], size: [16, 0.05, 0.06] })
  crowd(kit, bevelled(1, 1, 1, 0.04, 1), steel, posts)
  const slats: Spot[] = Array.from({ length: 92 }, (_, i) => ({ at: [-8 + i * 0.13, 1.45, ROOM.back - 0.06], size: [0.06, 2.8, 0.08] })) // prettier-ignore
  crowd(kit, bevelled(1, 1, 1, 0.04, 1), oak, slats)
  // Stairs up along the right.
  const steps: Spot[] = Array.from({ length: 15 }, (_, i) => ({ at: [5.9, 0.2 + i * 0.19, 2.6 + i * 0.28], size: [1.1, 0.05, 0.3] })) // prettier-ignore
  crowd(kit, bevelled(1, 1, 1, 0.02, 1), oak, steps)
  for (const x of [5.36, 6.44]) {
    const string = solid(new BoxGeometry(0.05, 0.22, 5.2), steel, [x, 1.42, 4.55])
    string.rotation.x = -0.596
    kit.add(string)
  }
}

/** Pictures on the brick wall, and a bench below them. */
function brickWall(kit: Kit): void {
  const frame = kit.material({ color: '#1b1512', roughness: 0.5 })
  const oak = kit.material({ color: '#7a5535', roughness: 0.6 })
  const pictures = [
    { z: -2.2, w: 1.5, h: 2.1, hues: ['#d8c7a8', '#b5532f', '#27454c'] },
    { z: 0.5, w: 2.3, h: 1.6, hues: ['#20363d', '#d99a3f', '#c9d2c4'] },
    { z: 3.3, w: 1.3, h: 1.7, hues: ['#c46a3c', '#ecdcc0', '#1d2a33'] },
  ]
  for (const [n, { z, w, h, hues }] of pictures.entries()) {
    const map = drawnTexture(kit.random(`picture ${n}`), (pen, random, size) => {
      const [ground = '#fff', shape = '#000', third = '#888'] = hues
      pen.fillStyle = ground
      pen.fillRect(0, 0, size, size)
      for (let i = 0; i < 7; i++) {
        pen.fillStyle = i % 3 === 2 ? third : i % 3 ? shape : ground
        pen.globalAlpha = 0.85
        pen.beginPath()
        const y = size * (0.3 + i * 0.1)
        pen.moveTo(0, y)
        for (let x = 0; x <= size; x += 16) pen.lineTo(x, y + Math.sin(x * 0.008 + i * 1.7 + n) * 46)
        pen.lineTo(size, size)
        pen.lineTo(0, size)
        pen.fill()
      }
      pen.fillStyle = shape
      pen.beginPath()
      pen.arc(size * random.range(0.3, 0.7), size * 0.26, size * 0.12, 0, 7)
      pen.fill()
      pen.globalAlpha = 1
    }) // prettier-ignore
    kit.add(solid(bevelled(0.07, h + 0.1, w + 0.1, 0.012), frame, [-ROOM.side + 0.05, 2.35, z]))
    kit.add(solid(bevelled(0.03, h, w, 0.004), kit.material({ color: '#ffffff', map, roughness: 0.85 }), [-ROOM.side + 0.085, 2.35, z])) // prettier-ignore
  }
  kit.add(solid(bevelled(0.46, 0.07, 5.4, 0.02), oak, [-ROOM.side + 0.35, 0.46, 0.6]))
  for (const z of [-1.7, 0.6, 2.9]) kit.add(solid(new CylinderGeometry(0.03, 0.03, 0.44, 12), frame, [-ROOM.side + 0.35, 0.22, z])) // prettier-ignore
}

export function buildGallery(kit: Kit): void {
  shelves(kit)
  mezzanine(kit)
  brickWall(kit)
}
