import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { isSolidAt } from '../pictures/find-solid'
import type { PictureShelf } from '../pictures/picture-shelf'
import { personBox } from '../scene/geometry'
import { BACKGROUND, type Chosen } from '../types'

/** A point of the frame, as shares of its width and height from the top left. */
export interface Place {
  x: number
  y: number
}

/** @returns the frontmost person who has visible pixels at a point, or else the background */
export function partAt(
  scene: SetScene,
  { x, y }: Place,
  shelf: Pick<PictureShelf, 'cutOf'>,
): Chosen {
  const found = scene.people.findLast((person) => {
    const cut = shelf.cutOf(person)
    if (!cut) return false
    const box = personBox(person, cut.canvas.width / cut.canvas.height)
    const across = (x - box.x) / box.width + 0.5
    const down = (y - box.y) / box.height + 0.5
    return isSolidAt(
      cut.mask,
      person.isFlippedX ? 1 - across : across,
      person.isFlippedY ? 1 - down : down,
    )
  })
  return found?.id ?? (scene.background ? BACKGROUND : null)
}
