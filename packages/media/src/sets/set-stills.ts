import { createHash } from 'node:crypto'
import { access, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { Frame } from '../host/browser'
import { describeFile } from '../host/manifest'
import { LIBRARY } from '../host/paths'
import { writePoster } from '../host/poster'
import { draftPath } from './draft'
import { keepFromMaster } from './master-frame'
import { stemOf, wantedClips, wantedPictures } from './read'
import type { Place } from './schema'
import { lookInto } from './sphere-view'
import { keepRecord, readRecords, SET_STILLS, type StillRecord } from './still-record'
import { shootTake, takesOf } from './takes'
import { makeTurn } from './turn-clip'
import { findShots } from '../host/shots'

type Words = Pick<StillRecord, 'shot' | 'stage' | 'title' | 'alt' | 'category' | 'focal'>

const shots = await findShots()

/** The title and the description of a picture of the sets. */
function wordsOf(stem: string): Words {
  const wanted = wantedPictures().find(({ place }) => stemOf(place) === stem)
  const about = shots.find(({ id }) => id === wanted?.place.shot)?.about
  if (!wanted || !about) throw new Error(`no set asks for ${stem}`)
  const { shot, stage } = wanted.place
  const { title, category, focal } = about
  return { shot, stage, title, alt: wanted.alt, category, focal }
}

// Renders pictures of the sets:
// pnpm media:set-stills [part of a name…] [--for seconds] [--force] those that are no posters
// pnpm media:set-stills --draft [part of a name…] all of them, small and rough, for the contact
// sheets
// pnpm media:set-stills --turns [slug…] the clips that pan through a 360° picture
const UNFINISHED = 75
const SIZE = { width: 1280, height: 720 }
const DRAFT = { width: 640, height: 360, samples: 3, scale: 1 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    for: { type: 'string', default: 'Infinity' },
    force: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    turns: { type: 'boolean', default: false },
  },
})
const deadline = Date.now() + Number(values.for) * 1000
const isAsked = (stem: string) => !positionals.length || positionals.some((part) => stem.includes(part)) // prettier-ignore
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

async function keepStill(stem: string, input: string, picture: Frame): Promise<void> {
  const path = join(LIBRARY, stem)
  await mkdir(dirname(path), { recursive: true })
  const dominant = await writePoster(picture, SIZE, path)
  const name = stem.replace('set-stills/', '')
  const files = await Promise.all(['avif', 'webp'].map((type) => describeFile(SET_STILLS, `${name}.${type}`))) // prettier-ignore
  await keepRecord({ stem, ...wordsOf(stem), ...SIZE, dominant, input, files })
}

async function keepDraft(stem: string, _input: string, picture: Frame): Promise<void> {
  const path = draftPath(stem)
  await mkdir(dirname(path), { recursive: true })
  const raw = { width: DRAFT.width, height: DRAFT.height, channels: 3 } as const
  await sharp(picture, { raw }).png({ compressionLevel: 3 }).toFile(path)
}

/** Whether a picture must be made. If only its texts are new, they are recorded. */
async function isMissing(stem: string, input: string): Promise<boolean> {
  const known = (await readRecords()).find((one) => one.stem === stem)
  if (known) await keepRecord({ ...known, ...wordsOf(stem) })
  return values.force || known?.input !== input
}

/**
 * Makes a view into a 360° picture.
 * @returns false if that picture has not been rendered yet
 */
async function lookAround(place: Place): Promise<boolean> {
  const { shot, view } = place
  const file = join(LIBRARY, shot, 'sphere.webp')
  if (!view || !(await isThere(file))) return false
  const content = await readFile(file)
  const input = createHash('sha256').update(content).update(JSON.stringify(view)).digest('hex')
  const stem = stemOf(place)
  if (!(await isMissing(stem, input))) return true
  const { data, info } = await sharp(content)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const picture = lookInto({ data, width, height }, view, SIZE.width, SIZE.height) as Frame
  await keepStill(stem, input, picture)
  console.log(stem)
  return true
}

if (values.turns) {
  for (const { slug, clip } of wantedClips()) {
    if (clip.turn && isAsked(slug)) await makeTurn(clip)
  }
} else {
  const places = wantedPictures()
    .map(({ place }) => place)
    .filter((place) => isAsked(stemOf(place)))
  const flat = places.filter(({ view, frame }) => !view && (values.draft || frame !== undefined))
  for (const take of await takesOf(flat)) {
    if (!values.draft && !values.force) await keepFromMaster(take, SIZE, isMissing, keepStill)
    const isDone = values.draft
      ? await shootTake(take, DRAFT, deadline, async (stem) => values.force || !(await isThere(draftPath(stem))), keepDraft) // prettier-ignore
      : await shootTake(take, SIZE, deadline, isMissing, keepStill)
    if (!isDone) {
      console.log(`${take.shot.id} ${take.stage}: to be continued by the next run`)
      process.exit(UNFINISHED)
    }
  }
  for (const place of values.draft ? [] : places.filter(({ view }) => view)) {
    if (!(await lookAround(place))) console.log(`${stemOf(place)}: waits for ${place.shot}`)
  }
}
