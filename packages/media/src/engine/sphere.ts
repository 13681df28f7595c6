import { AdditiveBlending, Quaternion, Vector3, type PerspectiveCamera } from 'three'
import { FPS } from './frames'
import { fullScreen, set } from './full-screen'
import { add } from './glsl/develop'
import { offsetCamera } from './lens'
import { pixelOffset } from './sampling'
import type { Studio } from './studio'
import { lightTarget, softTarget, sumTarget, type Size } from './targets'

/**
 * The tangent of half a face's angle of view. It is more than 1, so that distortions near an edge
 * still find pixels.
 */
const REACH = 1.06
/**
 * The width of a face as a share of the picture's width. The middle of a face needs the most
 * pixels.
 */
const FACE = 0.34

const unwrap = /* glsl */ `
out vec4 o; uniform sampler2D uFace; uniform mat3 uTurn; uniform float uAround, uReach;
void main() {
  float lon = (vUv.x - .5) * uAround, lat = (vUv.y - .5) * 3.14159265;
  vec3 d = vec3(sin(lon) * cos(lat), sin(lat), -cos(lon) * cos(lat)) * uTurn;
  vec3 a = abs(d);
  if (d.z > 0. || max(a.x, a.y) > a.z * 1.0005) discard;
  o = vec4(texture(uFace, d.xy / a.z / uReach * .5 + .5).rgb, 1.);
}`

interface Face {
  turn: Quaternion
  matrix: number[]
}

/** The six directions of the camera, relative to its own. */
function faces(): Face[] {
  const turned = (axis: 'x' | 'y', angle: number) =>
    new Quaternion().setFromAxisAngle(new Vector3(+(axis === 'x'), +(axis === 'y'), 0), angle)
  const quarter = Math.PI / 2
  return [
    turned('y', 0),
    turned('y', quarter),
    turned('y', -quarter),
    turned('y', Math.PI),
    turned('x', quarter),
    turned('x', -quarter),
  ].map((turn) => {
    const column = (x: number, y: number, z: number) =>
      new Vector3(x, y, z).applyQuaternion(turn).toArray()
    return { turn, matrix: [...column(1, 0, 0), ...column(0, 1, 0), ...column(0, 0, 1)] }
  })
}

/**
 * Renders light in all directions around the camera and projects it by longitude and latitude. The
 * camera's own direction is in the middle. The picture extends past both edges by `pad`, because
 * bloom needs neighbors there.
 */
export function sphereGatherer(studio: Studio, { width, height }: Size, pad: number) {
  const { renderer, scene, camera, look } = studio
  const side = Math.round(width * FACE * studio.settings.scale)
  const size = { width: side, height: side }
  const one = lightTarget(size)
  const views = faces().map((face) => ({ ...face, sum: sumTarget(size) }))
  const wide = softTarget({ width: width + 2 * pad, height })
  const adder = fullScreen(add, { uPicture: one.texture, uWeight: 1 }, AdditiveBlending)
  const around = (Math.PI * 2 * (width + 2 * pad)) / width
  const layer = fullScreen(unwrap, {
    ...{ uFace: null, uAround: around, uReach: REACH },
    uTurn: null,
  })

  /** Prepares everything that is the same for the six faces, including shadows. */
  function prepare(frame: number, sample: number, samples: number): void {
    const open = samples === 1 ? 0 : (sample + 0.5) / samples - 0.5
    studio.pose((frame + open * look.shutter) / FPS)
    const below = camera.position.clone().setY(0)
    studio.rig.aim((sample * (samples % 5 ? 5 : 7)) % samples, samples, below)
    Object.assign(studio.sample, { index: sample, count: samples })
    renderer.shadowMap.needsUpdate = true
  }

  function shoot(sample: number, samples: number, { turn, sum }: (typeof views)[number]): void {
    const restoreEye = turnAround(camera, turn)
    const pixel = pixelOffset(sample, samples)
    const restore = offsetCamera(camera, { focus: 10, aperture: 0 }, { pixel, lens: [0, 0] }, size)
    studio.preparePicture()
    renderer.setRenderTarget(one)
    renderer.clear()
    renderer.render(scene, camera)
    set(adder, { uWeight: 1 / samples }).draw(renderer, sum)
    restore()
    restoreEye()
  }

  return (frame: number) => {
    const { samples } = studio.settings
    for (const { sum } of views) {
      renderer.setRenderTarget(sum)
      renderer.setClearColor(0x000000, 0)
      renderer.clear()
    }
    renderer.shadowMap.autoUpdate = false
    for (let sample = 0; sample < samples; sample++) {
      prepare(frame, sample, samples)
      for (const view of views) shoot(sample, samples, view)
    }
    renderer.shadowMap.autoUpdate = true
    for (const { matrix, sum } of views)
      set(layer, { uTurn: matrix, uFace: sum.texture }).draw(renderer, wide)
    return wide
  }
}

/** Turns the camera from its level heading, and makes its view square. */
function turnAround(camera: PerspectiveCamera, turn: Quaternion): () => void {
  const { aspect, fov } = camera
  const ahead = camera.getWorldDirection(new Vector3())
  const heading = Math.atan2(-ahead.x, -ahead.z)
  const level = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), heading)
  const home = camera.quaternion.clone()
  camera.quaternion.copy(level).multiply(turn)
  camera.aspect = 1
  camera.fov = (Math.atan(REACH) * 360) / Math.PI
  return () => {
    camera.quaternion.copy(home)
    Object.assign(camera, { aspect, fov })
    camera.updateProjectionMatrix()
    camera.updateMatrixWorld()
  }
}
