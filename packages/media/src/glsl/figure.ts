import type { Vec3 } from '../scene'

/** The positions of a standing person's joints. The person is about 1.8 units high. */
export interface Pose {
  hip: Vec3
  chest: Vec3
  neck: Vec3
  head: Vec3
  shoulderL: Vec3
  elbowL: Vec3
  handL: Vec3
  shoulderR: Vec3
  elbowR: Vec3
  handR: Vec3
  kneeL: Vec3
  ankleL: Vec3
  toeL: Vec3
  kneeR: Vec3
  ankleR: Vec3
  toeR: Vec3
}

const joints = [
  'hip',
  'chest',
  'neck',
  'head',
  'shoulderL',
  'elbowL',
  'handL',
  'shoulderR',
  'elbowR',
  'handR',
  'kneeL',
  'ankleL',
  'toeL',
  'kneeR',
  'ankleR',
  'toeR',
] as const satisfies readonly (keyof Pose)[]

export const vec3 = (v: Vec3) => `vec3(${v.map((n) => n.toFixed(4)).join(', ')})`

export const poseGlsl = (name: string, pose: Pose) =>
  `const Pose ${name} = Pose(${joints.map((joint) => vec3(pose[joint])).join(', ')});`

/** The bones as pairs of joints, for both skeletons and stick figures. */
export const bones: readonly (readonly [keyof Pose, keyof Pose])[] = [
  ['hip', 'chest'],
  ['chest', 'neck'],
  ['neck', 'head'],
  ['neck', 'shoulderL'],
  ['shoulderL', 'elbowL'],
  ['elbowL', 'handL'],
  ['neck', 'shoulderR'],
  ['shoulderR', 'elbowR'],
  ['elbowR', 'handR'],
  ['hip', 'kneeL'],
  ['kneeL', 'ankleL'],
  ['ankleL', 'toeL'],
  ['hip', 'kneeR'],
  ['kneeR', 'ankleR'],
  ['ankleR', 'toeR'],
]

export const figure = /* glsl */ `
struct Pose { ${joints.map((joint) => `vec3 ${joint};`).join(' ')} };
float hand(vec3 p, vec3 elbow, vec3 wrist) {
  vec3 d = normalize(wrist - elbow);
  return cone(p, wrist, wrist + d * .1, .036, .03);
}
float figure(vec3 p, Pose q) {
  float near = length(p - q.hip) - 1.35;
  if (near > .4) return near;
  vec3 across = normalize(q.shoulderR - q.shoulderL) * .085;
  float d = cone(p, q.hip, q.chest, .115, .13);
  d = smin(d, capsule(p, q.hip - across * .9, q.hip + across * .9, .095), .1);
  d = smin(d, cone(p, q.chest - across, q.neck - across * 1.1, .11, .06), .1);
  d = smin(d, cone(p, q.chest + across, q.neck + across * 1.1, .11, .06), .1);
  d = smin(d, capsule(p, q.shoulderL, q.shoulderR, .055), .09);
  d = smin(d, cone(p, q.neck, q.head, .058, .05), .06);
  vec3 up = normalize(q.head - q.neck);
  float skull = cone(p, q.head + up * .02, q.head + up * .1, .085, .095);
  d = smin(d, skull, .04);
  d = smin(d, limb(p, q.shoulderL, q.elbowL, q.handL, .066, .05, .036), .05);
  d = smin(d, limb(p, q.shoulderR, q.elbowR, q.handR, .066, .05, .036), .05);
  d = smin(d, hand(p, q.elbowL, q.handL), .03);
  d = smin(d, hand(p, q.elbowR, q.handR), .03);
  d = smin(d, limb(p, q.hip - across, q.kneeL, q.ankleL, .105, .07, .045), .06);
  d = smin(d, limb(p, q.hip + across, q.kneeR, q.ankleR, .105, .07, .045), .06);
  d = smin(d, cone(p, q.ankleL, q.toeL, .05, .04), .04);
  d = smin(d, cone(p, q.ankleR, q.toeR, .05, .04), .04);
  return d;
}
`
