import { Group, Mesh, PlaneGeometry } from 'three'
import type { Kit } from '../../engine/take'
import type { backlitWorld } from '../../kit/backlit-world'
import { bevelled, solid, turned } from '../../kit/shapes'
import { drawnOnly } from './drawn-only'
import { BODY, flaconGlass, HOLLOW } from './flacon-glass'

/** The number of flutes around the cap. */
const FLUTES = 30

/**
 * The flacon on its foot, and the cap as a separate object. Both have their origin at the middle of
 * the glass.
 */
export function buildFlacon(kit: Kit, world: ReturnType<typeof backlitWorld>) {
  const flacon = new Group()
  const brass = kit.material({ color: '#d8a25c', metalness: 1, roughness: 0.2, flat: '#f0c27a', clay: '#c9b48f', group: 'character', reflect: 1.1 }) // prettier-ignore
  const lacquer = kit.material({ color: '#17110f', metalness: 0.35, roughness: 0.22, flat: '#2b2436', clay: '#77706b', group: 'character', reflect: 1.3 }) // prettier-ignore

  const glass = solid(bevelled(BODY.x * 2, BODY.y * 2, BODY.z * 2, 0.07, 6), brass)
  glass.material = flaconGlass(world, glass.matrixWorld)
  glass.name = 'glass'
  flacon.add(glass)
  const juice = drawnOnly({ color: '#c8792c', flat: '#d98a35', clay: '#a8927a', group: 'character', line: 0.6 }) // prettier-ignore
  const { half, middle } = HOLLOW
  for (const turn of [0, 1, 2, 3]) {
    const isWide = turn % 2 === 0
    const panel = new Mesh(new PlaneGeometry((isWide ? half.x : half.z) * 2, half.y * 2), juice)
    panel.rotation.y = (turn * Math.PI) / 2
    panel.position.copy(middle)
    panel.translateZ((isWide ? BODY.z : BODY.x) + 0.003)
    flacon.add(panel)
  }

  const collar: [number, number][] = [[0.001, 0.49], [0.15, 0.49], [0.165, 0.5], [0.165, 0.525], [0.15, 0.535], [0.115, 0.54], [0.112, 0.6], [0.122, 0.606], [0.122, 0.63], [0.11, 0.638], [0.05, 0.64], [0.048, 0.7], [0.04, 0.71], [0.001, 0.712]] // prettier-ignore
  flacon.add(solid(turned(collar, 48), brass))
  const spout = solid(turned([[0.001, 0], [0.012, 0], [0.012, 0.012], [0.001, 0.012]], 16), lacquer, [0, 0.68, 0.042]) // prettier-ignore
  spout.rotation.x = Math.PI / 2
  flacon.add(spout)

  // A plain ring on the front instead of a brand.
  const signet = solid(turned([[0.085, -0.004], [0.1, -0.004], [0.103, 0], [0.1, 0.006], [0.085, 0.006], [0.082, 0], [0.085, -0.004]], 56), brass, [0, -0.03, BODY.z + 0.003]) // prettier-ignore
  signet.rotation.x = Math.PI / 2
  flacon.add(signet)
  const bar = solid(bevelled(0.009, 0.1, 0.008, 0.003), brass, [0, -0.03, BODY.z + 0.003])
  bar.rotation.z = Math.PI / 4
  flacon.add(bar)

  const cap = new Group()
  cap.add(solid(flutedBody(), lacquer))
  const ring: [number, number][] = [[0.15, 0], [0.2, 0], [0.207, 0.007], [0.207, 0.033], [0.2, 0.04], [0.15, 0.04]] // prettier-ignore
  cap.add(solid(turned(ring, 56), brass))
  const crown: [number, number][] = [
    [0.001, 0.352],
    [0.08, 0.352],
    [0.086, 0.348],
    [0.09, 0.34],
  ]
  cap.add(solid(turned(crown.reverse(), 48), brass))
  return { flacon, cap }
}

/** A turned cap with a fluted wall, which ends in a smooth dome. */
function flutedBody() {
  const profile: [number, number][] = [[0.15, 0.03], [0.188, 0.04], [0.194, 0.05], [0.194, 0.12], [0.194, 0.2], [0.194, 0.27], [0.19, 0.3], [0.176, 0.325], [0.15, 0.34], [0.09, 0.347], [0.001, 0.347]] // prettier-ignore
  const body = turned(profile, FLUTES * 8)
  const position = body.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
    if (y < 0.049 || y > 0.29) continue
    const depth = 1 - 0.05 * Math.abs(Math.sin((Math.atan2(z, x) * FLUTES) / 2)) ** 0.7
    position.setXYZ(i, x * depth, y, z * depth)
  }
  body.computeVertexNormals()
  return body
}
