/** The distance functions and the noise that all traced scenes share. */
export const sdf = /* glsl */ `
float rnd();
struct Surface {
  vec3 albedo; float rough; float metal; vec3 emit; float glass; float id; vec3 n; float coat;
};
mat2 rot(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * .1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x),
    mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float fbm(vec2 p) {
  float v = 0., a = .5;
  for (int i = 0; i < 5; i++) { v += a * noise(p); p = mat2(1.6, 1.2, -1.2, 1.6) * p; a *= .5; }
  return v;
}
float sphere(vec3 p, float r) { return length(p) - r; }
float ellipsoid(vec3 p, vec3 r) { float k = length(p / r); return k * (k - 1.) / length(p / (r * r)); }
float box(vec3 p, vec3 b, float r) {
  vec3 q = abs(p) - b + r;
  return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - r;
}
float capsule(vec3 p, vec3 a, vec3 b, float r) {
  vec3 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0., 1.)) - r;
}
float cone(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0., 1.);
  return (length(pa - ba * h) - mix(ra, rb, h)) * .95;
}
float cylinder(vec3 p, float r, float h, float k) {
  vec2 d = abs(vec2(length(p.xz), p.y)) - vec2(r, h) + k;
  return min(max(d.x, d.y), 0.) + length(max(d, 0.)) - k;
}
float torus(vec3 p, float r, float t) { return length(vec2(length(p.xz) - r, p.y)) - t; }
float smin(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.) / k;
  return min(a, b) - h * h * k * .25;
}
float smax(float a, float b, float k) { return -smin(-a, -b, k); }
void add(inout vec2 best, float d, float id) { if (d < best.x) best = vec2(d, id); }
/** Two-bone limb with a rounded joint. */
float limb(vec3 p, vec3 a, vec3 b, vec3 c, float ra, float rb, float rc) {
  return smin(cone(p, a, b, ra, rb), cone(p, b, c, rb, rc), rb * .5);
}
`
