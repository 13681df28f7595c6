import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FPS } from '../engine/frames'
import { openCamera, shootFrame } from '../host/browser'
import { budgetOf } from '../host/budgets'
import { compressClip, writeMaster } from '../host/encode'
import { frameStore } from '../host/frame-store'
import { prepare } from '../host/job'
import { describeFile, readManifest, recordEntry } from '../host/manifest'
import { LIBRARY, masterOf } from '../host/paths'
import { progress } from '../host/progress'
import { findShots, type Shot } from '../host/shots'
import { writeSphere } from '../host/sphere-still'

// Renders 360° pictures:
// pnpm --filter @studio/media render-sphere [scene…] [--samples n] [--force]
// pnpm --filter @studio/media render-sphere sphere-underwater --clip [--samples n] [--for seconds]
const STILL = { width: 4096, height: 2048 }
const CLIP = { width: 2048, height: 1024 }
const UNFINISHED = 75

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    clip: { type: 'boolean', default: false },
    samples: { type: 'string' },
    for: { type: 'string', default: 'Infinity' },
    force: { type: 'boolean', default: false },
  },
})
const samples = values.samples === undefined ? undefined : Number(values.samples)
const deadline = Date.now() + Number(values.for) * 1000

async function describe({ id }: Shot) {
  const folder = join(LIBRARY, id)
  const names = ['sphere.mp4', 'sphere.webm', 'sphere.avif', 'sphere.webp']
  const there = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        () => true,
        () => false,
      ),
    ),
  )
  return Promise.all(names.filter((_, i) => there[i]).map((name) => describeFile(folder, name)))
}

async function still(shot: Shot): Promise<void> {
  const { id, about } = shot
  const { title, alt, category, focal, loop, poster, seconds } = about
  const job = await prepare(shot, 'sphere', { ...STILL, samples, isStill: true })
  const folder = join(LIBRARY, id)
  const known = (await readManifest(join(folder, 'manifest.json'))).find(
    ({ stage }) => stage === 'sphere',
  )
  let dominant = known?.dominant ?? '#000000'
  if (known?.input !== job.input || values.force) {
    await mkdir(folder, { recursive: true })
    const line = progress(`${id} sphere`, 1)
    const picture = await shootFrame(job.code, job.settings, poster)
    dominant = await writeSphere(picture, STILL, join(folder, 'sphere'))
    line.end(1)
  } else console.log(`${id}: unchanged`)
  const facts = { id, title, alt, category, loop, focal, posterFrame: poster, duration: seconds }
  const { frames } = job.settings
  const files = await describe(shot)
  await recordEntry({ ...facts, ...STILL, stage: 'sphere', fps: FPS, frames, dominant, input: job.input, files }) // prettier-ignore
}

/** Renders the short film of a 360° picture that exists already. */
async function clip(shot: Shot): Promise<boolean> {
  const job = await prepare(shot, 'sphere', { ...CLIP, samples })
  const store = frameStore(shot.id, 'sphere', job.input)
  const all = Array.from({ length: job.settings.frames }, (_, frame) => frame)
  const camera = await openCamera(job.code, job.settings)
  const line = progress(`${shot.id} sphere clip`, all.length)
  try {
    for (const frame of all) {
      if (!(await store.has(frame))) {
        if (Date.now() > deadline) return false
        await store.put(frame, await camera.shoot(frame))
      }
      line.step(frame + 1)
    }
  } finally {
    line.end(all.length)
    await camera.close()
  }
  const frames = all.map(store.path)
  const [master, stem] = [masterOf(shot.id), join(LIBRARY, shot.id, 'sphere')]
  await writeMaster({ frames, ...CLIP }, master)
  await compressClip(master, stem, budgetOf('sphere', shot.about.seconds))
  await store.clear()
  const own = await readManifest(join(LIBRARY, shot.id, 'manifest.json'))
  const entry = own.find(({ stage }) => stage === 'sphere')
  if (entry) await recordEntry({ ...entry, files: await describe(shot) })
  return true
}

for (const shot of await findShots(positionals)) {
  if (!shot.about.stages.includes('sphere')) continue
  if (!values.clip) await still(shot)
  else if (!(await clip(shot))) {
    console.log(`${shot.id}: to be continued by the next run`)
    process.exit(UNFINISHED)
  }
}
