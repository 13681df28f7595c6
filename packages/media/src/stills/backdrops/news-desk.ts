import { Color, PlaneGeometry, TorusGeometry, Vector3 } from 'three'
import type { Build, Kit } from '../../engine/take'
import { surroundings } from '../../kit/environment'
import { glow } from '../../kit/glow'
import { mirror } from '../../kit/mirror'
import { bevelled, loft, solid } from '../../kit/shapes'
import { drawnTexture } from '../../kit/textures'
import { setCamera } from './set-camera'

const arc = (radius: number, from: number, to: number, y: number, steps = 40) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const a = from + ((to - from) * i) / steps
    return new Vector3(Math.sin(a) * radius, y, -Math.cos(a) * radius)
  })

/** The news studio: a curved desk with a lit edge, a wall of screens behind, warm columns. */
export const build: Build = (kit) => {
  const floorMirror = mirror(kit, { part: 0.5 })
  const dark = floorMirror.wet(kit.material({ color: '#10161d', roughness: 0.35 }), { amount: 0.75, blur: [0.012, 0.03] }) // prettier-ignore
  const floor = solid(new PlaneGeometry(40, 30), dark)
  floor.rotation.x = -Math.PI / 2
  kit.add(floor)
  floorMirror.hide(floor)

  // Moving bands of light, like weather seen from space. They contain nothing to read.
  const picture = drawnTexture(kit.random('wall'), (pen, random, size) => {
    const base = pen.createLinearGradient(0, 0, size, size)
    base.addColorStop(0, '#0a2433')
    base.addColorStop(0.55, '#12505a')
    base.addColorStop(1, '#0b1c30')
    pen.fillStyle = base
    pen.fillRect(0, 0, size, size)
    pen.globalCompositeOperation = 'lighter'
    for (let i = 0; i < 46; i++) {
      const y = random.range(0, size)
      pen.strokeStyle = random.next() < 0.2 ? 'rgb(255 176 92 / .22)' : `rgb(90 220 215 / ${random.range(0.04, 0.16)})` // prettier-ignore
      pen.lineWidth = random.range(1, 14)
      pen.beginPath()
      for (let x = 0; x <= size; x += 8) pen.lineTo(x, y + 34 * Math.sin(x * 0.012 + i * 0.7) + 16 * Math.sin(x * 0.031 + i)) // prettier-ignore
      pen.stroke()
    }
  }, { size: 1024 }) // prettier-ignore
  const screen = kit.material({ color: '#05090c', emissive: '#ffffff', emissiveMap: picture, glow: 1.15, roughness: 0.25 }) // prettier-ignore
  const frame = kit.material({ color: '#1a2028', roughness: 0.4, metalness: 0.6 })
  for (let i = -3; i <= 3; i++) {
    const a = i * 0.27
    const panel = solid(loft([arc(6.6, a - 0.128, a + 0.128, 0.55, 8), arc(6.6, a - 0.128, a + 0.128, 3.7, 8)], false), screen, [0, 0, 1.2]) // prettier-ignore
    const uv = panel.geometry.getAttribute('uv')
    for (let k = 0; k < uv.count; k++) uv.setX(k, (uv.getX(k) + i + 3) / 7)
    screen.side = 2
    kit.add(panel)
    for (const s of [-1, 1]) {
      const [x, z] = [Math.sin(a + s * 0.133) * 6.6, -Math.cos(a + s * 0.133) * 6.6 + 1.2]
      kit.add(solid(bevelled(0.06, 3.3, 0.1, 0.02), frame, [x, 2.1, z]))
    }
  }
  const warm = kit.material({ color: '#2a1a0c', emissive: '#ffab57', glow: 3.2 })
  for (const [x, z] of [
    [-3.35, -2.4],
    [3.35, -2.4],
    [-4.6, -0.6],
    [4.6, -0.6],
  ] as const) {
    kit.add(solid(bevelled(0.34, 4.4, 0.34, 0.04), frame, [x, 2.2, z]))
    kit.add(solid(bevelled(0.05, 4.2, 0.03, 0.012), warm, [x - Math.sign(x) * 0.1, 2.2, z + 0.18]))
    const halo = glow({ form: 'halo', color: '#ff9d4a', strength: 0.32, width: 2.2, height: 4.6, isFacing: true }) // prettier-ignore
    halo.position.set(x - Math.sign(x) * 0.2, 2.2, z + 0.3)
    kit.add(halo)
  }
  desk(kit)
  ceiling(kit)
  const { look } = kit
  look.key.position.set(-4, 5.5, 3.5)
  Object.assign(look.key, { intensity: 1.9, size: 1.2, extent: 7, reach: 20, color: new Color('#ffd9ab') }) // prettier-ignore
  Object.assign(look.sky, { zenith: new Color('#3f6f86'), horizon: new Color('#2c4f5c'), ground: new Color('#0b1116'), intensity: 0.3, extent: 7 }) // prettier-ignore
  surroundings(kit, { zenith: '#0c1620', horizon: '#1f3d48', ground: '#060809', boxes: [{ azimuth: 120, elevation: 30, width: 60, height: 40, color: '#ffd8a8', strength: 3 }, { azimuth: 300, elevation: 20, width: 90, height: 40, color: '#58c6c9', strength: 1.4 }] }) // prettier-ignore
  Object.assign(look, { exposure: 1.3, bloom: 0.09, vignette: 0.3, grain: 0.01 })
  return setCamera(kit, 0.05)
}

