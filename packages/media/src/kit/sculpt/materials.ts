import { Color, MeshPhysicalMaterial, ShaderChunk, type ColorRepresentation } from 'three'
import { paintedAs, type Paint } from '../../engine/paint'

const STRAIGHT = 'reflectedLight.directDiffuse += irradiance * diffuseBRDF'
/** Light spreads under the skin, and red light farthest, so the edges of shadows are warm. */
const UNDER_SKIN = `vec3 wrapped = clamp( ( vec3( dot( geometryNormal, directLight.direction ) ) + vec3( .24, .12, .08 ) ) / vec3( 1.24, 1.12, 1.08 ), 0., 1. );
	reflectedLight.directDiffuse += wrapped * directLight.color * diffuseBRDF`

const group = 'character'

export function skinMaterial(roughness = 0.46) {
  const paint: Paint = { color: '#ffffff', roughness, group, vertexColors: true }
  const material = new MeshPhysicalMaterial({ color: '#ffffff', roughness, vertexColors: true, clearcoat: 0.12, clearcoatRoughness: 0.35, sheen: 0.25, sheenRoughness: 0.5, sheenColor: new Color('#ffd9c0') }) // prettier-ignore
  const chunk = ShaderChunk.lights_physical_pars_fragment.replace(STRAIGHT, UNDER_SKIN)
  if (!chunk.includes('wrapped')) throw new Error('three draws light in another way now')
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <lights_physical_pars_fragment>', chunk) // prettier-ignore
  }
  return paintedAs(material, paint)
}

/**
 * The material of woven or knitted cloth. It is not glossy, and has a soft light along its edges.
 */
export function clothMaterial(
  color: ColorRepresentation,
  { fuzz = 0.6, roughness = 0.9, vertexColors = false } = {},
) {
  // prettier-ignore
  const edge = new Color(color).lerp(new Color('#ffffff'), 0.14)
  const material = new MeshPhysicalMaterial({ color, roughness, vertexColors, sheen: fuzz, sheenRoughness: 0.45, sheenColor: edge, envMapIntensity: 0.6 }) // prettier-ignore
  return paintedAs(material, { color, roughness, group, vertexColors })
}

export function hairMaterial(color: ColorRepresentation, gloss = 0.5) {
  const roughness = 0.62 - gloss * 0.25
  const edge = new Color(color).lerp(new Color('#fff1dd'), 0.25)
  const material = new MeshPhysicalMaterial({ color, roughness, sheen: 0.5, sheenRoughness: 0.3, sheenColor: edge, envMapIntensity: 0.9 }) // prettier-ignore
  return paintedAs(material, { color, roughness, group })
}

/** The material of leather, plastic or enamel. */
export function hardMaterial(color: ColorRepresentation, roughness = 0.35, metalness = 0) {
  const material = new MeshPhysicalMaterial({ color, roughness, metalness, clearcoat: metalness ? 0 : 0.3, clearcoatRoughness: 0.25 }) // prettier-ignore
  return paintedAs(material, { color, roughness, metalness, group })
}
