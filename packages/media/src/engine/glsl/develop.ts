import { noise } from './noise'

/**
 * Adds one sample to the sum. The sample is clamped, because single very bright pixels would
 * flicker.
 */
export const add = /* glsl */ `
out vec4 o; uniform sampler2D uPicture; uniform float uWeight;
void main() { vec4 c = texture(uPicture, vUv); if (any(isnan(c))) c = vec4(0.); o = vec4(min(c.rgb, vec3(32.)), c.a) * uWeight; }`

export const shrink = /* glsl */ `
out vec4 o; uniform sampler2D uPicture; uniform vec2 uTexel; uniform float uClamp;
void main() {
  vec3 c = vec3(0);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    float w = (2. - abs(float(x))) * (2. - abs(float(y))) / 16.;
    c += w * min(texture(uPicture, vUv + vec2(x, y) * uTexel).rgb, vec3(uClamp));
  }
  o = vec4(c, 1.);
}`

/** Spreads the coarser glow and adds it to the finer one. */
export const widen = /* glsl */ `
out vec4 o; uniform sampler2D uFine; uniform sampler2D uCoarse; uniform vec2 uTexel; uniform float uSpread;
void main() {
  vec3 c = vec3(0);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    float w = (2. - abs(float(x))) * (2. - abs(float(y))) / 16.;
    c += w * texture(uCoarse, vUv + vec2(x, y) * uTexel).rgb;
  }
  o = vec4(mix(texture(uFine, vUv).rgb, c, uSpread), 1.);
}`

/** Converts light to the final picture: lens, bloom, film curve (AgX), grade and grain. */
export const print = /* glsl */ `
out vec4 o;
uniform sampler2D uPicture, uBloomed, uHalo;
uniform vec2 uSize; uniform float uExposure, uBloom, uHalation, uVignette, uGrain, uFringe, uFrame;
uniform vec3 uLift, uGamma, uGain, uShadows, uLights; uniform float uSaturation, uContrast;
${noise}
vec3 agx(vec3 c) {
  const mat3 inset = mat3(.842479062253094, .0423282422610123, .0423756549057051, .0784335999999992, .878468636469772, .0784336, .0792237451477643, .0791661274605434, .879142973793104);
  const mat3 outset = mat3(1.19687900512017, -.0528968517574562, -.0529716355144438, -.0980208811401368, 1.15190312990417, -.0980434501171241, -.0990297440797205, -.0989611768448433, 1.15107367264116);
  c = clamp((log2(max(inset * c, 1e-10)) + 12.47393) / 16.5, 0., 1.);
  vec3 x2 = c * c, x4 = x2 * x2;
  c = 15.5 * x4 * x2 - 40.14 * x4 * c + 31.96 * x4 - 6.868 * x2 * c + .4298 * x2 + .1191 * c - .00232;
  // A little of the punch that the neutral curve lacks.
  float l = dot(c, vec3(.2126, .7152, .0722));
  c = l + 1.22 * (pow(max(c, 0.), vec3(1.16)) - l) ;
  return max(outset * c, 0.);
}
// Enlarges with a cubic, so that light gathered at a smaller size stays smooth and sharp.
vec3 sharp(vec2 uv) {
  vec2 size = vec2(textureSize(uPicture, 0)), p = uv * size - .5, f = fract(p);
  if (size.x >= uSize.x) return texture(uPicture, uv).rgb;
  p -= f;
  vec2 w0 = f * (-.5 + f * (1. - .5 * f)), w1 = 1. + f * f * (-2.5 + 1.5 * f);
  vec2 w3 = f * f * (-.5 + .5 * f), w2 = 1. - w0 - w1 - w3, w12 = w1 + w2;
  vec2 t0 = (p - .5) / size, t12 = (p + .5 + w2 / w12) / size, t3 = (p + 2.5) / size;
  vec3 c = texture(uPicture, vec2(t12.x, t0.y)).rgb * w12.x * w0.y + texture(uPicture, vec2(t0.x, t12.y)).rgb * w0.x * w12.y
    + texture(uPicture, t12).rgb * w12.x * w12.y + texture(uPicture, vec2(t3.x, t12.y)).rgb * w3.x * w12.y + texture(uPicture, vec2(t12.x, t3.y)).rgb * w12.x * w3.y;
  return max(c / (w12.x * w0.y + w0.x * w12.y + w12.x * w12.y + w3.x * w12.y + w12.x * w3.y), 0.);
}
vec3 lens(vec2 uv) {
  vec2 d = uv - .5; float r = dot(d, d) * uFringe / 1280.;
  return vec3(sharp(.5 + d * (1. + r)).r, sharp(uv).g, sharp(.5 + d * (1. - r)).b);
}
void main() {
  vec3 c = lens(vUv);
  c = mix(c, texture(uBloomed, vUv).rgb, uBloom);
  c += texture(uHalo, vUv).rgb * vec3(1., .26, .08) * uHalation;
  vec2 d = (vUv - .5) * vec2(uSize.x / uSize.y, 1.);
  c *= 1. - uVignette * smoothstep(.12, 1.05, dot(d, d));
  c = agx(c * uExposure);
  float l = dot(c, vec3(.2126, .7152, .0722));
  c = mix(vec3(l), c, uSaturation);
  c = (c - .42) * uContrast + .42;
  c = c * uGain + uLift * (1. - c);
  c = pow(max(c, 0.), 1. / uGamma);
  c = mix(c + uShadows * (1. - smoothstep(0., .5, l)), c * uLights, smoothstep(.25, .9, l));
  vec2 px = gl_FragCoord.xy;
  float g = vnoise(px * .9 + uFrame * 37.7) + vnoise(px * .55 - uFrame * 11.3) * .6 - .8;
  c += g * uGrain * (.35 + 1.3 * sqrt(max(l, 0.)) * (1. - l));
  o = vec4(clamp(c, 0., 1.) + (hash21(px + uFrame) - .5) / 255., 1.);
}`
