import { BoxGeometry, CylinderGeometry, Group, SphereGeometry, TorusGeometry, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { houseplant } from '../../kit/houseplant'
import { noise1 } from '../../kit/noise'
import { bevelled, solid, tube, turned } from '../../kit/shapes'
import { drawnTexture, weave, wood } from '../../kit/textures'
import { ROOM } from './room'

/** The rug, the tables and the things on them. */
function middle(kit: Kit): void {
  const knots = drawnTexture(kit.random('rug'), weave, { size: 256, isData: true })
  knots.repeat.set(14, 10)
  const wool = kit.material({ color: '#e2d6c2', roughness: 1, bumpMap: knots, bump: 2, flat: '#f2e5cb', reflect: 0.1 }) // prettier-ignore
  const band = kit.material({ color: '#b98a66', roughness: 1, bumpMap: knots, bump: 2, flat: '#d2a27c', reflect: 0.1 }) // prettier-ignore
  kit.add(solid(bevelled(3.5, 0.03, 3.1, 0.014, 1), wool, [-0.9, 0.015, 0.3]))
  for (const z of [-1.08, -0.98, 1.58, 1.68]) kit.add(solid(bevelled(3.44, 0.012, 0.045, 0.005, 1), band, [-0.9, 0.03, z])) // prettier-ignore
  const grain = drawnTexture(kit.random('walnut'), wood, { size: 256, isData: true })
  const walnut = kit.material({ color: '#6b4630', roughness: 0.35, roughnessMap: grain, bumpMap: grain, bump: 0.4, flat: '#96684a', group: 'prop' }) // prettier-ignore
  const stone = kit.material({ color: '#d9d2c6', roughness: 0.3, flat: '#efe6d6', group: 'prop' })
  kit.add(solid(turned([[0.001, 0.3], [0.55, 0.3], [0.6, 0.32], [0.6, 0.345], [0.58, 0.36], [0.001, 0.36]], 56), walnut, [-0.75, 0, 0.25])) // prettier-ignore
  kit.add(solid(turned([[0.001, 0.03], [0.26, 0.03], [0.2, 0.14], [0.24, 0.3], [0.001, 0.3]], 40), walnut, [-0.75, 0, 0.25])) // prettier-ignore
  kit.add(solid(turned([[0.001, 0.03], [0.3, 0.03], [0.32, 0.05], [0.32, 0.44], [0.3, 0.46], [0.001, 0.46]], 44), stone, [-0.1, 0, -0.5])) // prettier-ignore
  const glaze = kit.material({ color: '#3d6a70', roughness: 0.18, flat: '#568b90', group: 'prop' })
  const chalk = kit.material({ color: '#efe7da', roughness: 0.8, flat: '#fdf4e2', group: 'prop' })
  const vase = [[0.001, 0], [0.07, 0], [0.11, 0.06], [0.115, 0.13], [0.075, 0.22], [0.035, 0.27], [0.04, 0.31], [0.03, 0.31]] as const // prettier-ignore
  kit.add(solid(turned(vase), glaze, [-0.12, 0.46, -0.52]))
  const bowl = [[0.001, 0.01], [0.06, 0], [0.16, 0.05], [0.2, 0.1], [0.19, 0.1], [0.14, 0.06], [0.001, 0.03]] as const // prettier-ignore
  kit.add(solid(turned(bowl), chalk, [-0.92, 0.36, 0.4]))
  const fruit = kit.material({ color: '#d98a2e', roughness: 0.5, flat: '#f0a94e', group: 'prop' })
  for (const [x, y, z] of [[-0.97, 0.45, 0.4], [-0.88, 0.45, 0.36], [-0.91, 0.45, 0.46], [-0.92, 0.53, 0.4]] as const) kit.add(solid(new SphereGeometry(0.052, 18, 14), fruit, [x, y, z])) // prettier-ignore
  const covers = [['#c9573a', '#e07a58'], ['#efe6d6', '#fdf4e2'], ['#2f4c58', '#4a6f7c']] as const // prettier-ignore
  covers.forEach(([color, flat], i) => {
    const book = solid(bevelled(0.3 - i * 0.02, 0.035, 0.22, 0.008, 1), kit.material({ color, flat, roughness: 0.7, group: 'prop' }), [-0.5, 0.38 + i * 0.036, 0.14]) // prettier-ignore
    book.rotation.y = 0.3 - i * 0.22
    kit.add(book)
  })
}

/** A long sideboard on the right wall, with a painting above it. */
function rightWall(kit: Kit): void {
  const grain = drawnTexture(kit.random('oak front'), wood, { size: 256, isData: true })
  const oak = kit.material({ color: '#b48a60', roughness: 0.55, bumpMap: grain, bump: 0.4, flat: '#d6a97c', group: 'prop' }) // prettier-ignore
  const x = ROOM.half - 0.26
  for (let i = 0; i < 4; i++) kit.add(solid(bevelled(0.46, 0.52, 0.66, 0.012, 1), oak, [x, 0.5, -1.5 + i * 0.675])) // prettier-ignore
  kit.add(solid(bevelled(0.5, 0.03, 2.78, 0.01, 1), oak, [x, 0.775, -0.49]))
  const dark = kit.material({ color: '#33291f', roughness: 0.6, flat: '#6b5546', group: 'prop' })
  kit.add(solid(bevelled(0.34, 0.22, 2.5, 0.02, 1), dark, [x, 0.12, -0.49]))
  const chalk = kit.material({ color: '#e9dfcf', roughness: 0.85, flat: '#fbf0dc', group: 'prop' })
  const rust = kit.material({ color: '#a5553a', roughness: 0.8, flat: '#c8714f', group: 'prop' })
  kit.add(solid(turned([[0.001, 0], [0.1, 0], [0.17, 0.12], [0.18, 0.24], [0.09, 0.36], [0.07, 0.44], [0.09, 0.46], [0.06, 0.45]]), chalk, [x, 0.79, -1.4])) // prettier-ignore
  kit.add(solid(turned([[0.001, 0], [0.08, 0], [0.12, 0.1], [0.06, 0.2], [0.07, 0.22], [0.05, 0.21]]), rust, [x, 0.79, -1])) // prettier-ignore
  const ring = solid(new TorusGeometry(0.15, 0.035, 14, 44), dark, [x, 0.98, 0.35])
  ring.rotation.y = 1.2
  kit.add(ring)
  // The painting: a sun over two hills of colour.
  const canvas = kit.material({ color: '#eee3cf', roughness: 0.9, flat: '#fdf2dc' })
  const y = 1.72
  kit.add(solid(bevelled(0.05, 1.15, 1.62, 0.01, 1), dark, [ROOM.half - 0.03, y, -0.5]))
  kit.add(solid(new BoxGeometry(0.02, 1.07, 1.54), canvas, [ROOM.half - 0.065, y, -0.5]))
  const disc = (radius: number, color: string, flat: string, z: number, up: number, off: number, squash = 1) => { // prettier-ignore
    const shape = solid(new CylinderGeometry(radius, radius, 0.006, 48), kit.material({ color, flat, roughness: 0.9, line: 0.5 }), [ROOM.half - 0.078 - off, y + up, z]) // prettier-ignore
    shape.rotation.z = Math.PI / 2
    shape.scale.set(squash, 1, 1)
    kit.add(shape)
  } // prettier-ignore
  disc(0.26, '#d8683c', '#ec8354', -0.2, 0.16, 0)
  disc(0.3, '#3f6f74', '#5a9094', -0.78, -0.2, 0.007, 0.72)
  disc(0.24, '#d9b98a', '#edcf9f', -0.42, -0.26, 0.014, 0.8)
}

/** A paper lantern over the table, a standing lamp, and plants. */
export function things(kit: Kit) {
  middle(kit)
  rightWall(kit)
  const paper = kit.material({ color: '#f4ead6', roughness: 0.95, emissive: '#ffdcae', glow: 0.22, flat: '#fff3dc', group: 'prop' }) // prettier-ignore
  const black = kit.material({ color: '#2b2723', roughness: 0.4, metalness: 0.5, flat: '#5d524b', group: 'prop' }) // prettier-ignore
  const lantern = new Group()
  const ribbed = Array.from({ length: 41 }, (_, i): [number, number] => {
    const a = (i / 40) * Math.PI
    return [Math.sin(a) * 0.33 * (1 - 0.025 * (i % 2)) + 0.03, -Math.cos(a) * 0.24]
  })
  lantern.add(solid(turned(ribbed, 44), paper, [0, -0.6, 0]))
  lantern.add(solid(new CylinderGeometry(0.006, 0.006, 0.4, 6), black, [0, -0.18, 0]))
  lantern.position.set(-1.15, ROOM.height, -0.5)
  kit.add(lantern)
  const stem = [[-3.95, 0, 2.2], [-3.95, 1.4, 2.2], [-3.6, 2.05, 1.95], [-2.9, 2.1, 1.5]].map(([x = 0, y = 0, z = 0]) => new Vector3(x, y, z)) // prettier-ignore
  kit.add(solid(tube(stem, 0.016, 30, 8), black))
  kit.add(solid(turned([[0.001, 0], [0.17, 0], [0.17, 0.03], [0.001, 0.04]]), black, [-3.95, 0, 2.2])) // prettier-ignore
  kit.add(
    solid(
      turned(
        [
          [0.03, 0.16],
          [0.17, 0.02],
          [0.18, 0],
        ],
        32,
      ),
      black,
      [-2.9, 1.95, 1.5],
    ),
  )
  const colours = { leaf: '#4c7040', flatLeaf: '#5c9a68', pot: '#cfc3b0', flatPot: '#e9dcc4' }
  const plants = [
    { x: -3.75, z: -2.35, plan: { height: 1.9, leaves: 17, leaf: [0.62, 0.17], pot: [0.27, 0.46], seed: 3 } }, // prettier-ignore
    { x: 3.8, z: -2.5, plan: { height: 1.45, leaves: 13, leaf: [0.5, 0.16], pot: [0.23, 0.4], seed: 9 } }, // prettier-ignore
    { x: 3.05, z: 1.62, plan: { height: 1.62, leaves: 14, leaf: [0.56, 0.13], pot: [0.24, 0.44], seed: 17 } }, // prettier-ignore
  ] as const
  const grown = plants.map(({ x, z, plan }) => {
    const one = houseplant(kit, { ...plan, colours })
    one.group.position.set(x, 0, z)
    kit.add(one.group)
    return one
  })
  return {
    set(seconds: number, breeze: number): void {
      lantern.rotation.x = 0.03 * breeze * Math.sin(seconds * 1.9) + 0.02 * breeze
      lantern.rotation.z = 0.018 * noise1(seconds * 0.8, 5)
      grown.forEach((one, i) => one.sway(seconds, i < 2 ? 2.4 * breeze : 0.8))
    },
  }
}
