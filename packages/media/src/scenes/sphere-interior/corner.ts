import { CylinderGeometry, SphereGeometry, TorusGeometry, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { crowd, type Spot } from '../../kit/crowd'
import { cushion } from '../../kit/cushion'
import { bevelled, solid, tube, turned } from '../../kit/shapes'
import { drawnTexture, weave } from '../../kit/textures'

/** Things behind and above the camera: poufs on a round rug, a plinth, and a cluster of lamps. */
export function buildCorner(kit: Kit): void {
  const knots = drawnTexture(kit.random('round rug'), (pen, random, size) => {
    pen.fillStyle = '#2c4650'
    pen.fillRect(0, 0, size, size)
    for (let ring = 0; ring < 9; ring++) {
      pen.strokeStyle = ['#d9c7a3', '#c2793f', '#4f6f70'][ring % 3] ?? '#d9c7a3'
      pen.lineWidth = 9 + (ring % 3) * 7
      pen.beginPath()
      for (let a = 0; a <= 6.32; a += 0.04) {
        const r = 40 + ring * 52 + 10 * Math.sin(a * (5 + ring) + ring)
        pen.lineTo(size / 2 + Math.cos(a) * r, size / 2 + Math.sin(a) * r)
      }
      pen.stroke()
    }
    for (let i = 0; i < 50000; i++) {
      pen.fillStyle = i % 2 ? 'rgb(255 240 220 / .12)' : 'rgb(10 12 14 / .2)'
      pen.fillRect(random.range(0, size), random.range(0, size), 3, 3)
    }
  }, { size: 1024 }) // prettier-ignore
  const rug = kit.material({ color: '#ffffff', map: knots, roughness: 1, reflect: 0.1 })
  kit.add(solid(new CylinderGeometry(1.35, 1.35, 0.03, 96), rug, [2.2, 0.015, 3.6]))
  const wool = drawnTexture(kit.random('bouclé'), weave, { isData: true })
  wool.repeat.set(4, 4)
  const cloth = (color: string) => kit.material({ color, roughness: 1, bumpMap: wool, bump: 1.6, reflect: 0.2 }) // prettier-ignore
  for (const [color, x, z, size] of [
    ['#d9c9ac', 1.75, 3.25, 1],
    ['#b5532f', 2.65, 3.9, 0.86],
    ['#c9922f', 2.5, 2.95, 0.7],
  ] as const) {
    // prettier-ignore
    const pouf = solid(cushion(0.72, 0.44, 0.72, x), cloth(color), [x, 0.24 * size, z])
    pouf.scale.setScalar(size)
    kit.add(pouf)
  }
  const stone = kit.material({ color: '#b9a88f', roughness: 0.7 })
  const bronze = kit.material({ color: '#8a5a34', metalness: 0.9, roughness: 0.35 })
  kit.add(solid(bevelled(0.5, 0.95, 0.5, 0.02), stone, [-5.4, 0.48, 0.4]))
  for (const [turn, r, y] of [
    [0, 0.32, 1.32],
    [1.1, 0.25, 1.3],
    [2.1, 0.18, 1.3],
  ] as const) {
    const hoop = solid(new TorusGeometry(r, 0.035, 16, 72), bronze, [-5.4, y, 0.4])
    hoop.rotation.set(0.3, turn, 0.2)
    kit.add(hoop)
  }
  // Rattan lamps at three heights over the table.
  const cane = kit.material({ color: '#b98a58', roughness: 0.9, side: 2 })
  const bulb = kit.material({ color: '#fff0da', emissive: '#ffd49a', glow: 3.5 })
  const dark = kit.material({ color: '#1d1a18', roughness: 0.6 })
  const ribs: Spot[] = []
  for (const [x, y, z, size] of [
    [0.9, 3.7, -1.1, 1],
    [0.2, 4.15, -2.1, 0.8],
    [1.55, 4.3, -2.3, 0.65],
  ] as const) {
    // prettier-ignore
    for (let i = 0; i < 12; i++) ribs.push({ at: [x, y, z], turn: [0, (i / 12) * Math.PI, 0], size })
    for (const [h, r] of [[-0.16, 0.36], [0, 0.42], [0.16, 0.36]] as const) kit.add(solid(new TorusGeometry(r * size, 0.008, 6, 60).rotateX(Math.PI / 2), cane, [x, y + h * size, z])) // prettier-ignore
    kit.add(solid(new SphereGeometry(0.09 * size, 20, 14), bulb, [x, y, z])).castShadow = false
    kit.add(solid(tube([new Vector3(x, y + 0.25 * size, z), new Vector3(x, 5.5, z)], 0.006, 4, 6), dark)) // prettier-ignore
  }
  crowd(kit, new TorusGeometry(0.42, 0.006, 5, 56).scale(1, 0.62, 1), cane, ribs)
  kit.add(solid(turned([[0.001, 0], [0.14, 0], [0.2, 0.14], [0.19, 0.3], [0.1, 0.42], [0.12, 0.46]], 32), kit.material({ color: '#a8512f', roughness: 0.8 }), [5.7, 0, 0.6])) // prettier-ignore
}
