import { CylinderGeometry, Group, SphereGeometry, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { glow } from '../../kit/glow'
import { bevelled, solid, tube, turned } from '../../kit/shapes'
import { drawnTexture, weave } from '../../kit/textures'
import { buildPlants } from './plants'
import { cushion } from '../../kit/cushion'

type Cloth = ReturnType<Kit['material']>

/** A sofa that faces +z of its group, with seat, back and arms. */
function sofa(kit: Kit, cloth: Cloth, legs: Cloth, seats: number, seed: number): Group {
  const group = new Group()
  const wide = seats * 0.86
  group.add(solid(cushion(wide + 0.3, 0.26, 0.96, seed), cloth, [0, 0.26, 0]))
  for (let i = 0; i < seats; i++) {
    const x = (i - (seats - 1) / 2) * 0.86
    group.add(solid(cushion(0.86, 0.22, 0.86, seed + i), cloth, [x, 0.45, 0.04]))
    const back = solid(cushion(0.84, 0.5, 0.26, seed + i * 3), cloth, [x, 0.72, -0.36])
    back.rotation.x = -0.16
    group.add(back)
  }
  for (const side of [-1, 1]) group.add(solid(cushion(0.24, 0.5, 0.98, seed), cloth, [side * (wide / 2 + 0.1), 0.42, 0])) // prettier-ignore
  for (const x of [-1, 1]) for (const z of [-1, 1]) group.add(solid(new CylinderGeometry(0.025, 0.018, 0.16, 12), legs, [x * wide * 0.48, 0.07, z * 0.38])) // prettier-ignore
  return kit.add(group)
}

function rug(kit: Kit): void {
  const knots = drawnTexture(kit.random('rug'), (pen, random, size) => {
    pen.fillStyle = '#c9b597'
    pen.fillRect(0, 0, size, size)
    // The woven pattern of the rug: lines of water and a low sun.
    const colours = ['#24434a', '#24434a', '#b5613a', '#1f2f3a']
    for (let i = 0; i < 15; i++) {
      pen.strokeStyle = colours[i % 4] ?? '#24434a'
      pen.lineWidth = i % 4 === 2 ? 14 : 22
      pen.beginPath()
      for (let x = -10; x <= size + 10; x += 12) {
        const y = 70 + i * 64 + Math.sin(x * 0.012 + i * 0.8) * 20 + Math.sin(x * 0.03 + i) * 6
        pen.lineTo(x, y)
      }
      pen.stroke()
    }
    pen.fillStyle = '#d8893c'
    pen.beginPath()
    pen.arc(size * 0.68, size * 0.36, size * 0.15, 0, 7)
    pen.fill()
    for (let i = 0; i < 60000; i++) {
      pen.fillStyle = i % 2 ? 'rgb(255 240 220 / .16)' : 'rgb(20 14 10 / .2)'
      pen.fillRect(random.range(0, size), random.range(0, size), 2, 4)
    }
  }, { size: 1024 }) // prettier-ignore
  const pile = drawnTexture(kit.random('pile'), weave, { isData: true })
  pile.repeat.set(6, 6)
  const wool = kit.material({ color: '#ffffff', map: knots, bumpMap: pile, bump: 3, roughness: 1, reflect: 0.1 }) // prettier-ignore
  kit.add(solid(bevelled(4.4, 0.03, 3.6, 0.012), wool, [0, 0.015, -1.5])).rotation.y = 0.04
}

/** A low table of travertine with books, a bowl and a branch. */
function table(kit: Kit): void {
  const stone = kit.material({ color: '#c7b196', roughness: 0.5, reflect: 0.5 })
  const brass = kit.material({ color: '#b98a4a', metalness: 1, roughness: 0.28 })
  const clay = kit.material({ color: '#a8512f', roughness: 0.7 })
  const at = new Vector3(0.1, 0, -1.75)
  kit.add(solid(turned([[0.001, 0.34], [0.62, 0.34], [0.66, 0.36], [0.66, 0.4], [0.63, 0.42], [0.001, 0.42]], 64), stone, [at.x, 0, at.z])) // prettier-ignore
  kit.add(solid(turned([[0.001, 0], [0.3, 0], [0.3, 0.02], [0.12, 0.06], [0.1, 0.34]], 48), stone, [at.x, 0, at.z])) // prettier-ignore
  for (const [i, color] of ['#274b52', '#d8cbb4', '#c98a34'].entries()) {
    const book = solid(bevelled(0.34 - i * 0.03, 0.035, 0.25 - i * 0.015, 0.008), kit.material({ color, roughness: 0.75 }), [at.x - 0.22, 0.44 + i * 0.036, at.z + 0.12]) // prettier-ignore
    book.rotation.y = 0.3 - i * 0.21
    kit.add(book)
  }
  kit.add(solid(turned([[0.001, 0.02], [0.1, 0], [0.17, 0.05], [0.19, 0.1], [0.18, 0.1], [0.15, 0.05], [0.001, 0.03]]), brass, [at.x + 0.25, 0.42, at.z + 0.16])) // prettier-ignore
  kit.add(solid(turned([[0.001, 0], [0.07, 0], [0.1, 0.1], [0.06, 0.2], [0.035, 0.24], [0.045, 0.27]]), clay, [at.x + 0.06, 0.42, at.z - 0.26])) // prettier-ignore
}

/** A brass arc with a paper globe over the seats. */
function arcLamp(kit: Kit): void {
  const brass = kit.material({ color: '#b98a4a', metalness: 1, roughness: 0.3 })
  const paper = kit.material({ color: '#f1dfc4', emissive: '#ffca8c', glow: 1.3, roughness: 1 })
  const arc = [[-3.3, 0, -3.3], [-3.3, 1.4, -3.3], [-3, 2.35, -3.1], [-2.2, 2.75, -2.7], [-1.4, 2.55, -2.35], [-1.25, 2.3, -2.28]] // prettier-ignore
  kit.add(solid(tube(arc.map(([x = 0, y = 0, z = 0]) => new Vector3(x, y, z)), 0.014, 60, 8), brass)) // prettier-ignore
  kit.add(solid(turned([[0.22, 0], [0.22, 0.02], [0.2, 0.05], [0.001, 0.05]]), brass, [-3.3, 0, -3.3])) // prettier-ignore
  kit.add(solid(new SphereGeometry(0.27, 36, 24).scale(1, 0.82, 1), paper, [-1.25, 2.06, -2.28]))
  const halo = glow({ form: 'halo', color: '#ffb670', strength: 0.22, width: 1.3, height: 1.3, isFacing: false }) // prettier-ignore
  halo.position.set(-1.15, 2.06, -2.05)
  halo.lookAt(0, 1.55, 0.6)
  kit.add(halo)
}

export function buildLounge(kit: Kit): void {
  const wool = drawnTexture(kit.random('wool'), weave, { isData: true })
  wool.repeat.set(3, 3)
  const cloth = (color: string) =>
    kit.material({ color, roughness: 0.95, bumpMap: wool, bump: 1.2, reflect: 0.25 })
  const legs = kit.material({ color: '#2a1c12', roughness: 0.5 })
  const blue = cloth('#2b4a5a')
  const long = sofa(kit, blue, legs, 3, 4)
  long.position.set(2.35, 0, -2.1)
  long.rotation.y = -Math.PI / 2 + 0.12
  const short = sofa(kit, blue, legs, 2, 9)
  short.position.set(0.3, 0, -4.1)
  const chair = sofa(kit, cloth('#c07a2c'), legs, 1, 15)
  chair.position.set(-2.35, 0, -1.35)
  chair.rotation.y = Math.PI / 2 - 0.25
  const throwOn = (color: string, x: number, y: number, z: number, turn: number) => {
    const pillow = solid(cushion(0.46, 0.42, 0.16, 3), cloth(color), [x, y, z])
    pillow.rotation.set(-0.3, turn, 0.12, 'YXZ')
    kit.add(pillow)
  }
  throwOn('#d9c9ac', 2.4, 0.72, -1.3, -1.5)
  throwOn('#b5532f', 2.36, 0.72, -2.95, -1.3)
  throwOn('#d6a13c', -0.25, 0.72, -4.12, 0.2)
  rug(kit)
  table(kit)
  arcLamp(kit)
  buildPlants(kit)
}
