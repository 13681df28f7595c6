import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { describeFile } from '../host/manifest'
import { LIBRARY } from '../host/paths'
import { shootFrames } from './frames'
import { SIZE, VARIANTS } from './variants'

// pnpm media:social [--for seconds] makes backgrounds of 1200 by 630 for previews of shared links.
// The lower third has no details, because the site writes the title there, from the left or from
// the right.
const UNFINISHED = 75
const BYTES = 120_000

const { values } = parseArgs({ options: { for: { type: 'string', default: 'Infinity' } } })
const deadline = Date.now() + Number(values.for) * 1000

const list: object[] = []
for (const { name, title, alt, frames, compose } of VARIANTS) {
  if (!(await shootFrames(frames, deadline))) {
    console.log(`${name}: to be continued by the next run`)
    process.exit(UNFINISHED)
  }
  const folder = join(LIBRARY, 'social')
  await mkdir(folder, { recursive: true })
  const picture = await (await compose(frames)).png().toBuffer()
  await writeFile(join(folder, `${name}.jpg`), await jpeg(picture))
  const { dominant } = await sharp(picture).stats()
  const files = [await describeFile(folder, `${name}.jpg`)]
  list.push({ name, title, alt, ...SIZE, dominant: hex(dominant), files })
}
await writeFile(join(LIBRARY, 'social/social.json'), `${JSON.stringify(list, null, 2)}\n`)

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((n) => n.toString(16).padStart(2, '0')).join('')}`
}

/** Previews are JPEG files, because some services that show links read nothing else. */
async function jpeg(picture: Buffer): Promise<Buffer> {
  for (let quality = 88; quality > 40; quality -= 4) {
    const file = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (file.length <= BYTES) return file
  }
  throw new Error('the picture does not fit')
}
