import { AdditiveBlending, Color, DoubleSide, HalfFloatType, Matrix4, Mesh, PerspectiveCamera, Plane, PlaneGeometry, ShaderMaterial, Vector3, WebGLRenderTarget, type ColorRepresentation, type Object3D } from 'three' // prettier-ignore
import { noise } from '../engine/glsl/noise'
import { paintedAs } from '../engine/paint'
import type { Kit } from '../engine/take'
import type { Sea } from './caustics'

export interface FromBelow extends Sea {
  sky: ColorRepresentation
  canopy: ColorRepresentation
  /** The density of the fog. */
  density: number
  fog: ColorRepresentation
}

const surface = /* glsl */ `
varying vec3 vPlace; uniform float uTime, uDensity; uniform vec3 uSky, uCanopy, uFog, uSun;
uniform sampler2D uMirror; uniform mat4 uMirrorMatrix;
${noise}
float waves(vec2 p) {
  return fbm(p * .7 + uTime * vec2(.22, .13)) + .5 * fbm(p * 1.9 - uTime * vec2(.31, .24)) + .14 * vnoise(p * 7. + uTime);
}
/** Leaves against the sky, denser away from the middle, with trunks between. */
vec3 above(vec3 up) {
  vec2 q = up.xz / (up.y + .35);
  float leaf = fbm(q * 4.2 + 4.) * .62 + fbm(q * 13. + 9.) * .38;
  float open = smoothstep(.545, .6, leaf + .3 * up.y - .2 + .25 * max(0., dot(up, normalize(uSun))));
  float twig = smoothstep(.045, .02, abs(fbm(q * 2.1 + 21.) - .5));
  open *= 1. - .85 * twig;
  vec3 leaves = uCanopy * (.5 + 1.5 * vnoise(q * 19.)) + vec3(.12, .2, .02) * smoothstep(.36, .5, leaf);
  vec3 col = mix(leaves, uSky * mix(vec3(.62, .86, 1.), vec3(1.1), smoothstep(.9, .2, up.y)), open);
  float s = max(0., dot(up, normalize(uSun)));
  return col + vec3(1., .86, .58) * (7. * pow(s, 160.) + .8 * pow(s, 14.)) * (.35 + .65 * open);
}
void main() {
  vec3 d = normalize(vPlace - cameraPosition);
  float away = length(vPlace - cameraPosition);
  float e = .03 + away * .006;
  vec2 p = vPlace.xz;
  float h = waves(p);
  vec2 slope = vec2(waves(p + vec2(e, 0.)) - h, waves(p + vec2(0., e)) - h) / e * .34;
  vec3 n = normalize(vec3(-slope.x, 1., -slope.y));
  float c = clamp(dot(d, n), 0., 1.);
  float k = 1. - 1.777 * (1. - c * c);
  // Below the surface a round window shows the whole sky; around it the water mirrors itself.
  vec4 place = uMirrorMatrix * vec4(vPlace, 1.);
  vec2 at = place.xy / place.w + slope * .16 / (1. + away * .12);
  vec3 col = texture2D(uMirror, clamp(at, .002, .998)).rgb * vec3(.8, .92, .9);
  if (k > 0.) {
    vec3 up = normalize(1.333 * d + (sqrt(k) - 1.333 * c) * n);
    col = mix(col, above(up), 1. - pow(1. - sqrt(k), 3.));
  }
  float haze = 1. - exp(-uDensity * uDensity * away * away);
  gl_FragColor = vec4(mix(col, uFog, haze), 1.);
}`

/**
 * The water's surface from below. It shows the sky in a round window, and the underwater world
 * around it.
 */
