import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { Still } from '../engine/still'
import { shootFrame, type Frame } from '../host/browser'
import { findStills } from '../host/find-stills'
import { describeFile } from '../host/manifest'
import { prepareStill, type StillJob } from '../host/still-bundle'
import { writeStill } from '../host/still-file'
import { readStills, recordStill, STILLS } from '../host/still-manifest'

// Renders single pictures: pnpm media:stills [id or set…] [--for seconds] [--force]
// With --out folder [--part 0.5] [--samples n] it writes a PNG to look at instead.
const UNFINISHED = 75

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    part: { type: 'string', default: '1' },
    samples: { type: 'string' },
    for: { type: 'string', default: 'Infinity' },
    force: { type: 'boolean', default: false },
  },
})
const deadline = Date.now() + Number(values.for) * 1000
const samples = values.samples === undefined ? undefined : Number(values.samples)

async function shoot(still: Still, job: StillJob): Promise<Frame> {
  const started = Date.now()
  const picture = await shootFrame(job.code, job.settings, still.frame)
  console.log(`${still.id}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return picture
}

/** Renders a picture as PNG to look at. Cut-outs are shown on gray. */
async function look(still: Still, folder: string): Promise<void> {
  const job = await prepareStill(still, samples, Number(values.part))
  const { width, height } = job.settings
  const picture = await shoot(still, job)
  await mkdir(folder, { recursive: true })
  await sharp(picture, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#8a8f96' })
    .png({ compressionLevel: 3 })
    .toFile(join(folder, `${still.id}.png`))
}

async function render(still: Still): Promise<void> {
  const { id, stage, title, alt, category, width, height, focal, ground } = still
  const known = (await readStills()).find((one) => one.id === id)
  const job = await prepareStill(still)
  const isSame = known?.input === job.input && !values.force
  await mkdir(STILLS, { recursive: true })
  const dominant = isSame
    ? known.dominant
    : await writeStill(await shoot(still, job), still, join(STILLS, id))
  if (isSame) console.log(`${id}: unchanged`)
  const files = await Promise.all(['avif', 'webp'].map((type) => describeFile(STILLS, `${id}.${type}`))) // prettier-ignore
  const facts = { id, stage, title, alt, category, width, height, focal, ...(ground !== undefined && { ground }) } // prettier-ignore
  await recordStill({ ...facts, hasAlpha: stage === 'cut-out', dominant, input: job.input, files })
  if (!isSame) for (const { file, bytes } of files) console.log(`  ${file} ${(bytes / 1000).toFixed(0)} kB`) // prettier-ignore
}

for (const still of await findStills(positionals)) {
  if (Date.now() > deadline) {
    console.log(`${still.id}: to be continued by the next run`)
    process.exit(UNFINISHED)
  }
  if (values.out) await look(still, values.out)
  else await render(still)
}
