import { type Vector3 } from 'three'
import type { PaintedMaterial } from '../engine/paint'

export interface Sea {
  /** The height of the water's surface in meters. */
  level: number
  /** The direction to the sun, as seen under water. */
  sun: Vector3
  time: { value: number }
}

export const net = /* glsl */ `
/** The net of light that waves throw: 0 dark, 1 and more on its threads. */
float net(vec2 uv, float t) {
  vec2 p = mod(uv * 6.28318, 6.28318) - 250., i = p;
  float c = 1.;
  for (int n = 0; n < 4; n++) {
    float s = t * (1. - 3.5 / float(n + 1));
    i = p + vec2(cos(s - i.x) + sin(s + i.y), sin(s - i.y) + cos(s + i.x));
    c += 1. / length(vec2(p.x / (sin(i.x + s) / .005), p.y / (cos(i.y + s) / .005)));
  }
  return pow(abs(1.17 - pow(c / 4., 1.4)), 8.);
}`

/** Makes the sunlight on a material move as it does below a wavy surface. */
export function underWaves<M extends PaintedMaterial>(
  material: M,
  { level, sun, time }: Sea,
  strength = 1,
): M {
  // prettier-ignore
  const slope = [sun.x / sun.y, sun.z / sun.y].map((n) => n.toFixed(4))
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uSeaTime = time
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vSea;')
      .replace(
        '#include <project_vertex>',
        `#include <project_vertex>
        vec4 seaPlace = vec4(transformed, 1.);
        #ifdef USE_INSTANCING
          seaPlace = instanceMatrix * seaPlace;
        #endif
        vSea = (modelMatrix * seaPlace).xyz;`,
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec3 vSea; uniform float uSeaTime;${net}`,
      )
      .replace(
        '#include <lights_fragment_end>',
        `#include <lights_fragment_end>
        {
          float below = ${level.toFixed(3)} - vSea.y;
          vec2 entry = vSea.xz + vec2(${slope.join(', ')}) * below;
          float threads = net(entry * .42, uSeaTime * 1.1) + .7 * net(entry.yx * .27 + .3, uSeaTime * .8);
          reflectedLight.directDiffuse *= mix(1., .3 + 2.3 * threads, ${strength.toFixed(3)});
        }`,
      )
  }
  material.customProgramCacheKey = () => `waves ${strength} ${level} ${slope.join()}`
  return material
}
