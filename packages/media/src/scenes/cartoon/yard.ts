import { CircleGeometry, Group, PlaneGeometry, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { surroundings } from '../../kit/environment'
import { palms } from '../../kit/foliage'
import { leafTufts } from '../../kit/lagoon/lagoon-plants'
import { swarm, ways } from '../../kit/particles'
import { bevelled, solid, turned } from '../../kit/shapes'

/** Old, uneven flagstones in front of the wall. */
function buildFlags(kit: Kit): void {
  const random = kit.random('flags')
  const tones = (['#a58a72', '#b1977c', '#98806c'] as const).map((color, i) => kit.material({ color, roughness: 0.85, flat: ['#d8b594', '#dfbf9f', '#cfac8e'][i] ?? color, line: 0.7 })) // prettier-ignore
  const joint = kit.material({ color: '#5d4a3e', roughness: 1, flat: '#a5806a' })
  kit.add(solid(new PlaneGeometry(18, 14).rotateX(-Math.PI / 2), joint, [0, -0.03, 4]))
  for (let row = 0; row < 7; row++) {
    let x = -4.6 + random.range(-0.4, 0.2)
    const deep = 0.62 + row * 0.06
    const z = 0.34 + row * 0.72
    while (x < 6) {
      const wide = random.range(0.6, 1.15)
      const flag = solid(bevelled(wide - 0.035, 0.08, deep, 0.02), tones[Math.floor(random.next() * 3)] ?? joint) // prettier-ignore
      flag.position.set(x + wide / 2, -0.04 + random.range(-0.006, 0.004), z)
      flag.rotation.set(random.range(-0.006, 0.006), random.range(-0.012, 0.012), 0)
      kit.add(flag)
      x += wide
    }
  }
  const plinth = kit.material({ color: '#8a6450', roughness: 0.9, flat: '#c08a6c' })
  for (const [from, to] of [
    [-5, 0.0],
    [1.2, 6],
  ] as const)
    // prettier-ignore
    kit.add(solid(bevelled(to - from, 0.2, 0.1, 0.025), plinth, [(from + to) / 2, 0.08, 0.02]))
}

function buildPot(kit: Kit, x: number, z: number, size: number, name: string): void {
  const clay = kit.material({ color: '#b4562f', roughness: 0.7, flat: '#c9683f' })
  const soil = kit.material({ color: '#33261e', roughness: 1, flat: '#5b4034' })
  const pot = new Group()
  pot.add(
    solid(
      turned([
        [0.001, 0],
        [0.2, 0],
        [0.22, 0.03],
        [0.29, 0.36],
        [0.335, 0.37],
        [0.335, 0.45],
        [0.3, 0.45],
        [0.28, 0.4],
      ]),
      clay,
    ),
  )
  const bed = solid(new CircleGeometry(0.29, 24).rotateX(-Math.PI / 2), soil, [0, 0.4, 0])
  pot.add(bed)
  pot.position.set(x, 0, z)
  pot.scale.setScalar(size)
  kit.add(pot)
  const random = kit.random(name)
  const places = Array.from({ length: 13 }, () => new Vector3(x + random.range(-0.26, 0.26) * size, (0.52 + random.range(0, 0.42)) * size, z + random.range(-0.2, 0.24) * size)) // prettier-ignore
  kit.add(leafTufts(kit, `${name} leaves`, places, { color: '#4c7a35', flat: '#5d9a55', size: 0.17 * size, per: 6 })) // prettier-ignore
}

/**
 * A sunny wall at the harbor in the late afternoon, with pots, flagstones, and the shadow of a
 * palm.
 */
export function buildYard(kit: Kit) {
  buildFlags(kit)
  buildPot(kit, -1.62, 0.42, 1.15, 'pot left')
  buildPot(kit, 3.12, 0.4, 0.9, 'pot right')
  const near = Array.from({ length: 10 }, (_, i) => new Vector3(-1.42 + (i % 4) * 0.17, 1.62 + Math.floor(i / 4) * 0.17, 2.6)) // prettier-ignore
  const branch = leafTufts(kit, 'branch', near, { color: '#20402a', flat: '#2c5a4c', size: 0.2, per: 6 }) // prettier-ignore
  kit.add(branch)
  const plant = palms(kit, { trunk: '#4a3628', leaf: '#3d5a30', flatTrunk: '#7a5a48', flatLeaf: '#4f8a58' }) // prettier-ignore
  const { tree, sway } = plant(5, 4.3)
  tree.position.set(-3.7, 0, 3.3)
  tree.scale.setScalar(1.22)
  kit.add(tree)
  surroundings(kit, {
    ...{ zenith: '#5d86b8', horizon: '#d8b28a', ground: '#5a4032', strength: 0.55 },
    boxes: [
      { azimuth: 120, elevation: 42, width: 50, height: 34, color: '#fff0cf', strength: 4 },
      { azimuth: 20, elevation: 30, width: 22, height: 60, color: '#9cc8f0', strength: 1.5 },
    ],
  })
  const dust = swarm(kit, {
    ...{ name: 'dust', count: 40, color: '#ffe3b0', strength: 0.35, size: 0.006 },
    at: (u, seconds) =>
      ways
        .dust([5, 2.4, 1.2], 0.1)(u, seconds)
        .add(new Vector3(0.6, 0, 0.9)),
  })
  kit.add(dust.mesh)
  return {
    set(seconds: number): void {
      sway(seconds, 1.3)
      dust.move(seconds)
      branch.rotation.z = Math.sin(seconds * 1.1) * 0.02
    },
  }
}
