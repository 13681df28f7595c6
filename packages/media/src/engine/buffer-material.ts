import { Color, DoubleSide, GLSL3, ShaderMaterial, type Mesh } from 'three'
import type { Group, Paint } from './paint'

const CODE: Record<Group, number> = { sky: 0, set: 0.25, prop: 0.5, character: 0.75, fx: 1 }

const vertex = /* glsl */ `
out vec3 vNormal; out vec3 vPosition; out vec2 vUv; out vec3 vTint; flat out float vInstance;
#include <common>
void main() {
  vUv = uv; vTint = vec3(1.); vInstance = 0.;
  #ifdef USE_COLOR
    vTint *= color.rgb;
  #endif
  #ifdef USE_INSTANCING_COLOR
    vTint *= instanceColor.rgb;
  #endif
  #ifdef USE_INSTANCING
    vInstance = float(gl_InstanceID);
  #endif
  #include <beginnormal_vertex>
  #include <defaultnormal_vertex>
  #include <begin_vertex>
  #include <project_vertex>
  vNormal = transformedNormal;
  vPosition = -mvPosition.xyz;
}`

const fragment = /* glsl */ `
precision highp float;
layout(location = 0) out vec4 oFlat;
layout(location = 1) out vec4 oShape;
layout(location = 2) out vec4 oPart;
in vec3 vNormal; in vec3 vPosition; in vec2 vUv; in vec3 vTint; flat in float vInstance;
uniform vec3 uColor; uniform float uSelfLit; uniform float uId; uniform float uGroup; uniform float uLine;
uniform sampler2D uMap, uLights; uniform bool uMapped, uLit;
float hash(float n) { return fract(sin(n * 91.3458) * 4753.5453); }
void main() {
  vec4 texel = uMapped ? texture(uMap, vUv) : vec4(1.);
  if (texel.a < .4) discard;
  vec3 n = normalize(vNormal) * (gl_FrontFacing ? 1. : -1.);
  // Lit windows and screens keep their light in the shade.
  vec3 light = uLit ? texture(uLights, vUv).rgb : vec3(0.);
  float bright = smoothstep(.08, .4, max(light.r, light.g));
  oFlat = vec4(mix(uColor * vTint * texel.rgb, light, bright), max(uSelfLit, bright));
  oShape = vec4(n, vPosition.z);
  float id = uId + vInstance * 7.;
  oPart = vec4(hash(id), hash(id + .5), uGroup, uLine);
}`

let next = 1

/**
 * A material that writes flat color, shape and part of a surface, from which the drawn stages find
 * their lines.
 */
export function bufferMaterial(mesh: Mesh, paint: Paint): ShaderMaterial {
  const glow = paint.glow ?? 0
  const flat = paint.flat ?? (glow > 1 ? paint.emissive : undefined) ?? paint.color
  return new ShaderMaterial({
    name: mesh.name,
    glslVersion: GLSL3,
    vertexShader: vertex,
    fragmentShader: fragment,
    side: paint.side ?? DoubleSide,
    vertexColors: paint.vertexColors ?? false,
    uniforms: {
      uColor: { value: new Color(flat) },
      uSelfLit: { value: glow > 1 || paint.group === 'sky' ? 1 : 0 },
      uId: { value: next++ * 1.37 },
      uGroup: { value: CODE[paint.group ?? 'set'] },
      uLine: { value: paint.line ?? 1 },
      uMap: { value: paint.map ?? null },
      uMapped: { value: paint.map !== undefined },
      uLights: { value: paint.emissiveMap ?? null },
      uLit: { value: paint.emissiveMap !== undefined },
    },
  })
}
