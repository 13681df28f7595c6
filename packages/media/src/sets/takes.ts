import type { Stage } from '../engine/about'
import type { Frame } from '../host/browser'
import { openCamera } from '../host/browser'
import { prepare } from '../host/job'
import { findShots, type Shot } from '../host/shots'
import { stemOf } from './read'
import type { Place } from './schema'

/** The pictures of one stage of one shot, which are rendered in the same browser page. */
export interface Take {
  shot: Shot
  stage: Stage
  pictures: { stem: string; frame: number }[]
}

/**
 * Groups pictures by shot and stage, each picture once. Views into 360° pictures are left out,
 * because they are not rendered.
 */
export async function takesOf(places: readonly Place[]): Promise<Take[]> {
  const shots = await findShots()
  const takes = new Map<string, Take>()
  for (const place of places) {
    const shot = shots.find(({ id }) => id === place.shot)
    if (!shot) throw new Error(`no shot is called ${place.shot}`)
    const key = `${place.shot} ${place.stage}`
    const take = takes.get(key) ?? { shot, stage: place.stage, pictures: [] }
    const stem = stemOf(place)
    if (!take.pictures.some((one) => one.stem === stem)) {
      take.pictures.push({ stem, frame: place.frame ?? shot.about.poster })
    }
    takes.set(key, take)
  }
  return [...takes.values()]
}

export interface Quality {
  width: number
  height: number
  samples?: number | undefined
  scale?: number | undefined
}

/**
 * Renders the pictures for which `isWanted` returns true.
 * @returns false if the time ran out before all were done
 */
export async function shootTake(
  { shot, stage, pictures }: Take,
  quality: Quality,
  deadline: number,
  isWanted: (stem: string, input: string) => Promise<boolean>,
  keep: (stem: string, input: string, picture: Frame) => Promise<void>,
): Promise<boolean> {
  const job = await prepare(shot, stage, { ...quality, isStill: true })
  const wanted: { stem: string; frame: number; input: string }[] = []
  for (const { stem, frame } of pictures) {
    const input = `${job.input}${frame}`
    if (await isWanted(stem, input)) wanted.push({ stem, frame, input })
  }
  if (!wanted.length) return true
  if (Date.now() > deadline) return false
  const camera = await openCamera(job.code, job.settings)
  try {
    for (const { stem, frame, input } of wanted) {
      if (Date.now() > deadline) return false
      const started = Date.now()
      await keep(stem, input, await camera.shoot(frame))
      console.log(`${stem}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
    }
    return true
  } finally {
    await camera.close()
  }
}
