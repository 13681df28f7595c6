import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stage } from '../engine/about'
import { FPS } from '../engine/frames'
import { openCamera, shootFrame } from '../host/browser'
import { budgetOf } from '../host/budgets'
import { compressClip, writeMaster } from '../host/encode'
import { frameStore } from '../host/frame-store'
import { prepare, type Job } from '../host/job'
import { describeFile, readManifest, recordEntry } from '../host/manifest'
import { LIBRARY, masterOf } from '../host/paths'
import { writePoster } from '../host/poster'
import { progress } from '../host/progress'
import type { Shot } from '../host/shots'
import type { Options } from './options'

/**
 * Renders the missing frames of a range.
 * @returns true if every frame is on disk now
 */
async function shootFrames(job: Job, options: Options, deadline: number): Promise<boolean> {
  const store = frameStore(job.shot.id, job.stage, job.input)
  const [first, last] = options.frames ?? [0, job.settings.frames - 1]
  const missing: number[] = []
  for (let frame = first; frame <= last; frame++) {
    if (!(await store.has(frame))) missing.push(frame)
  }
  if (!missing.length) return true
  const camera = await openCamera(job.code, job.settings)
  const line = progress(`${job.shot.id} ${job.stage}`, missing.length)
  let done = 0
  try {
    for (const frame of missing) {
      if (Date.now() > deadline) return false
      await store.put(frame, await camera.shoot(frame))
      line.step(++done)
    }
    return true
  } finally {
    line.end(done)
    await camera.close()
  }
}

/**
 * Renders, encodes and records one stage of a shot.
 * @returns false if the time ran out before it was complete
 */
export async function renderClip(
  shot: Shot,
  stage: Stage,
  options: Options,
  deadline: number,
): Promise<boolean> {
  const { about, id } = shot
  const job = await prepare(shot, stage, options)
  const still = await prepare(shot, stage, { ...options, isStill: true })
  const folder = join(LIBRARY, id)
  const known = (await readManifest(join(folder, 'manifest.json'))).find(
    (one) => one.stage === stage,
  )
  const input = `${job.input.slice(0, 32)}${still.input.slice(0, 31)}${about.poster}`
  if (known?.input !== input || options.isForced) {
    if (!(await shootFrames(job, options, deadline))) return false
    if (options.frames) return true
    if (Date.now() > deadline) return false
    await mkdir(folder, { recursive: true })
    const { width, height, frames } = job.settings
    const store = frameStore(id, stage, job.input)
    const paths = Array.from({ length: frames }, (_, frame) => store.path(frame))
    const master = masterOf(`${id}-${stage}`)
    await writeMaster({ frames: paths, width, height }, master)
    await compressClip(master, join(folder, stage), budgetOf(stage, about.seconds))
    const poster = await shootFrame(still.code, still.settings, about.poster)
    const dominant = await writePoster(poster, { width, height }, join(folder, stage))
    const files = await Promise.all(
      ['mp4', 'webm', 'avif', 'webp'].map((type) => describeFile(folder, `${stage}.${type}`)),
    )
    await recordEntry({ ...texts(shot), stage, frames, width, height, dominant, input, files })
    await store.clear()
    for (const { file, bytes } of files) console.log(`  ${file} ${(bytes / 1000).toFixed(0)} kB`)
  } else {
    // The texts are recorded even if the pictures are unchanged, because they may be new.
    await recordEntry({ ...known, ...texts(shot) })
    console.log(`${id} ${stage}: unchanged`)
  }
  return true
}

function texts({ id, about }: Shot) {
  const { title, alt, category, focal, loop, poster, seconds } = about
  return { id, title, alt, category, loop, focal, posterFrame: poster, duration: seconds, fps: FPS } as const // prettier-ignore
}
