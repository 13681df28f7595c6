import type { WebGLRenderTarget } from 'three'

/**
 * Paints a frame in one stage.
 * @returns the target with the picture, whose first row is the lowest
 */
export type Painter = (frame: number) => WebGLRenderTarget
