import { MIN_SCREEN } from './key-formulas'

/** Draws a rectangle over the whole canvas. */
export const VERTEX_SHADER = `#version 300 es
in vec2 corner;
void main() { gl_Position = vec4(corner, 0., 1.); }`

const HEAD = `#version 300 es
precision highp float;
precision highp sampler2D;
uniform sampler2D picture, screen;
uniform float solid, clear;
out vec4 painted;

ivec2 place() {
  return ivec2(gl_FragCoord.x, float(textureSize(picture, 0).y) - gl_FragCoord.y);
}

/** The alpha value is the weight of the color. */
vec4 screenAt(ivec2 at) {
  vec4 color = texture(screen, (vec2(at) + .5) / vec2(textureSize(picture, 0)));
  return vec4(color.rgb * color.rgb, color.a);
}

float screenPart(vec3 color, vec3 behind, float looseness) {
  float beside = mix(max(color.r, color.b), (color.r + color.b) / 2., looseness);
  float screenBeside = mix(max(behind.r, behind.b), (behind.r + behind.b) / 2., looseness);
  float excess = max(0., color.g - beside);
  float whole = max(${MIN_SCREEN}, behind.g - screenBeside);
  float light = max(${MIN_SCREEN}, color.r + color.g + color.b);
  float absolute = excess / whole;
  float relative = (excess / light) * ((behind.r + behind.g + behind.b) / whole);
  return min(1., min(absolute, mix(absolute, relative, .7)));
}

float opacity(float part) {
  return 1. - clamp((part - solid) / (clear - solid), 0., 1.);
}
`

/* The formulas of `key-formulas.ts` as a shader. Its functions have the same names. */

/** First pass: the matte as gray. */
export const MATTE_SHADER = `${HEAD}
void main() {
  ivec2 at = place();
  vec3 color = texelFetch(picture, at, 0).rgb;
  vec4 behind = screenAt(at);
  painted = vec4(opacity(behind.a * screenPart(color * color, behind.rgb, 0.)));
}`

/** Second pass: softens the matte and removes the screen's color. */
export const COLOR_SHADER = `${HEAD}
uniform sampler2D matte;
uniform int reach;
uniform float soften, shrink, spill, beyond;

vec3 withoutScreen(vec3 color, vec3 behind, float own) {
  if (own <= 0.) return color;
  vec3 left = max(vec3(0.), color - (1. - own) * behind) / max(.08, own);
  return mix(color, min(vec3(1.), left), spill);
}

float withoutSpill(vec3 color, float looseness) {
  float most = max(color.r, color.b);
  float least = min(color.r, color.b);
  float middle = mix((color.r + color.b) / 2., least, looseness * .4);
  float paleness = clamp((least / max(1e-4, most) - .05) / .2, 0., 1.);
  float own = color.r > color.b ? paleness : paleness / 2.;
  float limit = mix(most, middle, max(own, looseness));
  float excess = color.g - limit;
  if (excess <= 0.) return color.g;
  return mix(color.g, max(middle, limit - beyond * excess), spill);
}

float loosenessOf(float around) {
  return clamp((1. - around) * 1.5, 0., 1.);
}

float edgeOpacity(float own, float around) {
  return clamp((mix(own, around, soften) - shrink) / (1. - shrink), 0., 1.);
}

/** The matte is a texture that the first pass has drawn, so its rows are in the same order. */
float matteAt(ivec2 at) {
  return texelFetch(matte, clamp(at, ivec2(0), textureSize(matte, 0) - 1), 0).r;
}

void main() {
  ivec2 at = place(), here = ivec2(gl_FragCoord.xy);
  float around = 0.;
  for (int y = -1; y <= 1; y++)
    for (int x = -1; x <= 1; x++) around += matteAt(here + ivec2(x, y) * reach) / 9.;
  float looseness = loosenessOf(around);
  vec4 pixel = texelFetch(picture, at, 0), behind = screenAt(at);
  vec3 color = pixel.rgb * pixel.rgb;
  float own = opacity(behind.a * screenPart(color, behind.rgb, looseness));
  float alpha = pixel.a * edgeOpacity(own, min(own, around));
  color = withoutScreen(color, behind.rgb, own);
  color.g = withoutSpill(color, looseness);
  painted = vec4(sqrt(color) * alpha, alpha);
}`
