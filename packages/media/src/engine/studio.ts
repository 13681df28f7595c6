import {
  Color,
  LinearSRGBColorSpace,
  NoToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Vector3,
  WebGLRenderer,
  type Object3D,
  type Texture,
} from 'three'
import { random } from '../lib/random'
import type { Arrow } from './about'
import type { Lens } from './lens'
import { defaultLook, type Look } from './look'
import { lit, type Paint } from './paint'
import { Rig } from './rig'
import type { Build, Kit, Take } from './take'
import type { Size } from './targets'

/** The settings that the page receives for the shot. */
export interface Settings extends Size {
  id: string
  frames: number
  holds: number[]
  arrows: Arrow[]
  samples: number
  /** The size at which light is rendered, as a share of the picture's size. */
  scale: number
}

function seedOf(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash
}

/** A shot on its set: the scene that was built, with camera, lamps and renderer. */
export class Studio implements Kit {
  readonly scene = new Scene()
  readonly camera: PerspectiveCamera
  readonly lens: Lens = { focus: 10, aperture: 0 }
  readonly look: Look = defaultLook()
  readonly renderer: WebGLRenderer
  readonly rig: Rig
  readonly constructed: Object3D[] = []
  readonly sample = { index: 0, count: 1 }
  private readonly before: Parameters<Kit['beforePicture']>[0][] = []
  private readonly take: Take

  constructor(
    readonly settings: Settings,
    build: Build,
  ) {
    const canvas = document.createElement('canvas')
    this.renderer = new WebGLRenderer({ canvas, antialias: false, depth: false })
    this.renderer.outputColorSpace = LinearSRGBColorSpace
    this.renderer.toneMapping = NoToneMapping
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.type = PCFShadowMap
    this.renderer.setSize(16, 16, false)
    this.camera = new PerspectiveCamera(35, settings.width / settings.height, 0.08, 3000)
    this.scene.add(this.camera)
    this.scene.background = new Color(0)
    this.rig = new Rig(this.scene, this.look)
    this.take = build(this)
  }

  random(name: string) {
    return random(seedOf(`${this.settings.id}:${name}`))
  }

  material(paint: Paint) {
    return lit(paint)
  }

  add<T extends Object3D>(object: T): T {
    this.scene.add(object)
    return object
  }

  construct(object: Object3D): void {
    this.constructed.push(object)
  }

  beforePicture(draw: Parameters<Kit['beforePicture']>[0]): void {
    this.before.push(draw)
  }

  setEnvironment(texture: Texture, intensity: number): void {
    const generator = new PMREMGenerator(this.renderer)
    this.scene.environment = generator.fromEquirectangular(texture).texture
    this.scene.environmentIntensity = intensity
    generator.dispose()
  }

  pose(seconds: number): void {
    this.take.update(seconds)
    this.scene.updateMatrixWorld()
  }

  /** What the shadows are centred on: the point of focus. */
  centre(): Vector3 {
    const ahead = new Vector3(0, 0, -Math.min(this.lens.focus, this.look.sky.extent * 0.8))
    const point = ahead.applyMatrix4(this.camera.matrixWorld)
    point.y = Math.max(0, point.y * 0.5)
    return point
  }

  preparePicture(): void {
    for (const draw of this.before) draw(this.renderer, this.camera)
  }
}
