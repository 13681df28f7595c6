import type { WebGLRenderTarget } from 'three'

/** A stage at work: paints a frame and says where the picture is, bottom row first. */
export type Painter = (frame: number) => WebGLRenderTarget
