import type { Keying, SetScene } from '@studio/shared/contracts/virtual-set'
import { MAX_PEOPLE } from '@studio/shared/set-facts'
import { keepPicture, ownKeysOf } from '../draft/draft'
import { followDraft } from '../draft/follow-draft'
import { readPicture, type PictureProblem } from '../intake/read-picture'
import { USUAL_KEYING } from '../keying/create-keyer'
import { ownPictureOf } from '../pictures/own-picture'
import { createPictureShelf } from '../pictures/picture-shelf'
import { keepCovering } from '../scene/geometry'
import { makePicture } from '../share/make-picture'
import { createSetStage } from '../stage/set-stage'
import type { ComposedPicture, SetLibrary, Source } from '../types'
import type { OpenedSet } from './open-set'
import { createSetStore } from './set-store'

export type Problem = PictureProblem | 'full' | 'notKept' | 'notOpened'

export type Session = ReturnType<typeof createSession>

/** Creates the state of one opening of the tool: set, pictures and draft. */
export function createSession(
  opened: OpenedSet,
  library: SetLibrary,
  report: (problem: Problem | null) => void,
) {
  const shelf = createPictureShelf(library, () => {
    store.pictureCame()
  })
  const store = createSetStore({ scene: opened.scene, before: opened.before, tidy })
  for (const picture of opened.pictures) shelf.addOwn(picture)

  function tidy(scene: SetScene): SetScene {
    const aspect = scene.background && shelf.aspectOf(scene.background.source)
    if (!scene.background || !aspect) return scene
    const background = keepCovering(scene.background, aspect)
    return background === scene.background ? scene : { ...scene, background }
  }

  let isKept = true
  let closing: ReturnType<typeof setTimeout> | undefined
  const tell = (done: boolean) => {
    // The problem is reported only once, because later attempts would fail as well.
    if (!done && isKept) report('notKept')
    isKept = done
  }

  /** @returns whether the set had room for the person */
  const addPerson = (source: Source, keying: Keying | null): boolean => {
    const { people } = store.get().history.present
    if (people.length >= MAX_PEOPLE) {
      report('full')
      return false
    }
    const ids = Array.from({ length: MAX_PEOPLE }, (_, index) => `p${String(index + 1)}`)
    const id = ids.find((one) => people.every((person) => person.id !== one)) ?? 'p0'
    report(null)
    store.change({ type: 'addPerson', id, source, keying })
    store.choose(id)
    return true
  }
  /**
   * Decodes a visitor's picture.
   * @returns null after a problem, which has been reported
   */
  const takeIn = async (file: Blob): Promise<Source | null> => {
    const read = await readPicture(file)
    if ('problem' in read) {
      report(read.problem)
      return null
    }
    const { past, present, future } = store.get().history
    shelf.keepOwn(new Set([...past, present, ...future].flatMap((scene) => [...ownKeysOf(scene)])))
    try {
      const picture = await ownPictureOf(read.image)
      shelf.addOwn(picture)
      // The problem of a previous file no longer applies.
      report(null)
      void keepPicture(picture.key, picture.blob).then(tell)
      return { from: 'own', key: picture.key }
    } catch {
      report('unreadable')
      return null
    }
  }

  return {
    store,
    shelf,
    library,
    report,
    addPerson,
    /** @returns whether the picture was added */
    addOwnPerson: async (file: Blob): Promise<boolean> => {
      const source = await takeIn(file)
      return source !== null && addPerson(source, USUAL_KEYING)
    },
    /** @returns whether the picture was added */
    setOwnBackground: async (file: Blob): Promise<boolean> => {
      const source = await takeIn(file)
      if (source) store.change({ type: 'setBackground', source })
      return source !== null
    },
    /** Draws the set into an element. The returned stage has to be destroyed. */
    openStage: (container: HTMLDivElement) => createSetStage(container, shelf),
    /** Pictures that are still loading would be missing, so the drawing waits for them. */
    makePicture: async (studioName: string): Promise<ComposedPicture> => {
      const { present } = store.get().history
      const isWhole = await shelf.settled(present)
      return { blob: await makePicture(present, shelf, studioName), isWhole }
    },
    /** Reads the visitor's own pictures in the current set. */
    ownPictures: () => {
      const keys = [...ownKeysOf(store.get().history.present)]
      return Promise.resolve(
        keys.flatMap((key) => {
          const own = shelf.ownOf(key)
          return own ? [{ key, blob: own.blob }] : []
        }),
      )
    },
    /**
     * Keeps the pictures in memory until the returned function is called, and for a moment longer,
     * because in development React unmounts and immediately remounts components.
     */
    hold: () => {
      clearTimeout(closing)
      return () => {
        closing = setTimeout(() => {
          shelf.close()
        })
      }
    },
    /** Stores changes as a draft until the returned function is called. */
    follow: () => followDraft(store, tell),
  }
}
