import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ICONS, readDrawings } from './drawings'
import { drawSheet } from './sheet'
import { iconSvg, SIZES } from './svg'
import { inkOf } from './weight'

// pnpm media:icons [--out folder for the contact sheet] draws all icons.
const { values } = parseArgs({ options: { out: { type: 'string', default: tmpdir() } } })

const drawings = readDrawings()
for (const size of SIZES) {
  await mkdir(join(ICONS, String(size)), { recursive: true })
  for (const drawing of drawings) {
    await writeFile(join(ICONS, String(size), `${drawing.name}.svg`), iconSvg(drawing, size))
  }
}
const index = drawings.map(({ name, group, mirrors }) => ({ name, group, mirrors }))
await writeFile(join(ICONS, 'index.json'), `${JSON.stringify(index, null, 2)}\n`)

for (const drawing of drawings) {
  const ink = await inkOf(drawing)
  console.log(`${drawing.name.padEnd(22)} ${(ink * 100).toFixed(1).padStart(5)} % ink at 24 px`)
}
await mkdir(values.out, { recursive: true })
console.log(await drawSheet(drawings, join(values.out, 'icons.png')))
