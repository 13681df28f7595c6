import { DirectionalLight, HemisphereLight, Light, SpotLight, Vector3, type Scene } from 'three'
import type { Look } from './look'
import { disc, skyDirection, r2 } from './sampling'

/** Keeps a lamp on its side but raises a low sun, so that level ground is not half in shadow. */
export function raised(position: Vector3, target: Vector3): Vector3 {
  const away = new Vector3().subVectors(position, target)
  const reach = away.length()
  away.y = Math.max(away.y, Math.hypot(away.x, away.z) * 0.75)
  return away.normalize().multiplyScalar(reach).add(target)
}

/**
 * The lamps of a shot: a key light with an area, and a lamp that stands at another place of the sky
 * in each sample.
 */
export class Rig {
  private readonly sun = new DirectionalLight()
  private readonly spot = new SpotLight()
  private readonly sky = new DirectionalLight()
  private readonly ground = new HemisphereLight()

  constructor(
    private readonly scene: Scene,
    private readonly look: Look,
  ) {
    for (const lamp of [this.sun, this.spot, this.sky]) {
      lamp.castShadow = true
      lamp.shadow.bias = -0.0004
      lamp.shadow.normalBias = 0.03
      scene.add(lamp, lamp.target)
    }
    this.sky.shadow.radius = 4
    this.spot.decay = 0
    scene.add(this.ground)
  }

  /** `sample` of `count` moves the key over its area and the sky's lamp over the sky. */
  aim(sample: number, count: number, centre: Vector3): void {
    this.aimKey(sample)
    const { sky, key } = this.look
    const towards = skyDirection(sample, count)
    // The sky's lamp gives half of the sky's light. The other half casts no shadow, so nothing is
    // black.
    this.sky.color.copy(sky.horizon).lerp(sky.zenith, Math.sqrt(towards.y))
    this.sky.intensity = sky.intensity * Math.PI * 1.5
    this.sky.visible = sky.intensity > 0
    this.place(this.sky, towards.multiplyScalar(sky.extent * 2).add(centre), centre)
    this.cover(this.sky, sky.extent, sky.extent * 4, Math.min(1024, key.shadows))
    this.ground.color.copy(sky.zenith).lerp(sky.horizon, 0.5)
    this.ground.groundColor.copy(sky.ground)
    this.ground.intensity = sky.intensity * 0.55
    this.ground.visible = true
  }

  /** Only the key: what the drawn stages take for light and shadow. */
  keyOnly(): void {
    this.aimKey(0, true)
    this.sky.visible = false
    this.ground.visible = false
  }

  /** Puts out the lamps that the scene brought, while `draw` runs. */
  alone(draw: () => void): void {
    const own = new Set<object>([this.sun, this.spot, this.sky, this.ground])
    const out: Light[] = []
    this.scene.traverse((object) => {
      if (object instanceof Light && object.visible && !own.has(object)) out.push(object)
    })
    for (const lamp of out) lamp.visible = false
    draw()
    for (const lamp of out) lamp.visible = true
  }

  private aimKey(sample: number, isNeutral = false): void {
    const { key } = this.look
    const [lamp, other] =
      key.kind === 'sun' ? ([this.sun, this.spot] as const) : ([this.spot, this.sun] as const)
    other.visible = false
    lamp.visible = true
    lamp.color.copy(key.color)
    lamp.intensity = key.intensity
    if (isNeutral) {
      lamp.color.set(1, 1, 1)
      lamp.intensity = Math.PI
    }
    this.spot.angle = (key.extent * Math.PI) / 180
    this.spot.penumbra = 0.7
    const forward = new Vector3().subVectors(key.target, key.position).normalize()
    const right = new Vector3(0, 1, 0).cross(forward).normalize()
    const up = new Vector3().crossVectors(forward, right)
    const [x, y] = isNeutral ? [0, 0] : disc(...r2(sample, 0.13))
    const lampAt = isNeutral ? raised(key.position, key.target) : key.position.clone()
    const at = lampAt.addScaledVector(right, x * key.size)
    this.place(lamp, at.addScaledVector(up, y * key.size), key.target)
    this.cover(lamp, key.extent, key.reach, key.shadows)
  }

  private place(lamp: DirectionalLight | SpotLight, at: Vector3, target: Vector3): void {
    lamp.position.copy(at)
    lamp.target.position.copy(target)
    lamp.target.updateMatrixWorld()
  }

  private cover(
    lamp: DirectionalLight | SpotLight,
    extent: number,
    reach: number,
    pixels: number,
  ): void {
    lamp.shadow.mapSize.set(pixels, pixels)
    const camera = lamp.shadow.camera
    camera.near = 0.1
    camera.far = reach
    if ('left' in camera) {
      camera.left = camera.bottom = -extent
      camera.right = camera.top = extent
    }
    camera.updateProjectionMatrix()
  }
}
