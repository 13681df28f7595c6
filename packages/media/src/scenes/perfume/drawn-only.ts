import { ShaderMaterial } from 'three'
import { paintedAs, type Paint } from '../../engine/paint'

/**
 * A paint for things that only drawings and clay need, because refraction shows them in the lit
 * picture.
 */
export const drawnOnly = (paint: Paint) =>
  paintedAs(
    new ShaderMaterial({
      vertexShader: 'void main() { gl_Position = vec4(2.); }',
      fragmentShader: 'void main() { discard; }',
    }),
    paint,
  )
