import type { Texture, WebGLRenderer, WebGLRenderTarget } from 'three'
import { fullScreen, set } from './full-screen'

/** Halves the size of a picture by averaging four pixels to one. */
export function shrinker(renderer: WebGLRenderer) {
  const pass = fullScreen(
    `out vec4 o; uniform sampler2D uPicture; void main() { o = texture(uPicture, vUv); }`,
    { uPicture: null },
  )
  return (from: Texture, to: WebGLRenderTarget) => {
    set(pass, { uPicture: from }).draw(renderer, to)
  }
}
