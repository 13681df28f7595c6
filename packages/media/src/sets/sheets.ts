import { access, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type OverlayOptions } from 'sharp'
import { LIBRARY } from '../host/paths'
import { draftPath } from './draft'
import { readSet, stemOf, wantedPictures, type Wanted } from './read'

// pnpm media:set-sheets [set…] [--out folder] makes one contact sheet per set, with rough pictures
// where final ones are missing.
const [WIDTH, HEIGHT, GAP] = [400, 225, 10]
const COLUMNS: Record<string, number> = { 'case-studies': 3, services: 5, films: 6 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: join(tmpdir(), 'media-set-sheets') } },
})

async function pictureOf(stem: string): Promise<Buffer | undefined> {
  for (const path of [join(LIBRARY, `${stem}.webp`), draftPath(stem)]) {
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (isThere) return sharp(path).resize(WIDTH, HEIGHT, { fit: 'cover' }).png().toBuffer()
  }
  return undefined
}

async function drawSheet(set: string, wanted: readonly Wanted[]): Promise<void> {
  const columns = COLUMNS[set] ?? 4
  const tiles: OverlayOptions[] = []
  const missing: string[] = []
  for (const [i, { name, place }] of wanted.entries()) {
    const input = await pictureOf(stemOf(place))
    const [row, column] = [Math.floor(i / columns), i % columns]
    if (input)
      tiles.push({ input, left: GAP + column * (WIDTH + GAP), top: GAP + row * (HEIGHT + GAP) }) // prettier-ignore
    else missing.push(`${name} (${stemOf(place)})`)
  }
  const rows = Math.ceil(wanted.length / columns)
  const size = { width: columns * (WIDTH + GAP) + GAP, height: rows * (HEIGHT + GAP) + GAP }
  const path = join(values.out, `${set}.png`)
  await sharp({ create: { ...size, channels: 3, background: '#101014' } })
    .composite(tiles)
    .png()
    .toFile(path)
  console.log(path)
  if (missing.length) console.log(`  not there yet: ${missing.join(', ')}`)
}

const films = readSet('films')
const ofFilms = (set: string, slugs: readonly string[]): Wanted[] =>
  slugs.flatMap((slug) => {
    const film = films.find((one) => one.slug === slug)
    return film ? [{ set, name: slug, place: film.poster, alt: film.alt }] : []
  })
const showreels = Object.entries(readSet('showreels')).flatMap(([list, slugs]) =>
  ofFilms(`showreel-${list}`, slugs),
)
const categories = readSet('categories').flatMap(({ slug, lead }) =>
  ofFilms('categories', [lead]).map((one) => ({ ...one, name: slug })),
)
const boardomatics = ofFilms('boardomatics', readSet('boardomatics'))
const all = [...showreels, ...categories, ...boardomatics, ...wantedPictures()]

await mkdir(values.out, { recursive: true })
for (const set of new Set(all.map((one) => one.set))) {
  if (positionals.length && !positionals.includes(set)) continue
  const own = all.filter((one) => one.set === set)
  await drawSheet(set, own)
}
