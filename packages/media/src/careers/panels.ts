import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openCamera } from '../host/browser'
import { prepare } from '../host/job'
import { findShots } from '../host/shots'
import { CAREERS, type Brief } from './brief'

const SIZE = { width: 1280, height: 720 }
const FOLDER = join(CAREERS, 'panels')
const pathOf = ({ id }: Brief, i: number) => join(FOLDER, `${id}-${i + 1}.jpg`)

/** The frame that a panel shows, with arrows: the middle one of its time. */
const frameOf = ([from, to]: readonly [number, number]) => Math.round((from + to) / 2)

/**
 * Returns the panels as image files. They are drawn again only if `isWanted` is true or one is
 * missing.
 */
export async function panelsOf(brief: Brief, isWanted: boolean): Promise<Buffer[]> {
  const files = brief.timing.map((_, i) => pathOf(brief, i))
  if (!isWanted) {
    const all = await Promise.all(files.map((file) => readFile(file).catch(() => undefined)))
    const there = all.filter((one) => one !== undefined)
    if (there.length === files.length) return there
  }
  await mkdir(FOLDER, { recursive: true })
  const [shot] = await findShots([brief.shot])
  if (!shot) throw new Error(`no shot is called ${brief.shot}`)
  const job = await prepare(shot, 'board', { ...SIZE, isStill: true })
  const camera = await openCamera(job.code, job.settings)
  try {
    for (const [i, { frames }] of brief.timing.entries()) {
      const raw = await camera.shoot(frameOf(frames))
      const picture = sharp(raw, { raw: { ...SIZE, channels: 3 } })
      await writeFile(pathOf(brief, i), await picture.jpeg({ quality: 84, mozjpeg: true }).toBuffer()) // prettier-ignore
    }
  } finally {
    await camera.close()
  }
  return Promise.all(files.map((file) => readFile(file)))
}

/** Scales a panel down for the printed page. */
export async function printed(panel: Buffer): Promise<string> {
  const small = await sharp(panel).resize(960).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
  return `data:image/jpeg;base64,${small.toString('base64')}`
}
