import { findShots } from '../host/shots'
import { stemOf, wantedPictures } from './read'
import type { StillRecord } from './still-record'

type Words = Pick<StillRecord, 'shot' | 'stage' | 'title' | 'alt' | 'category' | 'focal'>

const shots = await findShots()

/** What is known of a picture of the sets besides its pixels. */
export function wordsOf(stem: string): Words {
  const wanted = wantedPictures().find(({ place }) => stemOf(place) === stem)
  const about = shots.find(({ id }) => id === wanted?.place.shot)?.about
  if (!wanted || !about) throw new Error(`no set asks for ${stem}`)
  const { shot, stage } = wanted.place
  const { title, category, focal } = about
  return { shot, stage, title, alt: wanted.alt, category, focal }
}
