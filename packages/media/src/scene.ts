export const WIDTH = 1920
export const HEIGHT = 1080

export type Locale = 'en' | 'ar' | 'de'
export type Point = readonly [number, number]
export type Vec3 = readonly [number, number, number]

interface SceneBase {
  key: string
  alt: Record<Locale, string>
  /** The place that the viewer should look at first, in percent. Crops keep it in the picture. */
  focalX: number
  focalY: number
  /** The strength of the grain, from 0 (none) to 1 (a fast film stock). */
  grain?: number
  /** Returns SVG that is drawn over the picture as the last layer. */
  overlay?: () => string
  overlayBlur?: number
}

/** A drawn picture: the whole frame as SVG of 1920 by 1080. */
export interface DrawnScene extends SceneBase {
  kind: 'drawn'
  svg: () => string
}

export interface Light {
  position: Vec3
  radius: number
  /** The radiance of the lamp's surface. */
  colour: Vec3
  /** The target of a spotlight, and half the angle of its beam in degrees. */
  aim?: Vec3
  beam?: number
}

export interface Camera {
  eye: Vec3
  target: Vec3
  /** The vertical angle of view in degrees. */
  fov: number
  /** The distance to the plane of focus; without it, the distance to the target. */
  focus?: number
  aperture?: number
}

/**
 * A lit picture: distance fields that are traced with simulated light. `glsl` defines `vec2
 * map(vec3 p)` (distance, material), `void surface(inout Surface s, vec3 p)` and `vec3 sky(vec3
 * rd)`.
 */
export interface TracedScene extends SceneBase {
  kind: 'traced'
  glsl: string
  camera: Camera
  lights: readonly Light[]
  /** The density of the haze per unit of length, and its ambient color. */
  fog?: number
  fogColour?: Vec3
  exposure?: number
  bloom?: number
  /** The tints that are multiplied into the shadows and the highlights of the graded picture. */
  shadowTint?: Vec3
  highlightTint?: Vec3
  samples?: number
  /** The share of the full size at which the picture is traced. Soft pictures need less. */
  scale?: number
  bounces?: number
  /**
   * The length of the longest ray, and the share of the distance that each step covers. It is less
   * than 1 for distorted fields.
   */
  reach?: number
  stride?: number
  textures?: Record<string, () => string>
}

export type Scene = DrawnScene | TracedScene
