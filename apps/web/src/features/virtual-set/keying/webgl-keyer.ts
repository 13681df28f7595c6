import type { Keying } from '@studio/shared/contracts/virtual-set'
import type { Screen } from './find-screen'
import { limitsOf } from './key-formulas'
import { reachOf } from './key-pixels'
import { COLOR_SHADER, MATTE_SHADER, VERTEX_SHADER } from './key-shader'

export interface DrawnKeyer {
  /** @returns null if the GPU fails or its context is lost */
  draw(
    image: ImageBitmap | HTMLCanvasElement,
    screen: Screen,
    keying: Keying,
  ): HTMLCanvasElement | null
  dispose(): void
}

/** The numbers of the texture units. */
const UNITS = { picture: 0, screen: 1, matte: 2 } as const

/**
 * Opens a keyer that uses the GPU. Each result is valid until the next draw.
 * @returns null without WebGL 2
 */
export function openWebglKeyer(): DrawnKeyer | null {
  const canvas = document.createElement('canvas')
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false })
  const passes = gl && [buildProgram(gl, MATTE_SHADER), buildProgram(gl, COLOR_SHADER)]
  if (!gl || !passes?.every((pass) => pass !== null)) return null
  const longest = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number
  openTexture(gl, UNITS.picture, gl.NEAREST)
  openTexture(gl, UNITS.screen, gl.LINEAR)
  const matte = openTexture(gl, UNITS.matte, gl.NEAREST)
  const behind = gl.createFramebuffer()
  drawSquares(gl)

  return {
    draw(image, screen, keying) {
      const { width, height } = image
      if (gl.isContextLost() || Math.max(width, height) > longest) return null
      if (canvas.width !== width || canvas.height !== height)
        Object.assign(canvas, { width, height })
      gl.viewport(0, 0, width, height)
      gl.activeTexture(gl.TEXTURE0 + UNITS.picture)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image)
      gl.activeTexture(gl.TEXTURE0 + UNITS.screen)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, screen.width, screen.height, 0, gl.RGBA, gl.UNSIGNED_BYTE, screen.pixels) // prettier-ignore
      gl.activeTexture(gl.TEXTURE0 + UNITS.matte)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null)
      gl.bindFramebuffer(gl.FRAMEBUFFER, behind)
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, matte, 0)
      const values = { ...limitsOf(keying), reach: reachOf(width, height), ...UNITS }
      passes.forEach((pass, index) => {
        // The matte is drawn to a texture, the colors are drawn to the canvas.
        if (index > 0) gl.bindFramebuffer(gl.FRAMEBUFFER, null)
        gl.useProgram(pass)
        setUniforms(gl, pass, values)
        gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
      })
      return gl.isContextLost() ? null : canvas
    },
    dispose() {
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}

const WHOLE = ['reach', ...Object.keys(UNITS)]

/** Sets those uniforms that the program has. */
function setUniforms(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  values: Record<string, number>,
): void {
  for (const [name, value] of Object.entries(values)) {
    const place = gl.getUniformLocation(program, name)
    if (WHOLE.includes(name)) gl.uniform1i(place, value)
    else gl.uniform1f(place, value)
  }
}

function buildProgram(gl: WebGL2RenderingContext, fragments: string): WebGLProgram | null {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, fragments],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) return null
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.bindAttribLocation(program, 0, 'corner')
  gl.linkProgram(program)
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null
}

function drawSquares(gl: WebGL2RenderingContext): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
}

function openTexture(gl: WebGL2RenderingContext, unit: number, filter: number): WebGLTexture {
  const texture = gl.createTexture()
  gl.activeTexture(gl.TEXTURE0 + unit)
  gl.bindTexture(gl.TEXTURE_2D, texture)
  for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) {
    gl.texParameteri(gl.TEXTURE_2D, name, filter)
  }
  for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
    gl.texParameteri(gl.TEXTURE_2D, name, gl.CLAMP_TO_EDGE)
  }
  return texture
}
