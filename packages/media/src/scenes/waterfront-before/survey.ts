import { BoxGeometry, CapsuleGeometry, CylinderGeometry, PlaneGeometry, SphereGeometry, Vector3 } from 'three' // prettier-ignore
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { DoubleSide } from 'three'
import type { Kit } from '../../engine/take'
import { many, type Spot } from '../../kit/many'
import { noise1 } from '../../kit/noise'
import { bevelled, tube } from '../../kit/shapes'
import { BLOCKS, natural, TOWERS } from '../waterfront/plan'

const on = (x: number, z: number, up = 0) => new Vector3(x, natural(x, z) + up, z)

/** The corners of every house that will be built here. */
function corners(): Vector3[][] {
  return [...TOWERS, ...BLOCKS].map((one) => {
    const [w, d] = 'half' in one ? one.half : [one.width / 2, one.depth / 2]
    return ([[-1, -1], [0, -1], [1, -1], [1, 1], [0, 1], [-1, 1]] as const).map(([a, b]) => {
      const v = new Vector3(a * w, 0, b * d).applyAxisAngle(new Vector3(0, 1, 0), one.turn)
      return on(one.x + v.x, one.z + v.z)
    }) // prettier-ignore
  })
}

/** Stakes with ribbons and lines between them, a tripod, two people, and their pickup. */
export function survey(kit: Kit) {
  const wood = kit.material({ color: '#e2cfa6', roughness: 0.9, flat: '#f7e6c0' })
  const ribbon = kit.material({ color: '#f0562a', roughness: 0.7, flat: '#ff7a48', side: DoubleSide, group: 'prop' }) // prettier-ignore
  const cord = kit.material({ color: '#f6efe2', roughness: 0.8, flat: '#fff8ea', line: 0.4 })
  const plots = corners()
  const stakes = plots.flat()
  many(kit, new BoxGeometry(0.22, 2, 0.22).translate(0, 0.9, 0), wood, stakes.map((at) => ({ at }))) // prettier-ignore
  const flags: Spot[] = stakes.map((at) => ({
    at: at.clone().add(new Vector3(0, 1.75, 0)),
    size: 1.7,
  }))
  const flag = new PlaneGeometry(1.1, 0.42, 3, 1).translate(0.55, 0, 0)
  const flying = many(kit, flag, ribbon, flags)
  const lines = mergeGeometries(
    plots.flatMap((plot) =>
      plot.map((a, i) => {
        const b = plot[(i + 1) % plot.length] ?? a
        const lift = (v: Vector3) => v.clone().add(new Vector3(0, 1.1, 0))
        const sag = a
          .clone()
          .lerp(b, 0.5)
          .add(new Vector3(0, 0.95, 0))
        return tube([lift(a), sag, lift(b)], 0.06, 4, 4)
      }),
    ),
  )
  many(kit, lines, cord, [{ at: new Vector3() }])

  const steel = kit.material({ color: '#d9a12c', roughness: 0.5, flat: '#f2bd52' })
  const leg = (a: number) => new CylinderGeometry(0.05, 0.05, 1.7, 5).rotateZ(0.3).translate(0.27, 0.8, 0).rotateY(a) // prettier-ignore
  const tripod = mergeGeometries([leg(0), leg(2.1), leg(4.2), new BoxGeometry(0.36, 0.42, 0.36).translate(0, 1.75, 0)]) // prettier-ignore
  many(kit, tripod, steel, [{ at: on(-6, -16), size: 1.2 }])
  const body = mergeGeometries([new CapsuleGeometry(0.26, 0.95, 3, 8).translate(0, 0.75, 0), new SphereGeometry(0.17, 8, 6).translate(0, 1.62, 0)]) // prettier-ignore
  const vest = kit.material({ color: '#e8742c', roughness: 0.9, flat: '#ff8f4d' })
  many(kit, body, vest, [{ at: on(-6.8, -15.3) }, { at: on(34, -34) }, { at: on(-24, -17) }])

  const paint = kit.material({ color: '#eeeae2', roughness: 0.3, flat: '#fbf6ea' })
  const dark = kit.material({ color: '#2c3338', roughness: 0.3, flat: '#53606c' })
  const car = mergeGeometries([bevelled(5.2, 0.8, 1.95, 0.2, 1).translate(0, 0.85, 0), bevelled(2.1, 0.8, 1.8, 0.22, 1).translate(0.3, 1.55, 0), bevelled(2, 0.3, 0.1, 0.04, 1).translate(-1.6, 1.35, 0.9)]) // prettier-ignore
  const wheel = (x: number, z: number) => new CylinderGeometry(0.42, 0.42, 0.3, 12).rotateX(Math.PI / 2).translate(x, 0.42, z) // prettier-ignore
  const tyres = mergeGeometries([wheel(1.7, 0.9), wheel(-1.6, 0.9), wheel(1.7, -0.9), wheel(-1.6, -0.9), new BoxGeometry(1.6, 0.5, 1.84).translate(0.32, 1.62, 0)]) // prettier-ignore
  const place = [{ at: on(-15, -21), turn: 0.5 }]
  many(kit, car, paint, place)
  many(kit, tyres, dark, place)
  return {
    /** The ribbons fly in the breeze. */
    flutter(seconds: number): void {
      flags.forEach(({ at }, i) => {
        const wind = noise1(seconds * 1.6 + i * 0.7 - at.x * 0.05, 41)
        flying.move(i, at, -0.4 + wind * 0.7, [noise1(seconds * 3 + i, 42) * 0.3, -0.25 + noise1(seconds * 2.2 + i, 43) * 0.3]) // prettier-ignore
      })
    },
  }
}
