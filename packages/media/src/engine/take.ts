import type { Object3D, PerspectiveCamera, Scene, Texture, WebGLRenderer } from 'three'
import type { Random } from '../lib/random'
import type { Lens } from './lens'
import type { Look } from './look'
import type { Paint, PaintedMaterial } from './paint'

/** What a scene is built with. */
export interface Kit {
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  readonly lens: Lens
  readonly look: Look
  /** Which sample of the frame is being drawn; only for effects that spread over samples. */
  readonly sample: { readonly index: number; readonly count: number }
  /** Its own stream of numbers for each name: adding one thing does not move another. */
  random(name: string): Random
  material(paint: Paint): PaintedMaterial
  /** Adds to the scene and returns it. */
  add<T extends Object3D>(object: T): T
  /** Called before each picture of the scene is drawn, with its camera: mirrors use it. */
  beforePicture(draw: (renderer: WebGLRenderer, camera: PerspectiveCamera) => void): void
  /** The board draws construction lines around this. */
  construct(object: Object3D): void
  setEnvironment(texture: Texture, intensity: number): void
}

export interface Take {
  /** Poses everything for a moment; `seconds` may lie between frames. Must not depend on earlier calls. */
  update(seconds: number): void
}

export type Build = (kit: Kit) => Take
