import { AdditiveBlending, BufferGeometry, DoubleSide, Float32BufferAttribute, Mesh, MeshBasicMaterial, Plane, RingGeometry, Vector3 } from 'three' // prettier-ignore
import { paintedAs } from '../../engine/paint'
import type { Kit } from '../../engine/take'
import { glow } from '../../kit/glow'

const MOST = 1400
/** The direction in which the light rises. It is slightly tilted. */
const TILT = new Vector3(0.1, 1, 0.06).normalize()

/**
 * A moving plane of light: its position, the line that it draws on a body, and rings that show it
 * in the air.
 */
export function scan(kit: Kit, color: string, strength: number) {
  const plane = new Plane(TILT.clone(), 0)
  const geometry = new BufferGeometry()
  for (const name of ['position', 'normal']) geometry.setAttribute(name, new Float32BufferAttribute(new Float32Array(MOST * 18), 3)) // prettier-ignore
  const bright = kit.material({ color: '#05100e', emissive: color, glow: 5 * strength, flat: color, clay: '#f4efe4', side: DoubleSide, line: 0, group: 'character' }) // prettier-ignore
  const outline = new Mesh(geometry, bright)
  outline.frustumCulled = false
  kit.add(outline)
  const position = geometry.getAttribute('position')
  let used = 0
  const up = TILT.clone().multiplyScalar(0.0055)
  const corner = (at: Vector3, way: 1 | -1) => position.setXYZ(used++, at.x + up.x * way, at.y + up.y * way, at.z + up.z * way) // prettier-ignore

  const rings = [0.62, 0.95, 1.3].map((radius, i) => {
    const paint = new MeshBasicMaterial({ color, transparent: true, opacity: 0, blending: AdditiveBlending, depthWrite: false, side: DoubleSide }) // prettier-ignore
    const ring = new Mesh(new RingGeometry(radius - 0.009 - i * 0.003, radius, 120), paintedAs(paint, { color, group: 'fx' })) // prettier-ignore
    ring.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), TILT)
    kit.add(ring)
    return { ring, paint }
  })
  const sheet = glow({ form: 'pool', color, strength: 0, width: 2.7, height: 2.7, finalOnly: true })
  sheet.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), TILT)
  kit.add(sheet)

  return {
    plane,
    /** Begins a moment's outline. */
    start(centre: Vector3, on: number): void {
      plane.setFromNormalAndCoplanarPoint(TILT, centre)
      used = 0
      rings.forEach(({ ring, paint }, i) => {
        ring.position.copy(centre)
        ring.visible = on > 0.01
        paint.opacity = on * strength * (0.55 - i * 0.15)
      })
      sheet.position.copy(centre)
      sheet.setStrength(0.3 * on * strength)
    },
    seam: (a: Vector3, b: Vector3): void => {
      if (used + 6 > MOST * 6) return
      corner(a, 1)
      corner(a, -1)
      corner(b, 1)
      corner(b, 1)
      corner(a, -1)
      corner(b, -1)
    },
    end(): void {
      geometry.setDrawRange(0, used)
      position.needsUpdate = true
    },
  }
}