export function surfaceFromBelow(kit: Kit, sea: FromBelow, towardsSun: Vector3) {
  const target = new WebGLRenderTarget(900, 900, { type: HalfFloatType })
  const matrix = new Matrix4()
  const material = paintedAs(
    new ShaderMaterial({
      vertexShader: `varying vec3 vPlace; void main() { vec4 w = modelMatrix * vec4(position, 1.); vPlace = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }`,
      fragmentShader: surface,
      uniforms: {
        uTime: sea.time,
        uDensity: { value: sea.density },
        uSky: { value: new Color(sea.sky).multiplyScalar(1.5) },
        uCanopy: { value: new Color(sea.canopy) },
        uFog: { value: new Color(sea.fog) },
        uSun: { value: towardsSun.clone().normalize() },
        uMirror: { value: target.texture },
        uMirrorMatrix: { value: matrix },
      },
      side: DoubleSide,
    }),
    { color: sea.canopy, group: 'sky' },
  )
  const mesh = new Mesh(new PlaneGeometry(160, 160).rotateX(Math.PI / 2), material)
  mesh.position.y = sea.level
  kit.add(mesh)
  const hidden: Object3D[] = [mesh]
  const above = new PerspectiveCamera()
  const keepBelow = [new Plane(new Vector3(0, -1, 0), sea.level)]
  kit.beforePicture((renderer, camera) => {
    mirrored(camera, above, sea.level)
    matrix.set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
    matrix.multiply(above.projectionMatrix).multiply(above.matrixWorldInverse)
    for (const object of hidden) object.visible = false
    renderer.clippingPlanes = keepBelow
    renderer.setRenderTarget(target)
    renderer.clear()
    renderer.render(kit.scene, above)
    renderer.clippingPlanes = []
    for (const object of hidden) object.visible = true
  })
  return { mesh, hide: (...objects: Object3D[]) => hidden.push(...objects) }
}

/** Mirrors the camera at the surface. */
function mirrored(camera: PerspectiveCamera, to: PerspectiveCamera, level: number): void {
  const flip = (x: number, y: number, z: number) => {
    const way = new Vector3(x, y, z).transformDirection(camera.matrixWorld)
    return way.setY(-way.y)
  }
  const from = camera.getWorldPosition(new Vector3())
  to.position.set(from.x, 2 * level - from.y, from.z)
  to.up.copy(flip(0, 1, 0))
  to.lookAt(to.position.clone().add(flip(0, 0, -1)))
  to.updateMatrixWorld()
  to.projectionMatrix.copy(camera.projectionMatrix)
  // A mirror swaps left and right, so the shift of the lens must change its sign.
  to.projectionMatrix.elements[8] *= -1
}

const shaft = /* glsl */ `
varying vec2 vUv; uniform float uTime, uSeed, uStrength; uniform vec3 uColor;
${noise}
void main() {
  float x = vUv.x + .06 * (vnoise(vec2(uSeed, uTime * .25)) - .5);
  float threads = .35 + .9 * vnoise(vec2(x * 9. + uSeed * 7., uTime * .5)) * vnoise(vec2(x * 23. - uSeed, uTime * .7 + 3.));
  float side = pow(max(0., 1. - abs(x - .5) * 2.), 1.5);
  float ends = smoothstep(1., .86, vUv.y) * smoothstep(0., .75, vUv.y);
  float beat = .6 + .4 * sin(uTime * 1.3 + uSeed * 6.3);
  gl_FragColor = vec4(uColor * threads * side * ends * beat * uStrength, 0.);
}`

export interface Shaft {
  /** The place where a shaft of light enters the water. */
  x: number
  z: number
  width: number
  strength: number
}

/** Shafts of light in the water, which always face `eye`. */
export function lightShafts(
  kit: Kit,
  { level, sun, time }: Sea,
  { shafts, depth, color, eye }: { shafts: readonly Shaft[]; depth: number; color: ColorRepresentation; eye: Vector3 }, // prettier-ignore
): Mesh[] {
  const along = sun.clone().normalize()
  const cards: Mesh[] = []
  for (const [i, { x, z, width, strength }] of shafts.entries()) {
    const material = paintedAs(
      new ShaderMaterial({
        vertexShader: `varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }`,
        fragmentShader: shaft,
        uniforms: { uTime: time, uSeed: { value: i * 1.37 + 0.5 }, uStrength: { value: strength }, uColor: { value: new Color(color) } }, // prettier-ignore
        blending: AdditiveBlending,
        premultipliedAlpha: true,
        transparent: true,
        depthWrite: false,
        side: DoubleSide,
      }),
      { color, group: 'fx', finalOnly: true },
    )
    const long = depth / along.y
    const card = new Mesh(new PlaneGeometry(width, long, 1, 8), material)
    const middle = new Vector3(x, level, z).addScaledVector(along, -long / 2)
    const across = new Vector3().crossVectors(along, eye.clone().sub(middle)).normalize()
    const face = new Vector3().crossVectors(across, along)
    card.matrixAutoUpdate = false
    card.matrix.makeBasis(across, along, face).setPosition(middle)
    cards.push(kit.add(card))
  }
  return cards
}
