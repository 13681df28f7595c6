import { noise } from './noise'

/**
 * Finds where one part ends and another begins. `edge` is from 0 to 1, weighted by the parts' line
 * weights.
 */
export const lines = /* glsl */ `
uniform sampler2D uFlat, uShape, uPart, uTone, uGlow;
uniform vec2 uSize; uniform float uTime, uLine, uReach;
${noise}
vec2 wobble(vec2 uv, float seed, float amount) {
  vec2 p = uv * uSize;
  vec2 slow = vec2(vnoise(p * .011 + seed * 13.1), vnoise(p * .011 - seed * 7.7)) - .5;
  vec2 fast = vec2(vnoise(p * .05 + seed * 3.3), vnoise(p * .05 - seed * 5.1)) - .5;
  return uv + (slow * 2. + fast * .7) * amount / uSize;
}
float part(vec2 uv) { vec2 p = texture(uPart, uv).xy; return p.x + p.y * 3.7; }
/** x: outlines between parts, y: creases inside one. */
vec2 edges(vec2 uv, float radius) {
  vec2 px = radius / uSize;
  vec4 shape = texture(uShape, uv);
  vec4 own = texture(uPart, uv);
  vec4 flat0 = texture(uFlat, uv);
  float outline = 0., crease = 0., weight = own.w, near = shape.w > 0. ? shape.w : 1e4;
  for (int i = 0; i < 8; i++) {
    float a = float(i) * .785398;
    vec2 at = uv + vec2(cos(a), sin(a)) * px;
    vec4 s = texture(uShape, at), o = texture(uPart, at);
    float differs = step(.004, abs(o.x - own.x) + abs(o.y - own.y));
    // Seen edge-on, depth changes fast without an edge.
    float slope = max(.12, abs(shape.z));
    float jump = smoothstep(.04, .1, abs(s.w - shape.w) / max(.3, min(s.w, shape.w)) * slope);
    outline = max(outline, max(differs, jump * .9));
    crease = max(crease, smoothstep(.25, .6, 1. - dot(s.xyz, shape.xyz)) * step(.01, s.w) * step(.01, shape.w));
    vec4 flat1 = texture(uFlat, at);
    crease = max(crease, .8 * smoothstep(.16, .3, distance(flat1.rgb, flat0.rgb)) * (1. - max(flat1.a, flat0.a)));
    weight = max(weight, o.w); near = min(near, s.w > 0. ? s.w : 1e4);
  }
  float far = exp(-near / uReach);
  return vec2(outline, crease) * weight * mix(.25, 1., far) * step(.02, far);
}
`
