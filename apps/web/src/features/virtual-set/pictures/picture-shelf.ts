import type { SetBackground, SetPerson, SetScene } from '@studio/shared/contracts/virtual-set'
import { estimateLook, type Look } from '../intake/estimate-look'
import { createKeyer } from '../keying/create-keyer'
import type { SetLibrary, Source } from '../types'
import { blurBackground } from './blur-background'
import { cutOut, lightLike, sizedFor, type CutOut } from './cut-out'
import { loadMedia } from './load-media'
import type { OwnPicture } from './own-picture'

interface Shown {
  image: ImageBitmap | HTMLCanvasElement
  /** Width divided by height. */
  aspect: number
}

interface Ready {
  image: ImageBitmap
  look: Look
  /** The picture at the size at which it is keyed. It is set on the first keying. */
  sized?: HTMLCanvasElement
}

type Entry = Ready | 'loading' | 'missing'

export type PictureShelf = ReturnType<typeof createPictureShelf>

/**
 * A cache of a set's pictures. Loading, keying, blurring and matching are repeated only if one of
 * their settings has changed.
 * @param changed called when a picture has been loaded
 */
export function createPictureShelf(library: SetLibrary, changed: () => void) {
  const keyer = createKeyer()
  const entries = new Map<string, Entry>()
  const loads = new Map<string, Promise<void>>()
  const own = new Map<string, OwnPicture>()
  const cuts = new Map<string, { settings: string; made: CutOut }>()
  const lit = new Map<string, { settings: string; made: HTMLCanvasElement }>()
  let blurred: { settings: string; made: HTMLCanvasElement } | null = null
  let isClosed = false

  const take = (source: Source): Ready | null => {
    const name = nameOf(source)
    const entry = entries.get(name)
    if (entry === undefined && !loads.has(name)) loads.set(name, load(source, name))
    return typeof entry === 'object' ? entry : null
  }
  const load = async (source: Source, name: string) => {
    const parts = [...library.backgrounds, ...library.people]
    const media = parts.find(({ key }) => key === source.key)?.media
    if (source.from === 'own' || !media) return
    entries.set(name, 'loading')
    try {
      const image = await loadMedia(media)
      if (isClosed) {
        image.close()
        return
      }
      entries.set(name, { image, look: estimateLook(image) })
    } catch {
      entries.set(name, 'missing')
    }
    changed()
  }
  const cutOf = ({ id, source, keying }: SetPerson): CutOut | null => {
    const entry = take(source)
    if (!entry) return null
    const settings = `${nameOf(source)} ${JSON.stringify(keying)}`
    const known = cuts.get(id)
    if (known?.settings === settings) return known.made
    entry.sized ??= sizedFor(entry.image)
    const made = cutOut(entry.sized, keying, keyer)
    cuts.set(id, { settings, made })
    return made
  }

  const dropOwn = (key: string) => {
    const name = nameOf({ from: 'own', key })
    release(entries.get(name))
    entries.delete(name)
    own.delete(key)
  }

  return {
    addOwn(picture: OwnPicture): void {
      own.set(picture.key, picture)
      const { image } = picture
      entries.set(nameOf({ from: 'own', key: picture.key }), { image, look: estimateLook(image) })
      changed()
    },
    /** @returns width divided by height, or null until the picture is loaded */
    aspectOf(source: Source): number | null {
      const entry = take(source)
      return entry && entry.image.width / entry.image.height
    },
    /** Drops the visitor's own pictures, except those with the given keys. */
    keepOwn(keys: ReadonlySet<string>): void {
      for (const key of own.keys()) if (!keys.has(key)) dropOwn(key)
    },
    /**
     * The bitmaps are freed explicitly, because browsers do that late and phones have little
     * memory.
     */
    close(): void {
      isClosed = true
      keyer.dispose()
      for (const entry of entries.values()) release(entry)
      for (const { made } of cuts.values()) empty(made.canvas)
      for (const { made } of [...lit.values(), ...(blurred ? [blurred] : [])]) empty(made)
    },
    ownOf: (key: string) => own.get(key) ?? null,
    isMissing: (source: Source) => entries.get(nameOf(source)) === 'missing',
    /**
     * Waits until every picture of a set is loaded or has failed.
     * @returns whether all pictures are loaded
     */
    async settled({ background, people }: SetScene): Promise<boolean> {
      const sources = [...(background ? [background] : []), ...people].map(({ source }) => source)
      const found = await Promise.all(
        sources.map(async (source) => {
          take(source)
          await loads.get(nameOf(source))
          return take(source) !== null
        }),
      )
      return found.every(Boolean)
    },
    background(background: SetBackground): Shown | null {
      const entry = take(background.source)
      if (!entry) return null
      const aspect = entry.image.width / entry.image.height
      if (background.blur === 0) return { image: entry.image, aspect }
      const settings = `${nameOf(background.source)} ${String(background.blur)}`
      if (blurred?.settings !== settings) {
        blurred = { settings, made: blurBackground(entry.image, background.blur) }
      }
      return { image: blurred.made, aspect }
    },
    cutOf,
    feetOf: (person: SetPerson) => cutOf(person)?.feet ?? { from: 0, to: 1 },
    person(person: SetPerson, { background, match }: SetScene): Shown | null {
      const cut = cutOf(person)
      if (!cut) return null
      const aspect = cut.canvas.width / cut.canvas.height
      const place = background && take(background.source)
      if (!place || (match.light === 0 && match.color === 0)) return { image: cut.canvas, aspect }
      const settings = [
        nameOf(person.source),
        JSON.stringify(person.keying),
        nameOf(background.source),
        match.light,
        match.color,
      ].join(' ')
      const known = lit.get(person.id)
      if (known?.settings === settings) return { image: known.made, aspect }
      const made = lightLike(cut, place.look, match)
      lit.set(person.id, { settings, made })
      return { image: made, aspect }
    },
  }
}

function release(entry: Entry | undefined): void {
  if (typeof entry !== 'object') return
  entry.image.close()
  if (entry.sized) empty(entry.sized)
}

function empty(canvas: HTMLCanvasElement): void {
  canvas.width = 0
}

function nameOf({ from, key }: Source): string {
  return `${from}:${key}`
}
