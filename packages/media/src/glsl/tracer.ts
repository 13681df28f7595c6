/**
 * The simulation of light: a small path tracer with spherical lamps and haze that scatters once.
 */
export const uniforms = /* glsl */ `#version 300 es
precision highp float;
precision highp int;
uniform vec2 uSize;
uniform vec3 uEye, uRight, uUp, uForward, uFogColour;
uniform float uTan, uFocus, uAperture, uFog, uReach, uStride;
uniform int uFrame, uSamples, uBounces, uLights;
uniform vec4 uLightPos[10];
uniform vec3 uLightColour[10];
uniform vec4 uLightAim[10];
`

export const tracer = /* glsl */ `
layout(location = 0) out vec4 oColour;
layout(location = 1) out vec4 oGuide;
layout(location = 2) out vec4 oAlbedo;
uint seed;
float rnd() {
  seed = seed * 747796405u + 2891336453u;
  uint w = ((seed >> ((seed >> 28u) + 4u)) ^ seed) * 277803737u;
  return float((w >> 22u) ^ w) * (1. / 4294967296.);
}
vec3 normalAt(vec3 p, float t) {
  float e = max(.0004, t * .0004);
  vec3 n = vec3(0);
  for (int i = min(uFrame, 0); i < 4; i++) {
    vec3 k = .5773 * (2. * vec3(((i + 3) >> 1) & 1, (i >> 1) & 1, i & 1) - 1.);
    n += k * map(p + k * e).x;
  }
  return normalize(n);
}
float march(vec3 ro, vec3 rd, float reach, float side, out float id) {
  float t = 0.;
  id = -1.;
#ifdef SEA
  // Still water is met by arithmetic: steps along a grazing ray would run out before the horizon.
  bool wet = rd.y < 0. && ro.y > 0. && side > 0.;
  if (wet) { reach = min(reach, ro.y / -rd.y); wet = reach < uReach; }
#endif
  for (int i = min(uFrame, 0); i < 160; i++) {
    vec2 h = map(ro + rd * t);
    float d = h.x * side;
    if (d < .0004 + t * .00025) { id = h.y; return t; }
    t += d * uStride;
    if (t > reach) break;
  }
#ifdef SEA
  if (wet) id = 0.;
#endif
  return reach;
}
vec3 basis(vec3 n, vec3 v) {
  vec3 a = normalize(abs(n.y) < .9 ? cross(n, vec3(0, 1, 0)) : cross(n, vec3(1, 0, 0)));
  return v.x * a + v.y * cross(n, a) + v.z * n;
}
vec3 cosine(vec3 n) {
  float u = rnd(), a = 6.28318 * rnd(), r = sqrt(u);
  return basis(n, vec3(r * cos(a), r * sin(a), sqrt(1. - u)));
}
vec3 direct(vec3 p, vec3 n) {
  vec3 sum = vec3(0);
  for (int i = min(uFrame, 0); i < uLights; i++) {
    vec3 to = uLightPos[i].xyz - p;
    float r = uLightPos[i].w, d2 = dot(to, to), cosMax = sqrt(max(0., 1. - r * r / d2));
    float u = rnd(), a = 6.28318 * rnd(), c = mix(1., cosMax, u), s = sqrt(max(0., 1. - c * c));
    vec3 l = basis(normalize(to), vec3(s * cos(a), s * sin(a), c));
    float lambert = dot(n, l);
    float reach = sqrt(d2) - r;
    float edge = uLightAim[i].w;
    float spot = edge < -1. ? 1. : smoothstep(edge, mix(edge, 1., .35), -dot(l, uLightAim[i].xyz));
    if (lambert * spot <= 0. || reach <= 0.) continue;
    float id;
    if (march(p, l, reach, 1., id) < reach - .01) continue;
    sum += uLightColour[i] * spot * lambert * 2. * (1. - cosMax);
  }
  return sum;
}
/** Lamps as seen by a mirror: the reason that a bottle or a wet road has highlights. */
vec3 lamps(vec3 ro, vec3 rd, float t) {
  vec3 sum = vec3(0);
  for (int i = min(uFrame, 0); i < uLights; i++) {
    vec3 to = uLightPos[i].xyz - ro;
    float b = dot(to, rd), h = dot(to, to) - b * b, r = uLightPos[i].w;
    if (b > 0. && b < t + r && h < r * r) sum += uLightColour[i];
  }
  return sum;
}
/** Closed form of unshadowed single scattering along the ray, which gives lamps their halo. */
vec3 haze(vec3 ro, vec3 rd, float t) {
  vec3 sum = vec3(0);
  for (int i = min(uFrame, 0); i < uLights; i++) {
    if (uLightAim[i].w > -1.) continue;
    vec3 q = ro - uLightPos[i].xyz;
    float b = dot(rd, q), c = dot(q, q), s = inversesqrt(max(c - b * b, .002)), r = uLightPos[i].w;
    sum += uLightColour[i] * r * r * s * (atan((t + b) * s) - atan(b * s));
  }
  return sum * uFog;
}
/** Limits a sample without changing its hue, so that lamps keep both colour and clean edges. */
vec3 limit(vec3 c, float most) { return c * min(1., most / max(1e-4, max(c.x, max(c.y, c.z)))); }
vec3 trace(vec3 ro, vec3 rd, out vec4 guide, out vec3 albedo) {
  vec3 through = vec3(1), light = vec3(0);
  bool mirror = false, first = true;
  float side = 1.;
  guide = vec4(0, 0, 0, uReach);
  albedo = vec3(1);
  for (int b = min(uFrame, 0); b < uBounces; b++) {
    float id, t = march(ro, rd, uReach, side, id);
    if (side > 0. && uFog > 0. && (b == 0 || mirror)) {
      // The sky is painted with its own air, so only the near distance thickens.
      float thick = min(t, 130.), clear = exp(-uFog * thick);
      light += through * (haze(ro, rd, thick) + uFogColour * (1. - clear));
      through *= clear;
    }
    if (mirror && side > 0.) light += limit(through * lamps(ro, rd, t), 9.);
    if (id < 0.) { light += through * sky(rd); break; }
    vec3 p = ro + rd * t, n = normalAt(p, t) * side;
    Surface s = Surface(vec3(.5), .6, 0., vec3(0), 0., id, n, 1.);
    surface(s, p);
    n = s.n;
    if (dot(n, rd) > 0.) n = normalize(n - rd * dot(n, rd) * 1.01);
    if (first && s.glass < .5) {
      guide = vec4(n, t);
      albedo = mix(max(s.albedo, .04), vec3(1), step(.01, dot(s.emit, vec3(1)) + s.metal));
      first = false;
    }
    light += through * s.emit;
    float f = mix(.04 * s.coat, 1., pow(1. - max(0., dot(n, -rd)), 5.) * (1. - s.rough) * min(s.coat, 1.));
    if (s.glass > .5) {
      float eta = side > 0. ? 1. / 1.45 : 1.45;
      vec3 bent = refract(rd, n, eta);
      if (side < 0.) through *= exp(-(1. - s.albedo) * t * 3.);
      if (bent == vec3(0) || rnd() < f) { rd = reflect(rd, n); ro = p + n * .003; }
      else { rd = bent; ro = p - n * .003; side = -side; }
      mirror = true;
      continue;
    }
    float spec = mix(f, 1., s.metal);
    if (rnd() < spec) {
      vec3 m = normalize(n + s.rough * s.rough * 1.4 * (cosine(n) - n * .6));
      rd = reflect(rd, m);
      if (dot(rd, n) < 0.) rd = reflect(rd, n);
      if (s.metal > .5) through *= s.albedo;
      mirror = true;
    } else {
      through *= s.albedo;
      light += limit(through * direct(p + n * .004, n), b == 0 ? 40. : 3.);
      rd = cosine(n);
      mirror = false;
    }
    ro = p + n * .004;
    if (max(through.x, max(through.y, through.z)) < .02) break;
  }
  return limit(light, 14.);
}
void main() {
  ivec2 px = ivec2(gl_FragCoord.xy);
  oColour = oGuide = oAlbedo = vec4(0);
  for (int i = 0; i < uSamples; i++) {
    seed = uint(px.x) * 1973u + uint(px.y) * 9277u + uint(uFrame + i) * 26699u + 1u;
    rnd(); rnd();
    vec2 ndc = (gl_FragCoord.xy + vec2(rnd(), rnd()) - .5 - uSize * .5) / (uSize.y * .5);
    vec3 rd = normalize(uForward + uTan * (ndc.x * uRight + ndc.y * uUp));
    vec3 ro = uEye;
    if (uAperture > 0.) {
      float a = 6.28318 * rnd(), r = sqrt(rnd()) * uAperture;
      vec3 focus = ro + rd * uFocus / dot(rd, uForward);
      ro += r * (cos(a) * uRight + sin(a) * uUp);
      rd = normalize(focus - ro);
    }
    vec4 guide; vec3 albedo;
    vec3 c = trace(ro, rd, guide, albedo);
    if (!(dot(c, c) < 1e8)) c = vec3(0);
    oColour += vec4(c, 1); oGuide += guide; oAlbedo += vec4(albedo, 1);
  }
}
`
