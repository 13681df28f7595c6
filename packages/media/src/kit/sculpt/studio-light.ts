import { Color, Mesh, PlaneGeometry, ShaderMaterial, SpotLight, Vector3, type ColorRepresentation } from 'three' // prettier-ignore
import { paintedAs } from '../../engine/paint'
import type { Kit } from '../../engine/take'
import { surroundings } from '../environment'

export interface StudioLight {
  /** The side of the picture from which the warm key light comes; -1 is the left. */
  from: 1 | -1
  key?: ColorRepresentation
  /** The color of the cool light from behind, on the other side. */
  rim?: ColorRepresentation
  rimStrength?: number
  strength?: number
  /** The middle of the lit area. `extent` is how many meters around it are lit. */
  centre: Vector3
  extent: number
  fill?: readonly [zenith: ColorRepresentation, ground: ColorRepresentation]
}

/**
 * The studio's light for people: one large warm lamp, a cool sky that brightens shadows, and a cool
 * light from behind.
 */
export function studioLight(
  kit: Kit,
  {
    from,
    key = '#ffe2c2',
    rim = '#9cc4ff',
    rimStrength = 6,
    strength = 3.1,
    centre,
    extent,
    fill = ['#8fb0d6', '#5d4638'],
  }: StudioLight,
): void {
  // prettier-ignore
  const { look } = kit
  look.key.kind = 'sun'
  look.key.position.copy(centre).add(new Vector3(from * 1.5, 1.35, 1.75).multiplyScalar(2))
  look.key.target.copy(centre)
  look.key.color = new Color(key)
  Object.assign(look.key, { intensity: strength, size: 0.75, extent: extent * 1.25, reach: 9 })
  Object.assign(look.sky, { zenith: new Color(fill[0]), horizon: new Color('#b9a99b'), ground: new Color(fill[1]), intensity: 0.36, extent: extent * 1.3 }) // prettier-ignore
  const edge = new SpotLight(rim, rimStrength, 0, 0.7, 0.8, 0)
  edge.position.copy(centre).add(new Vector3(-from * 1.7, 1.1, -1.9))
  edge.target.position.copy(centre)
  kit.add(edge)
  kit.add(edge.target)
  surroundings(kit, {
    ...{ zenith: '#3a4253', horizon: '#6d6660', ground: '#2a211c', strength: 0.55 },
    boxes: [
      { azimuth: from > 0 ? 40 : 140, elevation: 34, width: 46, height: 52, color: '#ffe6c8', strength: 5 }, // prettier-ignore
      { azimuth: from > 0 ? 200 : -20, elevation: 20, width: 24, height: 70, color: '#a9cbff', strength: 2.6 }, // prettier-ignore
    ],
  })
  Object.assign(look, { exposure: 1.18, grain: 0.012, bloom: 0.05, halation: 0.03, vignette: 0.2, fringe: 0.4 }) // prettier-ignore
  look.grade.contrast = 1.04
  look.grade.saturation = 0.94
  look.shutter = 0
}

/** A painted paper background. It is light in the middle and darker to its edges. */
export function backdrop(
  kit: Kit,
  [inner, outer]: readonly [ColorRepresentation, ColorRepresentation],
  {
    centre,
    size,
    at = [0.42, 0.6],
  }: { centre: Vector3; size: number; at?: readonly [number, number] },
): void {
  // prettier-ignore
  const material = paintedAs(
    new ShaderMaterial({
      vertexShader: `varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }`, // prettier-ignore
      fragmentShader: `varying vec2 vUv; uniform vec3 uInner, uOuter; uniform vec2 uAt;
        void main() { float r = length((vUv - uAt) * vec2(1., 1.1)); vec3 c = mix(uInner, uOuter, smoothstep(0., .42, r)); c *= 1. - .35 * smoothstep(.55, .2, vUv.y); gl_FragColor = vec4(c, 1.); }`, // prettier-ignore
      uniforms: { uInner: { value: new Color(inner) }, uOuter: { value: new Color(outer) }, uAt: { value: at } }, // prettier-ignore
    }),
    { color: outer, group: 'sky', line: 0 },
  )
  const paper = new Mesh(new PlaneGeometry(size, size), material)
  paper.position.copy(centre)
  kit.add(paper)
}
