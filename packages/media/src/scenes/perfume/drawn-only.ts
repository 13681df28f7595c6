import { ShaderMaterial } from 'three'
import { paintedAs, type Paint } from '../../engine/paint'

/** For what the lit picture gets from refraction, and drawings and clay need as a thing. */
export const drawnOnly = (paint: Paint) =>
  paintedAs(
    new ShaderMaterial({
      vertexShader: 'void main() { gl_Position = vec4(2.); }',
      fragmentShader: 'void main() { discard; }',
    }),
    paint,
  )
