import { AdditiveBlending, Color, DoubleSide, Mesh, PlaneGeometry, ShaderMaterial, type ColorRepresentation } from 'three' // prettier-ignore
import { paintedAs } from '../engine/paint'

const vertex = /* glsl */ `
uniform bool uFacing; varying vec2 vUv;
void main() {
  vUv = uv;
  vec4 p = modelViewMatrix * vec4(position, 1.);
  if (uFacing) {
    vec2 size = vec2(length(modelMatrix[0].xyz), length(modelMatrix[1].xyz));
    p = modelViewMatrix * vec4(0., 0., 0., 1.);
    p.xy += position.xy * size;
  }
  gl_Position = projectionMatrix * p;
}`

const FORMS = {
  /** A halo around a lamp. */
  halo: `float r = length(vUv - .5) * 2.; float a = pow(max(0., 1. - r), 2.4) + .5 * pow(max(0., 1. - r), 9.);`,
  /** Light on a surface, without a hot centre. */
  pool: `float r = length(vUv - .5) * 2.; float a = pow(max(0., 1. - r * r), 2.);`,
  /** A beam from the lower edge upwards, that widens and fades. */
  beam: `float w = mix(.08, 1., vUv.y); float a = pow(max(0., 1. - abs(vUv.x - .5) * 2. / w), 1.6) * pow(max(0., 1. - vUv.y), 1.5) * smoothstep(0., .03, vUv.y);`,
  /** A long soft streak. */
  streak: `vec2 d = abs(vUv - .5) * 2.; float a = pow(max(0., 1. - d.x), 3.) * pow(max(0., 1. - d.y), 2.);`,
  /** Haze that is thickest at the lower edge. */
  haze: `float a = pow(max(0., 1. - vUv.y), 2.2) * smoothstep(0., .08, vUv.y) * smoothstep(0., .2, vUv.x) * smoothstep(1., .8, vUv.x);`,
} as const

export interface Glow {
  form: keyof typeof FORMS
  color: ColorRepresentation
  strength: number
  width: number
  height: number
  /** Whether the card always faces the camera. */
  isFacing?: boolean
  /** Whether the card appears only in the lit stages. */
  finalOnly?: boolean
}

/** A card of light that brightens everything behind it. `setStrength` may change over time. */
export function glow({ form, color, strength, width, height, isFacing, finalOnly = false }: Glow) {
  const uniforms = {
    uColor: { value: new Color(color) },
    uStrength: { value: strength },
    uFacing: { value: isFacing ?? form === 'halo' },
  }
  const material = paintedAs(
    new ShaderMaterial({
      vertexShader: vertex,
      fragmentShader: `uniform vec3 uColor; uniform float uStrength; varying vec2 vUv;
        void main() { ${FORMS[form]} gl_FragColor = vec4(uColor * a * uStrength, 0.); }`,
      uniforms,
      blending: AdditiveBlending,
      premultipliedAlpha: true,
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
    }),
    { color, group: 'fx', finalOnly },
  )
  const card = new Mesh(new PlaneGeometry(1, 1), material)
  card.scale.set(width, height, 1)
  card.name = `glow ${form}`
  return Object.assign(card, {
    setStrength: (value: number) => {
      uniforms.uStrength.value = value
    },
  })
}
