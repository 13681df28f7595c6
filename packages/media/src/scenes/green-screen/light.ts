import { Color, Vector3 } from 'three'
import type { Look } from '../../engine/look'
import { mix } from '../../kit/ease'
import { lightOf, type World } from './timing'

interface Light {
  from: Vector3
  key: Color
  strength: number
  size: number
  zenith: Color
  horizon: Color
  ground: Color
  sky: number
  exposure: number
}

const light = (
  from: [number, number, number],
  key: string,
  strength: number,
  size: number,
  colours: [string, string, string],
  sky: number,
  exposure: number,
): Light => {
  // prettier-ignore
  const [zenith, horizon, ground] = colours.map((one) => new Color(one)) as [Color, Color, Color]
  return { from: new Vector3(...from), key: new Color(key), strength, size, zenith, horizon, ground, sky, exposure } // prettier-ignore
}

/**
 * The light of each world: one warm key light and one cool light from the other side. On the stage
 * the green wall adds its reflection.
 */
const LIGHTS: Record<World, Light> = {
  stage: light([-5, 7, 4.5], '#fff0da', 2.3, 1.5, ['#c4d4e4', '#9fc0ae', '#1f6a38'], 0.5, 1.2),
  desert: light([-7.5, 5.2, 1.6], '#ffc98a', 4.2, 0.4, ['#7fb6d8', '#e6c79a', '#a8703a'], 0.5, 1.2),
  rooftop: light([-6, 5, 2.8], '#ffb083', 2.5, 0.8, ['#4a5fc8', '#8a4f9c', '#164a5c'], 0.5, 1.5),
  moon: light([-8, 5, 1.2], '#fff3e2', 4.4, 0.12, ['#2b3f6e', '#39466a', '#2c2f3a'], 0.12, 1.2),
}

export function setLight(look: Look, seconds: number, centre: Vector3): void {
  const { from, to, amount } = lightOf(seconds)
  const [a, b] = [LIGHTS[from], LIGHTS[to]]
  const { key, sky } = look
  key.target.copy(centre)
  key.position.lerpVectors(a.from, b.from, amount).add(centre)
  key.color.lerpColors(a.key, b.key, amount)
  key.intensity = mix(a.strength, b.strength, amount)
  key.size = mix(a.size, b.size, amount)
  sky.zenith.lerpColors(a.zenith, b.zenith, amount)
  sky.horizon.lerpColors(a.horizon, b.horizon, amount)
  sky.ground.lerpColors(a.ground, b.ground, amount)
  sky.intensity = mix(a.sky, b.sky, amount)
  look.exposure = mix(a.exposure, b.exposure, amount)
}
