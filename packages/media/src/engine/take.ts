import type { Object3D, PerspectiveCamera, Scene, Texture, WebGLRenderer } from 'three'
import type { Random } from '../lib/random'
import type { Lens } from './lens'
import type { Look } from './look'
import type { Paint, PaintedMaterial } from './paint'

/** The tools with which a scene is built. */
export interface Kit {
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  readonly lens: Lens
  readonly look: Look
  /**
   * The sample of the frame that is being drawn. It is only for effects that spread over samples.
   */
  readonly sample: { readonly index: number; readonly count: number }
  /**
   * Returns a separate sequence of random numbers for each name, so that adding one thing does not
   * move another.
   */
  random(name: string): Random
  material(paint: Paint): PaintedMaterial
  /** Adds an object to the scene and returns it. */
  add<T extends Object3D>(object: T): T
  /**
   * Registers a function that is called before each picture is drawn, with its camera. Mirrors use
   * it.
   */
  beforePicture(draw: (renderer: WebGLRenderer, camera: PerspectiveCamera) => void): void
  /** Makes the board draw construction lines around the object. */
  construct(object: Object3D): void
  setEnvironment(texture: Texture, intensity: number): void
}

export interface Take {
  /**
   * Poses everything for a time, which may be between frames. The result must not depend on earlier
   * calls.
   */
  update(seconds: number): void
}

export type Build = (kit: Kit) => Take
