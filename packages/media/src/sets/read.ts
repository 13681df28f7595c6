import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { schemas, type ClipPlace, type Place } from './schema'

type SetName = keyof typeof schemas
type Sets = { [Name in SetName]: z.infer<(typeof schemas)[Name]> }

const FOLDER = fileURLToPath(new URL('../../sets/', import.meta.url))

export function readSet<Name extends SetName>(name: Name): Sets[Name] {
  const text = readFileSync(`${FOLDER}${name}.json`, 'utf8')
  return schemas[name].parse(JSON.parse(text)) as Sets[Name]
}

/** A picture and the place that asked for it. */
export interface Wanted {
  set: string
  name: string
  place: Place
}

/** Every picture of every set, in the order of the sets. */
export function wantedPictures(): Wanted[] {
  const films = readSet('films').map(({ slug, poster }) => ({ set: 'films', name: slug, place: poster })) // prettier-ignore
  const services = readSet('services').map(({ path, hero }) => ({ set: 'services', name: path, place: hero })) // prettier-ignore
  const cases = readSet('case-studies').flatMap(({ slug, pictures }) =>
    pictures.map((place, i) => ({ set: 'case-studies', name: `${slug} ${i + 1}`, place })),
  )
  const blog = readSet('blog').map(({ slug, picture }) => ({ set: 'blog', name: slug, place: picture })) // prettier-ignore
  const careers = readSet('careers').map(({ path, picture }) => ({ set: 'careers', name: path, place: picture })) // prettier-ignore
  return [...films, ...services, ...cases, ...blog, ...careers]
}

/** Every clip of every video page. */
export function wantedClips(): { slug: string; clip: ClipPlace }[] {
  return readSet('films').map(({ slug, clip }) => ({ slug, clip }))
}

const yawOf = (degrees: number) => String((degrees + 360) % 360).padStart(3, '0')

/** The file of a picture in the library, without its ending. */
export function stemOf({ shot, stage, frame, view }: Place): string {
  if (view) {
    return `set-stills/${shot}-${view.planet ? 'planet' : 'view'}-${yawOf(view.yaw)}-${view.fov}`
  }
  if (frame === undefined) return `${shot}/${stage}`
  return `set-stills/${shot}-${stage}-${String(frame).padStart(4, '0')}`
}

/** The same for a clip. */
export function clipStemOf({ shot, stage, turn }: ClipPlace): string {
  return turn ? `set-stills/${shot}-turn-${yawOf(turn.from)}-${yawOf(turn.to)}` : `${shot}/${stage}`
}
