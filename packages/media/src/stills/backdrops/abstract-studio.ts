import { Color, SphereGeometry, TorusGeometry, Vector3 } from 'three'
import type { Build, Kit } from '../../engine/take'
import { surroundings } from '../../kit/environment'
import { bevelled, loft, solid, turned } from '../../kit/shapes'
import { drawnTexture, paper } from '../../kit/textures'
import { setCamera } from './set-camera'

/** The abstract studio: a curved wall, arches, steps and a sun of plaster in terracotta and sea green. */
export const build: Build = (kit) => {
  const tooth = drawnTexture(kit.random('plaster'), paper, { isData: true })
  tooth.repeat.set(4, 4)
  const plaster = (color: string) => kit.material({ color, roughness: 0.92, bumpMap: tooth, bump: 0.5, reflect: 0.25 }) // prettier-ignore
  const [rose, clay, sea, cream] = [plaster('#d9a48c'), plaster('#b65f41'), plaster('#3f7f78'), plaster('#ecdcc4')] // prettier-ignore
  // Floor and wall are one surface, so there is neither a corner nor a horizon.
  const sheet = Array.from({ length: 24 }, (_, i) => {
    const t = i / 23
    const bend = Math.max(0, Math.min(1, (t - 0.5) / 0.25)) * (Math.PI / 2)
    const [z, y] = t < 0.5 ? [7 - 20 * t, 0] : t < 0.75 ? [-3 - 1.6 * Math.sin(bend), 1.6 * (1 - Math.cos(bend))] : [-4.6, 1.6 + (t - 0.75) * 18] // prettier-ignore
    return [new Vector3(9, y, z), new Vector3(-9, y, z)]
  })
  const cyc = solid(loft(sheet, false), rose)
  rose.side = 2
  kit.add(cyc)
  arch(kit, cream, clay, -1.95, -3.1, 1.25, 2.0)
  arch(kit, sea, cream, 2.35, -3.5, 1.05, 1.45)
  for (let i = 0; i < 4; i++) kit.add(solid(bevelled(1.5 - i * 0.36, 0.17, 1.1, 0.03, 4), i % 2 ? cream : clay, [2.15 + i * 0.18, 0.085 + i * 0.17, -2.05])) // prettier-ignore
  kit.add(solid(new SphereGeometry(0.27, 48, 32), sea, [2.45, 0.95, -2.05]))
  kit.add(solid(turned([[0.001, 0], [0.4, 0], [0.42, 0.03], [0.42, 0.42], [0.4, 0.45], [0.001, 0.45]], 60), sea, [-1.35, 0, -1.75])) // prettier-ignore
  kit.add(solid(turned([[0.001, 0], [0.24, 0], [0.26, 0.03], [0.26, 0.75], [0.24, 0.78], [0.001, 0.78]], 60), rose, [-2.2, 0, -1.6])) // prettier-ignore
  kit.add(solid(new SphereGeometry(0.17, 40, 28), clay, [-1.4, 0.62, -1.75]))
  const sun = kit.add(solid(turned([[0.001, 0.09], [0.62, 0.09], [0.68, 0.05], [0.68, 0], [0.001, 0]], 80), clay, [0.72, 2.02, -4.5])) // prettier-ignore
  sun.rotation.x = Math.PI / 2
  const hoop = kit.add(solid(new TorusGeometry(0.46, 0.035, 20, 90), kit.material({ color: '#d0a052', roughness: 0.25, metalness: 1 }), [-0.98, 0.49, -2.5])) // prettier-ignore
  hoop.rotation.y = 0.5
  const { look } = kit
  look.key.position.set(-6, 6.2, 3.6)
  look.key.target.set(0, 0.8, -2.5)
  Object.assign(look.key, { intensity: 3.1, size: 0.45, extent: 5.5, reach: 20, color: new Color('#ffdcb0') }) // prettier-ignore
  Object.assign(look.sky, { zenith: new Color('#a9bede'), horizon: new Color('#c4a79a'), ground: new Color('#8a5a48'), intensity: 0.5, extent: 5 }) // prettier-ignore
  surroundings(kit, { zenith: '#9aa7c0', horizon: '#b99a8a', ground: '#7a4f3e', strength: 0.4 })
  Object.assign(look, { exposure: 1.1, bloom: 0.04, vignette: 0.2, grain: 0.006 })
  return setCamera(kit, 0.018)
}

/** An arch that contains a niche of another color. */
function arch(
  kit: Kit,
  paint: ReturnType<Kit['material']>,
  inner: ReturnType<Kit['material']>,
  x: number,
  z: number,
  wide: number,
  tall: number,
): void {
  // prettier-ignore
  const half = wide / 2
  const outline = (r: number, up: number) => [
    new Vector3(-r, 0, 0),
    ...Array.from({ length: 25 }, (_, i) => new Vector3(-Math.cos((i / 24) * Math.PI) * r, up - half + Math.sin((i / 24) * Math.PI) * r, 0)), // prettier-ignore
    new Vector3(r, 0, 0),
  ]
  const at = (points: Vector3[], depth: number) => points.map((p) => new Vector3(x + p.x, Math.max(0, p.y), z + depth)) // prettier-ignore
  const [outer, hole] = [outline(half, tall), outline(half * 0.62, tall)]
  const skin = solid(loft([at(outer, -0.5), at(outer, 0), at(hole, 0.03), at(hole, 0.03), at(hole, -0.5)], false), paint) // prettier-ignore
  paint.side = 2
  inner.side = 2
  kit.add(skin)
  const back = solid(loft([at(hole, -0.32), at(hole.map((p) => new Vector3(0, Math.min(p.y, tall - half), 0)), -0.32)], false), inner) // prettier-ignore
  kit.add(back)
}
