import { CylinderGeometry, Group, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { deskMicrophone } from '../../kit/desk-microphone'
import { bevelled, solid, turned } from '../../kit/shapes'
import { drawnTexture, wood } from '../../kit/textures'
import { SEATS } from './hosts'

const TOP = 0.64

/** The table with microphones, cups and notes, and the chairs. */
export function buildTable(kit: Kit): void {
  const grain = drawnTexture(kit.random('walnut'), wood, { isData: true })
  grain.repeat.set(1.5, 1.5)
  const walnut = kit.material({ color: '#7d4a28', roughness: 0.55, bumpMap: grain, bump: 0.12, reflect: 0.4, group: 'prop', flat: '#b4703f', clay: '#a89a8b' }) // prettier-ignore
  const dark = kit.material({ color: '#1b1d21', roughness: 0.5, metalness: 0.4, group: 'prop', flat: '#2d3347' }) // prettier-ignore
  // prettier-ignore
  const top = solid(turned([[0.001, 0], [0.86, 0], [0.885, -0.01], [0.885, -0.03], [0.86, -0.045], [0.001, -0.045]], 72), walnut, [0, TOP, 0.08])
  top.scale.z = 0.72
  kit.add(top)
  // prettier-ignore
  kit.add(solid(turned([[0.36, 0], [0.36, 0.025], [0.08, 0.06], [0.06, 0.3], [0.09, TOP - 0.05]], 40), dark, [0, 0, 0.08]))

  for (const [i, seat] of SEATS.entries()) {
    const side = i === 0 ? -1 : 1
    const face = new Vector3(seat.x - side * 0.2, 1.19, seat.z + 0.2)
    const tip = new Vector3(seat.x - side * 0.33, 1.0, seat.z + 0.26)
    const foot = new Vector3(side * 0.16, TOP, 0.02)
    kit.add(deskMicrophone(kit, foot, new Vector3(side * 0.3, 0.84, -0.06), tip, face))
    buildChair(kit, seat)
  }
  buildThings(kit)
}

function buildChair(kit: Kit, seat: (typeof SEATS)[number]): void {
  const leather = kit.material({ color: '#3a2a20', roughness: 0.45, group: 'prop', flat: '#6e4a3a' }) // prettier-ignore
  const steel = kit.material({ color: '#24262b', metalness: 0.7, roughness: 0.35, group: 'prop', flat: '#3a4156' }) // prettier-ignore
  const chair = new Group()
  chair.add(solid(bevelled(0.52, 0.09, 0.5, 0.04, 4), leather, [0, 0.4, 0]))
  const back = solid(bevelled(0.5, 0.46, 0.08, 0.038, 4), leather, [0, 0.68, -0.27])
  back.rotation.x = -0.14
  chair.add(back, solid(new CylinderGeometry(0.03, 0.03, 0.36, 14), steel, [0, 0.19, 0]))
  chair.add(
    solid(
      turned(
        [
          [0.001, 0.03],
          [0.1, 0.03],
          [0.27, 0.012],
          [0.28, 0],
        ],
        30,
      ),
      steel,
    ),
  )
  chair.position.set(seat.x, 0, seat.z)
  chair.rotation.y = seat.turn
  kit.add(chair)
}

/** Things on the table such as people who talk there would need. */
function buildThings(kit: Kit): void {
  const cream = kit.material({ color: '#d8cfbf', roughness: 0.35, group: 'prop', flat: '#f1e6d2' })
  const teal = kit.material({ color: '#1f6a6e', roughness: 0.3, group: 'prop', flat: '#3fa3a3' })
  const paper = kit.material({ color: '#cfc7b8', roughness: 0.9, group: 'prop', flat: '#f4ead8' })
  const coffee = kit.material({ color: '#1a0d07', roughness: 0.15, group: 'prop', flat: '#3b2216', line: 0.4 }) // prettier-ignore
  const amber = kit.material({ color: '#1c0f05', emissive: '#ffb45c', glow: 2.4, group: 'prop', flat: '#ffc97a', line: 0.3 }) // prettier-ignore
  const dark = kit.material({ color: '#17191d', roughness: 0.5, group: 'prop', flat: '#2d3347' })
  const cup: [number, number][] = [[0.001, 0.006], [0.03, 0.006], [0.036, 0.03], [0.04, 0.088], [0.036, 0.086], [0.032, 0.07], [0.001, 0.068]] // prettier-ignore
  for (const [x, z, skin] of [
    [-0.5, 0.3, cream],
    [0.53, 0.22, teal],
  ] as const) {
    // prettier-ignore
    kit.add(solid(turned(cup, 26), skin, [x, TOP, z]))
    kit.add(
      solid(
        turned(
          [
            [0.001, 0.001],
            [0.033, 0],
          ],
          20,
        ),
        coffee,
        [x, TOP + 0.073, z],
      ),
    )
  }
  for (const [x, z, turn] of [
    [-0.34, 0.42, 0.5],
    [0.3, 0.45, -0.35],
  ] as const) {
    // prettier-ignore
    const sheet = solid(bevelled(0.2, 0.012, 0.27, 0.003), paper, [x, TOP + 0.007, z])
    sheet.rotation.y = turn
    kit.add(sheet)
  }
  // The mixer between them, a wedge with rows of lit keys.
  const mixer = new Group()
  mixer.add(solid(bevelled(0.3, 0.035, 0.2, 0.012), dark))
  for (let i = 0; i < 7; i++) {
    mixer.add(solid(bevelled(0.024, 0.008, 0.024, 0.004), i % 3 ? amber : cream, [(i - 3) * 0.038, 0.02, 0.06])) // prettier-ignore
    mixer.add(solid(turned([[0.001, 0.02], [0.011, 0.018], [0.013, 0]], 14), cream, [(i - 3) * 0.038, 0.017, -0.03])) // prettier-ignore
  }
  mixer.position.set(0, TOP + 0.03, 0.3)
  mixer.rotation.x = 0.14
  kit.add(mixer)
}
