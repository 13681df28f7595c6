/** The shaders that turn light into the final picture: noise reduction, bloom and the grade. */
export const vertex = /* glsl */ `#version 300 es
void main() { gl_Position = vec4(gl_VertexID == 1 ? 3. : -1., gl_VertexID == 2 ? 3. : -1., 0, 1); }`

const head = /* glsl */ `#version 300 es
precision highp float;
out vec4 o;
`

/**
 * Divides by the number of samples and by the surface's own color, so that smoothing keeps
 * textures.
 */
export const resolve = /* glsl */ `${head}
uniform sampler2D tColour, tAlbedo;
void main() {
  ivec2 p = ivec2(gl_FragCoord.xy);
  vec4 c = texelFetch(tColour, p, 0), a = texelFetch(tAlbedo, p, 0);
  o = vec4(c.rgb / c.a / max(a.rgb / a.a, .02), 1);
}`

/**
 * Removes a pixel that is outside the range of all its neighbors, because it comes from a single
 * stray path.
 */
export const despeckle = /* glsl */ `${head}
uniform sampler2D tColour, tGuide;
void main() {
  ivec2 p = ivec2(gl_FragCoord.xy), size = textureSize(tColour, 0);
  vec3 c = texelFetch(tColour, p, 0).rgb;
  vec4 g = texelFetch(tGuide, p, 0);
  if (dot(g.xyz, g.xyz) < .05) { o = vec4(c, 1); return; }
  vec3 low = vec3(1e4), high = vec3(0), second = vec3(0), sum = vec3(0);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    if (x == 0 && y == 0) continue;
    vec3 d = texelFetch(tColour, clamp(p + ivec2(x, y), ivec2(0), size - 1), 0).rgb;
    low = min(low, d); second = max(second, min(d, high)); high = max(high, d); sum += d;
  }
  o = vec4(clamp(c, low, max(second, sum / 8.)), 1);
}`

/** One à-trous wavelet pass that does not smooth across edges of normal, depth and brightness. */
export const soften = /* glsl */ `${head}
uniform sampler2D tColour, tGuide, tAlbedo;
uniform int uStep;
uniform float uSigma;
void main() {
  ivec2 p = ivec2(gl_FragCoord.xy), size = textureSize(tColour, 0);
  float count = texelFetch(tAlbedo, p, 0).a;
  vec3 c = texelFetch(tColour, p, 0).rgb;
  vec4 g = texelFetch(tGuide, p, 0) / count;
  // The sky carries no noise, and its detail must stay.
  if (dot(g.xyz, g.xyz) < .05) { o = vec4(c, 1); return; }
  vec3 sum = vec3(0);
  float total = 0.;
  float level = dot(c, vec3(.33));
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) {
    ivec2 q = clamp(p + ivec2(x, y) * uStep, ivec2(0), size - 1);
    vec3 d = texelFetch(tColour, q, 0).rgb;
    vec4 h = texelFetch(tGuide, q, 0) / count;
    float w = exp(-float(x * x + y * y) * .4);
    w *= exp(-4. * dot(h.xyz - g.xyz, h.xyz - g.xyz) - 12. * abs(h.w - g.w) / (g.w + .1));
    float diff = dot(d, vec3(.33)) - level;
    w *= exp(-abs(diff) / (uSigma * (level + .03)));
    sum += d * w; total += w;
  }
  o = vec4(sum / total, 1);
}`

export const remodulate = /* glsl */ `${head}
uniform sampler2D tColour, tAlbedo;
void main() {
  ivec2 p = ivec2(gl_FragCoord.xy);
  vec4 a = texelFetch(tAlbedo, p, 0);
  o = vec4(texelFetch(tColour, p, 0).rgb * max(a.rgb / a.a, .02), 1);
}`

/** A wide soft blur by repeated sparse passes. The first one shrinks the picture to a quarter. */
export const blur = /* glsl */ `${head}
uniform sampler2D tColour;
uniform int uStep;
void main() {
  ivec2 p = ivec2(gl_FragCoord.xy), size = textureSize(tColour, 0);
  vec3 sum = vec3(0);
  float total = 0.;
  bool shrink = uStep == 0;
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) {
    ivec2 q = shrink ? p * 4 + ivec2(x, y) + 2 : p + ivec2(x, y) * uStep;
    vec3 c = texelFetch(tColour, clamp(q, ivec2(0), size - 1), 0).rgb;
    float w = exp(-float(x * x + y * y) * .35);
    sum += (shrink ? min(c, vec3(12)) : c) * w; total += w;
  }
  o = vec4(sum / total, 1);
}`

export const grade = /* glsl */ `${head}
uniform sampler2D tColour, tBloom;
uniform vec2 uSize;
uniform float uExposure, uBloom;
uniform vec3 uShadow, uHighlight;
float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * .1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
vec3 film(vec3 x) {
  return clamp((x * (2.51 * x + .03)) / (x * (2.43 * x + .59) + .14), 0., 1.);
}
void main() {
  ivec2 p = ivec2(gl_FragCoord.xy);
  vec2 uv = gl_FragCoord.xy / uSize;
  vec3 c = texelFetch(tColour, p, 0).rgb;
  c = mix(c, texture(tBloom, uv).rgb, uBloom) * uExposure;
  vec2 v = (uv - .5) * vec2(1.15, 1.);
  c *= mix(1., .5, smoothstep(.2, .85, length(v)));
  c = film(c);
  float l = dot(c, vec3(.25, .6, .15));
  c *= mix(uShadow, uHighlight, smoothstep(.0, .8, l));
  c = pow(c, vec3(1. / 2.2)) + (hash(gl_FragCoord.xy) - .5) / 255.;
  o = vec4(c, 1);
}`
