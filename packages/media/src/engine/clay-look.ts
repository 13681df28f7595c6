import { Color, FogExp2 } from 'three'
import { defaultLook } from './look'
import { raised } from './rig'
import type { Studio } from './studio'

/** The grade of a clay picture: plain and slightly warm. */
export const clay = {
  ...defaultLook(),
  exposure: 1.12,
  bloom: 0.02,
  halation: 0,
  vignette: 0.16,
  grain: 0.008,
  fringe: 0,
}

/**
 * Replaces the shot's lights by layout lights. The key light stays on its side but is at least 35°
 * high, the sky is an even gray, and haze gives depth.
 * @returns a function that restores the shot's lights
 */
export function dim(studio: Studio): () => void {
  const { scene, look, rig, sample } = studio
  const { key, sky } = look
  const kept = {
    key: { ...key, position: key.position.clone(), color: key.color.clone() },
    sky: { ...sky },
    fog: scene.fog,
    environment: scene.environment,
  }
  const reach = key.position.distanceTo(key.target)
  key.position.copy(raised(key.position, key.target))
  if (key.kind === 'sun')
    Object.assign(key, { color: new Color('#fff1df'), intensity: 2.6, size: reach * 0.09 }) // prettier-ignore
  else Object.assign(key, { color: new Color('#fff1df'), intensity: 3 })
  Object.assign(sky, {
    zenith: new Color('#dfe6ee'),
    horizon: new Color('#e9e4dc'),
    ground: new Color('#a89f94'),
    intensity: 0.5,
  })
  const fog = scene.fog as FogExp2 | null
  scene.fog = new FogExp2(new Color('#bdbab4'), Math.max(0.0016, fog?.density ?? 0))
  scene.environment = null
  rig.aim((sample.index * (sample.count % 5 ? 5 : 7)) % sample.count, sample.count, studio.centre())
  return () => {
    Object.assign(key, kept.key)
    Object.assign(sky, kept.sky)
    scene.fog = kept.fog
    scene.environment = kept.environment
  }
}
