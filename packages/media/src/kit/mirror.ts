import { HalfFloatType, LinearFilter, LinearMipmapLinearFilter, Matrix4, type Object3D, PerspectiveCamera, Plane, Vector2, Vector3, Vector4, WebGLRenderTarget } from 'three' // prettier-ignore
import { noise } from '../engine/glsl/noise'
import type { PaintedMaterial } from '../engine/paint'
import { r2 } from '../engine/sampling'
import type { Kit } from '../engine/take'

export interface Wetness {
  /** How wet the surface is, from 0 (dry) to 1 (standing water). */
  amount: number
  /** The blur of the reflection across and along the view, as a share of the picture. */
  blur: readonly [number, number]
  /** The size of puddles in meters; 0 means that everything is wet. */
  puddles?: number
  /** The height and the length of moving waves; the length is in meters. */
  waves?: { height: number; length: number }
}

/** A level mirror, for wet ground and still water. It does not reflect the objects in `hidden`. */
export function mirror(kit: Kit, { y = 0, part = 0.5, hidden = [] as Object3D[] } = {}) {
  const target = new WebGLRenderTarget(Math.round(1280 * part), Math.round(720 * part), {
    type: HalfFloatType,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
  })
  const below = new PerspectiveCamera()
  const matrix = new Matrix4()
  const shared = {
    uMirror: { value: target.texture },
    uMirrorMatrix: { value: matrix },
    uSpread: { value: new Vector2() },
    uTime: { value: 0 },
  }

  kit.beforePicture((renderer, camera) => {
    shared.uSpread.value.set(...r2(kit.sample.index, 0.29))
    reflectCamera(camera, below, y)
    matrix.set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
    matrix.multiply(below.projectionMatrix).multiply(below.matrixWorldInverse)
    clipBelow(below, y)
    const seen = hidden.filter((object) => object.visible)
    for (const object of seen) object.visible = false
    renderer.setRenderTarget(target)
    renderer.clear()
    renderer.render(kit.scene, below)
    for (const object of seen) object.visible = true
  })

  return {
    time: shared.uTime,
    hide: (...objects: Object3D[]) => hidden.push(...objects),
    /** Makes a surface at the mirror's height show the reflection. */
    wet<M extends PaintedMaterial>(material: M, wetness: Wetness): M {
      patch(material, wetness, shared)
      return material
    },
  }
}

function reflectCamera(camera: PerspectiveCamera, below: PerspectiveCamera, y: number): void {
  const position = camera.getWorldPosition(new Vector3())
  const axis = (x: number, up: number, z: number) =>
    new Vector3(x, up, z).transformDirection(camera.matrixWorld)
  const flip = (v: Vector3) => v.setY(-v.y)
  const ahead = flip(axis(0, 0, -1))
  below.position.copy(position).setY(2 * y - position.y)
  below.up.copy(flip(axis(0, 1, 0)))
  below.lookAt(below.position.clone().add(ahead))
  below.updateMatrixWorld()
  below.projectionMatrix.copy(camera.projectionMatrix)
  // A mirror swaps left and right, so the shift of the lens must change its sign.
  below.projectionMatrix.elements[8] *= -1
}

/** Moves the near plane to the mirror's surface, so that nothing below is drawn. */
function clipBelow(camera: PerspectiveCamera, y: number): void {
  const plane = new Plane(new Vector3(0, 1, 0), -y).applyMatrix4(camera.matrixWorldInverse)
  const clip = new Vector4(plane.normal.x, plane.normal.y, plane.normal.z, plane.constant)
  const p = camera.projectionMatrix.elements
  const corner = new Vector4(
    (Math.sign(clip.x) + p[8]) / p[0],
    (Math.sign(clip.y) + p[9]) / p[5],
    -1,
    (1 + p[10]) / p[14],
  )
  clip.multiplyScalar(2 / clip.dot(corner))
  p[2] = clip.x
  p[6] = clip.y
  p[10] = clip.z + 1 - 0.003
  p[14] = clip.w
}

function patch(
  material: PaintedMaterial,
  wetness: Wetness,
  shared: Record<string, { value: unknown }>,
): void {
  // prettier-ignore
  const { amount, blur, puddles = 0, waves } = wetness
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, shared)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vGround;')
      .replace('#include <project_vertex>', '#include <project_vertex>\nvGround = (modelMatrix * vec4(transformed, 1.)).xyz;') // prettier-ignore
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
        varying vec3 vGround; uniform sampler2D uMirror; uniform mat4 uMirrorMatrix; uniform vec2 uSpread; uniform float uTime;
        ${noise}`,
      )
      .replace(
        '#include <opaque_fragment>',
        `#include <opaque_fragment>
        {
          vec3 towards = normalize(cameraPosition - vGround);
          float away = length(cameraPosition - vGround);
          float wet = ${amount.toFixed(4)};
          float still = 0.;
          ${puddles > 0 ? `still = smoothstep(.42, .62, fbm(vGround.xz / ${puddles.toFixed(3)})); wet *= mix(.55, 1., still);` : ''}
          vec2 bend = vec2(0.);
          ${
            waves
              ? `
            vec2 w = vGround.xz / ${waves.length.toFixed(3)};
            float e = .08;
            float h0 = fbm(w + uTime * vec2(.35, .22)) + .4 * vnoise(w * 4.3 - uTime * .9);
            float hx = fbm(w + vec2(e, 0.) + uTime * vec2(.35, .22)) + .4 * vnoise((w + vec2(e, 0.)) * 4.3 - uTime * .9);
            float hz = fbm(w + vec2(0., e) + uTime * vec2(.35, .22)) + .4 * vnoise((w + vec2(0., e)) * 4.3 - uTime * .9);
            bend = vec2(h0 - hx, h0 - hz) / e * ${waves.height.toFixed(4)} / (1. + away * .012);`
              : ''
          }
          vec4 place = uMirrorMatrix * vec4(vGround, 1.);
          vec2 uv = place.xy / place.w;
          float grain = hash21(gl_FragCoord.xy);
          vec2 spread = fract(uSpread + vec2(grain, fract(grain * 57.3))) - .5;
          float rough = mix(1., .16, still);
          uv += spread * vec2(${blur[0].toFixed(4)}, ${blur[1].toFixed(4)}) * rough + bend * vec2(.6, 1.4);
          vec3 seen = textureLod(uMirror, clamp(uv, .001, .999), rough * 1.2).rgb;
          float facing = clamp(dot(towards, normalize(vec3(-bend.x, 1., -bend.y))), 0., 1.);
          float fresnel = .03 + .97 * pow(1. - facing, 4.2);
          gl_FragColor.rgb = gl_FragColor.rgb * (1. - fresnel * wet) + min(seen, vec3(24.)) * fresnel * wet;
        }`,
      )
  }
  // Materials with different wetness need different shader programs.
  material.customProgramCacheKey = () => JSON.stringify(wetness)
}
