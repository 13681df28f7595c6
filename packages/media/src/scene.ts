export const WIDTH = 1920
export const HEIGHT = 1080

export type Locale = 'en' | 'ar' | 'de'
export type Point = readonly [number, number]
export type Vec3 = readonly [number, number, number]

interface SceneBase {
  key: string
  alt: Record<Locale, string>
  /** Where the eye should land, in per cent; crops keep this point. */
  focalX: number
  focalY: number
  /** 0 leaves the picture clean, 1 is a fast film stock. */
  grain?: number
  /** Drawn over the picture as the last layer. */
  overlay?: () => string
  overlayBlur?: number
}

/** A picture that is drawn: the whole frame as SVG, 1920 by 1080. */
export interface DrawnScene extends SceneBase {
  kind: 'drawn'
  svg: () => string
}

export interface Light {
  position: Vec3
  radius: number
  /** Radiance of the lamp's surface. */
  colour: Vec3
  /** A spot: where it points, and the half angle of its beam in degrees. */
  aim?: Vec3
  beam?: number
}

export interface Camera {
  eye: Vec3
  target: Vec3
  /** Vertical field of view in degrees. */
  fov: number
  /** Distance to the plane of focus; the target's when absent. */
  focus?: number
  aperture?: number
}

/**
 * A picture that is lit: distance fields traced with real light.
 * `glsl` defines `vec2 map(vec3 p)` (distance, material), `void surface(inout Surface s, vec3 p)`
 * and `vec3 sky(vec3 rd)`.
 */
export interface TracedScene extends SceneBase {
  kind: 'traced'
  glsl: string
  camera: Camera
  lights: readonly Light[]
  /** Haze density per unit, and its ambient colour. */
  fog?: number
  fogColour?: Vec3
  exposure?: number
  bloom?: number
  /** Shadow and highlight tints multiply the graded picture at either end. */
  shadowTint?: Vec3
  highlightTint?: Vec3
  samples?: number
  /** Share of the full size that is traced before enlarging; soft pictures need less. */
  scale?: number
  bounces?: number
  /** Longest ray, and the share of the distance taken per step (less than 1 for bent fields). */
  reach?: number
  stride?: number
  textures?: Record<string, () => string>
}

export type Scene = DrawnScene | TracedScene
