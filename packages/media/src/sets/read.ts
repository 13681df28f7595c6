import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { schemas, type ClipPlace, type Picture, type Place, type Texts } from './schema'

type SetName = keyof typeof schemas
type Sets = { [Name in SetName]: z.infer<(typeof schemas)[Name]> }

const FOLDER = fileURLToPath(new URL('../../sets/', import.meta.url))

export function readSet<Name extends SetName>(name: Name): Sets[Name] {
  const text = readFileSync(`${FOLDER}${name}.json`, 'utf8')
  return schemas[name].parse(JSON.parse(text)) as Sets[Name]
}

/** A picture, with the place in which the site shows it. */
export interface Wanted {
  set: string
  name: string
  place: Place
  /** A description of the picture's content in three languages. */
  alt: Texts
}

/** Every picture of every set, in the order of the sets. */
export function wantedPictures(): Wanted[] {
  const films = readSet('films').map(({ slug, poster, alt }) => ({ set: 'films', name: slug, place: poster, alt })) // prettier-ignore
  const services = readSet('services').map(({ path, hero }) => ofSet('services', path, hero))
  const cases = readSet('case-studies').flatMap(({ slug, pictures }) =>
    pictures.map((picture, i) => ofSet('case-studies', `${slug} ${i + 1}`, picture)),
  )
  const blog = readSet('blog').map(({ slug, picture }) => ofSet('blog', slug, picture))
  const careers = readSet('careers').map(({ path, picture }) => ofSet('careers', path, picture))
  return [...films, ...services, ...cases, ...blog, ...careers]
}

function ofSet(set: string, name: string, { alt, ...place }: Picture): Wanted {
  return { set, name, place, alt }
}

/** Every clip of every video page. */
export function wantedClips(): { slug: string; clip: ClipPlace }[] {
  return readSet('films').map(({ slug, clip }) => ({ slug, clip }))
}

const yawOf = (degrees: number) => String((degrees + 360) % 360).padStart(3, '0')

/** The path of a picture in the library without its file extension. */
export function stemOf({ shot, stage, frame, view }: Place): string {
  if (view) {
    return `set-stills/${shot}-${view.planet ? 'planet' : 'view'}-${yawOf(view.yaw)}-${view.fov}`
  }
  if (frame === undefined) return `${shot}/${stage}`
  return `set-stills/${shot}-${stage}-${String(frame).padStart(4, '0')}`
}

/**
 * The library's id of a clip that pans through a 360° picture. Other clips have the ids of shots.
 */
export function turnId(shot: string, { from, to }: NonNullable<ClipPlace['turn']>): string {
  return `${shot}-turn-${yawOf(from)}-${yawOf(to)}`
}