/** The desk is to the right and farther back, because the middle is for the presenter. */
function desk(kit: Kit): void {
  const walnut = kit.material({ color: '#8a5630', roughness: 0.35, reflect: 1.1, side: 2 })
  const white = kit.material({ color: '#d9dde0', roughness: 0.25, side: 2 })
  const lit = kit.material({ color: '#0a2020', emissive: '#54f0dc', glow: 2.2, side: 2 })
  const [cx, cz] = [1.75, -0.9]
  const around = (radius: number, y: number) => arc(radius, -2.5, 0.35, y).map((p) => new Vector3(p.x + cx, y, -p.z + cz - 1.2)) // prettier-ignore
  const band = (rings: [number, number][], paint: typeof walnut) => kit.add(solid(loft(rings.map(([radius, y]) => around(radius, y)), false), paint)) // prettier-ignore
  band([[0.7, 0.93], [1.36, 0.95], [1.4, 0.935], [1.36, 0.915], [0.7, 0.9]], white) // prettier-ignore
  band(
    [
      [1.24, 0.93],
      [1.24, 0.05],
    ],
    walnut,
  )
  band(
    [
      [1.255, 0.88],
      [1.26, 0.87],
      [1.255, 0.86],
    ],
    lit,
  )
  band(
    [
      [1.26, 0.05],
      [1.26, 0.02],
    ],
    lit,
  )
  for (let i = 0; i <= 46; i++) {
    const a = -2.5 + (i / 46) * 2.85
    const rib = solid(bevelled(0.014, 0.78, 0.03, 0.006), walnut, [cx + Math.sin(a) * 1.25, 0.46, cz - 1.2 + Math.cos(a) * 1.25]) // prettier-ignore
    rib.rotation.y = a
    kit.add(rib)
  }
}

/** Lamps on a grid above, and a ring of light in the floor that leads to the middle. */
function ceiling(kit: Kit): void {
  const steel = kit.material({ color: '#12161c', roughness: 0.5, metalness: 0.5 })
  const lamp = kit.material({ color: '#30281c', emissive: '#ffe0b4', glow: 5 })
  for (const z of [-3.4, -1.2]) kit.add(solid(bevelled(14, 0.06, 0.06, 0.02), steel, [0, 2.42 - z * 0.06, z])) // prettier-ignore
  for (let i = -3; i <= 3; i++) {
    for (const z of [-3.4, -1.2]) {
      const [x, y] = [i * 1.15 + (z < -2 ? 0.4 : 0), 2.3 - z * 0.06]
      const can = solid(bevelled(0.15, 0.2, 0.15, 0.05), steel, [x, y, z])
      can.rotation.set(0.5, 0, 0.2)
      kit.add(can)
      kit.add(solid(bevelled(0.1, 0.02, 0.1, 0.008), lamp, [x + 0.02, y - 0.1, z + 0.05]))
      const beam = glow({ form: 'beam', color: '#8fd8e6', strength: 0.05, width: 1.3, height: 2.6 }) // prettier-ignore
      beam.rotation.z = Math.PI
      beam.position.set(x, y - 1.3, z)
      kit.add(beam)
    }
  }
  const ring = kit.material({ color: '#0a2020', emissive: '#46d8cc', glow: 1.6 })
  const disc = solid(new TorusGeometry(2.3, 0.012, 8, 120), ring, [0, 0.006, -0.9])
  disc.rotation.x = Math.PI / 2
  kit.add(disc)
}
