import {
  BufferGeometry,
  Float32BufferAttribute,
  GLSL3,
  Mesh,
  NoBlending,
  OrthographicCamera,
  RawShaderMaterial,
  type Blending,
  type IUniform,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'

const vertex = /* glsl */ `
in vec3 position;
out vec2 vUv;
void main() { vUv = position.xy * .5 + .5; gl_Position = vec4(position.xy, 0., 1.); }`

const head = /* glsl */ `
precision highp float;
precision highp sampler2D;
in vec2 vUv;
`

const triangle = new BufferGeometry()
triangle.setAttribute('position', new Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3))
const camera = new OrthographicCamera()

export interface Pass {
  uniforms: Record<string, IUniform>
  draw(renderer: WebGLRenderer, to: WebGLRenderTarget | null): void
}

/** A shader that covers the whole picture. Its values are set by `pass.uniforms.name.value`. */
export function fullScreen(
  fragment: string,
  values: Record<string, unknown>,
  blending: Blending = NoBlending,
): Pass {
  const uniforms: Record<string, IUniform> = {}
  for (const [name, value] of Object.entries(values)) uniforms[name] = { value }
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: vertex,
    fragmentShader: head + fragment,
    uniforms,
    blending,
    // Adds what is drawn as it is; without this, three would weigh it by alpha.
    premultipliedAlpha: true,
    transparent: blending !== NoBlending,
    depthTest: false,
    depthWrite: false,
  })
  const mesh = new Mesh(triangle, material)
  mesh.frustumCulled = false
  return {
    uniforms,
    draw(renderer, to) {
      const autoClear = renderer.autoClear
      renderer.autoClear = false
      renderer.setRenderTarget(to)
      renderer.render(mesh, camera)
      renderer.autoClear = autoClear
    },
  }
}

export function set(pass: Pass, values: Record<string, unknown>): Pass {
  for (const [name, value] of Object.entries(values)) {
    const uniform = pass.uniforms[name]
    if (!uniform) throw new Error(`the pass has no “${name}”`)
    uniform.value = value
  }
  return pass
}
