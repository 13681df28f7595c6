import { Color, DataTexture, EquirectangularReflectionMapping, FloatType, LinearFilter, LinearSRGBColorSpace, RGBAFormat, type ColorRepresentation } from 'three' // prettier-ignore
import type { Kit } from '../engine/take'
import { smooth } from './ease'

/** A lit panel, as photographers use around a product. It has a direction in degrees and a size. */
export interface SoftBox {
  azimuth: number
  elevation: number
  width: number
  height: number
  color: ColorRepresentation
  strength: number
}

export interface Surroundings {
  zenith: ColorRepresentation
  horizon: ColorRepresentation
  ground: ColorRepresentation
  boxes?: readonly SoftBox[]
  /** The strength of its reflections in the scene. */
  strength?: number
}

/**
 * The surroundings that shiny things reflect: a gradient with lit panels, and never a photograph.
 */
export function surroundings(
  kit: Kit,
  { zenith, horizon, ground, boxes = [], strength = 1 }: Surroundings,
) {
  // prettier-ignore
  const [width, height] = [256, 128]
  const data = new Float32Array(width * height * 4)
  const [top, level, bottom] = [zenith, horizon, ground].map((one) => new Color(one))
  const pixel = new Color()
  const edge = (distance: number, half: number) =>
    smooth(Math.min(1, Math.max(0, (half - distance) / (half * 0.35))))
  for (let y = 0; y < height; y++) {
    const elevation = (y / (height - 1) - 0.5) * 180
    for (let x = 0; x < width; x++) {
      const azimuth = (x / width) * 360
      if (elevation >= 0) pixel.lerpColors(level ?? pixel, top ?? pixel, Math.sqrt(elevation / 90))
      else pixel.lerpColors(level ?? pixel, bottom ?? pixel, Math.min(1, -elevation / 12))
      for (const box of boxes) {
        const across = Math.abs(((azimuth - box.azimuth + 540) % 360) - 180)
        const amount =
          edge(across, box.width / 2) * edge(Math.abs(elevation - box.elevation), box.height / 2)
        const light = new Color(box.color)
        pixel.lerp(light.multiplyScalar(box.strength), amount)
      }
      data.set([pixel.r, pixel.g, pixel.b, 1], (y * width + x) * 4)
    }
  }
  const texture = new DataTexture(data, width, height, RGBAFormat, FloatType)
  texture.mapping = EquirectangularReflectionMapping
  texture.colorSpace = LinearSRGBColorSpace
  texture.minFilter = texture.magFilter = LinearFilter
  texture.needsUpdate = true
  kit.setEnvironment(texture, strength)
}
