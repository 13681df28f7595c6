import type { MeshStandardMaterial } from 'three'

/** Draws a faint grid of one meter on all surfaces that face up, as layout software does. */
export function addFloorGrid(material: MeshStandardMaterial): void {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vFloor;\nvarying float vUp;')
      .replace(
        '#include <project_vertex>',
        `#include <project_vertex>
        vec4 floorPosition = vec4(transformed, 1.);
        #ifdef USE_INSTANCING
          floorPosition = instanceMatrix * floorPosition;
        #endif
        vFloor = (modelMatrix * floorPosition).xyz;
        vUp = normalize(mat3(modelMatrix) * objectNormal).y;`,
      )
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vFloor;\nvarying float vUp;')
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        float away = length(vViewPosition);
        vec2 cell = abs(fract(vFloor.xz - .5) - .5) / max(fwidth(vFloor.xz), 1e-5);
        vec2 five = abs(fract(vFloor.xz / 5. - .5) - .5) / max(fwidth(vFloor.xz / 5.), 1e-5);
        float grid = .2 * (1. - min(1., min(cell.x, cell.y))) * exp(-away * .06)
          + .3 * (1. - min(1., min(five.x, five.y))) * exp(-away * .02);
        diffuseColor.rgb *= 1. - grid * smoothstep(.9, .98, vUp);`,
      )
  }
}
