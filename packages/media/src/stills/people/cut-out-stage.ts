import { Color, Mesh, PlaneGeometry, ShaderMaterial, Vector3 } from 'three'
import { paintedAs } from '../../engine/paint'
import type { Kit, Take } from '../../engine/take'
import type { Figure } from '../../kit/sculpt/figure'
import { studioLight } from '../../kit/sculpt/studio-light'

export interface Framing {
  /** The height in meters that the picture shows at the person. */
  tall: number
  /** The height of the picture's lower edge in meters. */
  floor: number
  turn: number
  /** How far the person is moved to the picture's right, in meters. */
  shift?: number
  /**
   * The shadows on the ground as `[x, z, width, strength]`. A person who is cut off by the lower
   * edge has none.
   */
  shadows?: readonly (readonly [x: number, z: number, width: number, strength: number])[]
  strength?: number
}

/** The height in meters of the camera for all people and all backgrounds. */
export const EYE = 1.3

/**
 * The stage of all people. The light always comes from the picture's left, so that they match every
 * background.
 */
export function cutOutStage(
  kit: Kit,
  figure: Figure,
  { tall, floor, turn, shift = 0, shadows = [], strength = 3 }: Framing,
): Take {
  // prettier-ignore
  figure.root.rotation.y = turn
  figure.root.position.x = shift
  kit.add(figure.root)
  const centre = new Vector3(0, floor + tall * 0.52, 0)
  studioLight(kit, { from: -1, centre, extent: tall * 0.62, strength, rimStrength: 5 })
  kit.look.exposure = 1.15
  for (const one of shadows) kit.add(softShadow(...one))
  const distance = 5.2
  return {
    update() {
      const { camera, lens } = kit
      camera.position.set(0, EYE, distance)
      camera.rotation.set(0, 0, 0)
      // The lens looks straight ahead and is shifted down, so that vertical lines stay vertical.
      camera.fov = (Math.atan(tall / 2 / distance) * 360) / Math.PI
      const [w, h] = [kit.camera.aspect * 1000, 1000]
      camera.setViewOffset(w, h, 0, ((EYE - floor - tall / 2) / tall) * h, w, h)
      camera.updateProjectionMatrix()
      lens.focus = distance
      lens.aperture = 0
    },
  }
}

function softShadow(x: number, z: number, width: number, strength: number): Mesh {
  const material = paintedAs(
    new ShaderMaterial({
      vertexShader: `varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }`, // prettier-ignore
      fragmentShader: `varying vec2 vUv; uniform float uStrength;
        void main() { float r = length(vUv - .5) * 2.; gl_FragColor = vec4(0., 0., 0., uStrength * pow(max(0., 1. - r), 1.7)); }`, // prettier-ignore
      uniforms: { uStrength: { value: strength } },
      transparent: true,
      depthWrite: false,
    }),
    { color: new Color(0), group: 'fx' },
  )
  const card = new Mesh(new PlaneGeometry(width, width), material)
  card.rotation.x = -Math.PI / 2
  card.position.set(x, 0.002, z)
  return card
}
