/**
 * Runs inside the browser page: it is sent there as source text, so it may use nothing
 * from outside its own body.
 */
export interface Job {
  width: number
  height: number
  programs: Record<string, string>
  uniforms: Record<string, number | readonly number[]>
  lights: { position: readonly number[]; aim: readonly number[]; colour: readonly number[] }
  samples: number
  textures: readonly string[]
  denoise: number
}

export function develop(job: Job): void {
  const canvas = document.createElement('canvas')
  canvas.width = job.width
  canvas.height = job.height
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true })
  if (!gl) throw new Error('WebGL 2 is not available')
  gl.getExtension('EXT_color_buffer_float')
  gl.getExtension('EXT_float_blend')
  gl.getExtension('OES_texture_float_linear')
  gl.bindVertexArray(gl.createVertexArray())

  const compile = (fragment: string) => {
    const program = gl.createProgram()
    for (const [type, source] of [
      [gl.VERTEX_SHADER, job.programs.vertex ?? ''],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(type)
      if (!shader) throw new Error('no shader')
      gl.shaderSource(shader, source)
      gl.compileShader(shader)
      if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) {
        throw new Error(gl.getShaderInfoLog(shader) ?? 'shader error')
      }
      gl.attachShader(program, shader)
    }
    gl.linkProgram(program)
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
      throw new Error(gl.getProgramInfoLog(program) ?? 'link error')
    }
    return program
  }

  const target = (width: number, height: number) => {
    const texture = gl.createTexture()
    gl.bindTexture(gl.TEXTURE_2D, texture)
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, width, height)
    for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) {
      gl.texParameteri(gl.TEXTURE_2D, name, gl.LINEAR)
    }
    for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
      gl.texParameteri(gl.TEXTURE_2D, name, gl.CLAMP_TO_EDGE)
    }
    return { texture, width, height }
  }
  type Target = ReturnType<typeof target>

  const framebuffer = gl.createFramebuffer()
  const into = (targets: Target[]) => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, targets.length ? framebuffer : null)
    const attachments = [gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1, gl.COLOR_ATTACHMENT2]
    attachments.forEach((attachment, i) => {
      if (!targets.length) return
      const texture = targets[i]?.texture ?? null
      gl.framebufferTexture2D(gl.FRAMEBUFFER, attachment, gl.TEXTURE_2D, texture, 0)
    })
    if (targets.length) gl.drawBuffers(attachments.slice(0, targets.length))
    gl.viewport(0, 0, targets[0]?.width ?? job.width, targets[0]?.height ?? job.height)
  }

  const set = (program: WebGLProgram, values: Job['uniforms']) => {
    gl.useProgram(program)
    const whole = ['uFrame', 'uSamples', 'uBounces', 'uLights', 'uStep']
    for (const [name, value] of Object.entries(values)) {
      const at = gl.getUniformLocation(program, name)
      if (typeof value !== 'number') {
        if (value.length === 2) gl.uniform2fv(at, value)
        else gl.uniform3fv(at, value)
      } else if (whole.includes(name)) gl.uniform1i(at, value)
      else gl.uniform1f(at, value)
    }
  }
  const bind = (program: WebGLProgram, inputs: Record<string, WebGLTexture>) => {
    gl.useProgram(program)
    Object.entries(inputs).forEach(([name, texture], unit) => {
      gl.activeTexture(gl.TEXTURE0 + unit)
      gl.bindTexture(gl.TEXTURE_2D, texture)
      gl.uniform1i(gl.getUniformLocation(program, name), unit)
    })
  }
  const pass = (
    source: string,
    to: Target | null,
    inputs: Record<string, WebGLTexture>,
    values: Job['uniforms'] = {},
  ) => {
    const program = compile(job.programs[source] ?? '')
    into(to ? [to] : [])
    bind(program, inputs)
    set(program, values)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }

  const images: Record<string, WebGLTexture> = {}
  for (const name of job.textures) {
    const image = document.getElementById(name)
    if (!(image instanceof HTMLImageElement)) throw new Error(`no texture ${name}`)
    const texture = gl.createTexture()
    gl.bindTexture(gl.TEXTURE_2D, texture)
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true)
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false)
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, image)
    gl.generateMipmap(gl.TEXTURE_2D)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
    for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
      gl.texParameteri(gl.TEXTURE_2D, wrap, gl.CLAMP_TO_EDGE)
    }
    images[name] = texture
  }

  const { width, height } = job
  const [light, guide, albedo] = [0, 1, 2].map(() => target(width, height)) as [
    Target,
    Target,
    Target,
  ]
  const tracer = compile(job.programs.trace ?? '')
  into([light, guide, albedo])
  bind(tracer, images)
  set(tracer, job.uniforms)
  gl.uniform4fv(gl.getUniformLocation(tracer, 'uLightPos'), job.lights.position)
  gl.uniform4fv(gl.getUniformLocation(tracer, 'uLightAim'), job.lights.aim)
  gl.uniform3fv(gl.getUniformLocation(tracer, 'uLightColour'), job.lights.colour)
  gl.enable(gl.SCISSOR_TEST)
  gl.enable(gl.BLEND)
  gl.blendFunc(gl.ONE, gl.ONE)
  // Tiles keep each draw call short, which a software renderer needs.
  const per = 4
  for (let frame = 0; frame < job.samples; frame += per) {
    set(tracer, { uFrame: frame, uSamples: Math.min(per, job.samples - frame) })
    for (let y = 0; y < height; y += 270) {
      for (let x = 0; x < width; x += 480) {
        gl.scissor(x, y, 480, 270)
        gl.drawArrays(gl.TRIANGLES, 0, 3)
        gl.finish()
      }
    }
  }
  gl.disable(gl.BLEND)
  gl.disable(gl.SCISSOR_TEST)

  let [from, to] = [target(width, height), target(width, height)]
  pass('resolve', from, { tColour: light.texture, tAlbedo: albedo.texture })
  for (let i = 0; i < 2; i++) {
    pass('despeckle', to, { tColour: from.texture, tGuide: guide.texture })
    ;[from, to] = [to, from]
  }
  const guides = { tGuide: guide.texture, tAlbedo: albedo.texture }
  ;[1, 2, 4, 8].forEach((step, i) => {
    if (!job.denoise) return
    const values = { uStep: step, uSigma: (job.denoise * 1.2) / (i + 1) }
    pass('smooth', to, { tColour: from.texture, ...guides }, values)
    ;[from, to] = [to, from]
  })
  pass('remodulate', to, { tColour: from.texture, tAlbedo: albedo.texture })
  let [soft, spare] = [0, 1].map(() => target(width >> 2, height >> 2)) as [Target, Target]
  pass('blur', soft, { tColour: to.texture }, { uStep: 0 })
  for (const step of [1, 2, 4, 8, 12]) {
    pass('blur', spare, { tColour: soft.texture }, { uStep: step })
    ;[soft, spare] = [spare, soft]
  }
  pass('grade', null, { tColour: to.texture, tBloom: soft.texture }, job.uniforms)
  document.body.textContent = `picture:${canvas.toDataURL('image/png')}:end`
}
