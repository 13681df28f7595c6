import type { SetPerson, SetScene } from '@studio/shared/contracts/virtual-set'
import { Image } from 'konva/lib/shapes/Image.js'
import { Layer } from 'konva/lib/Layer.js'
import { Stage } from 'konva/lib/Stage.js'
import type { PictureShelf } from '../pictures/picture-shelf'
import { backgroundBox, FRAME_ASPECT, keepCovering, personBox, type Box } from '../scene/geometry'
import { drawShadow, shadowBox } from './shadow'

interface Flips {
  isFlippedX: boolean
  isFlippedY: boolean
}

const STRAIGHT: Flips = { isFlippedX: false, isFlippedY: false }

/**
 * Creates the tool's canvas, which is drawn from the set alone. Background and people are separate
 * layers, so that moving a person does not redraw the background. The canvas has no listeners. They
 * are on the frame around it.
 */
export function createSetStage(container: HTMLDivElement, shelf: PictureShelf) {
  const stage = new Stage({ container, listening: false })
  const layers = { back: new Layer({ listening: false }), front: new Layer({ listening: false }) }
  stage.add(layers.back, layers.front)
  const background = new Image({ image: undefined, visible: false })
  layers.back.add(background)
  const shade = drawShadow()
  const people = new Map<string, { figure: Image; shadow: Image }>()
  let shown: SetScene | null = null

  const partsOf = (id: string) => {
    const known = people.get(id)
    if (known) return known
    const parts = { figure: new Image({ image: undefined }), shadow: new Image({ image: shade }) }
    layers.front.add(parts.shadow, parts.figure)
    people.set(id, parts)
    return parts
  }
  const place = (node: Image, box: Box, { isFlippedX, isFlippedY }: Flips) => {
    const { width, height } = stage.size()
    const size = { width: box.width * width, height: box.height * height }
    node.position({ x: box.x * width, y: box.y * height })
    node.size(size)
    node.offset({ x: size.width / 2, y: size.height / 2 })
    node.scale({ x: isFlippedX ? -1 : 1, y: isFlippedY ? -1 : 1 })
  }
  const drawPerson = (person: SetPerson, scene: SetScene) => {
    const { figure, shadow } = partsOf(person.id)
    const picture = shelf.person(person, scene)
    figure.visible(picture !== null)
    shadow.visible(picture !== null && scene.background !== null && !person.isFlippedY)
    if (!picture) return
    const box = personBox(person, picture.aspect)
    figure.image(picture.image)
    place(figure, box, person)
    const feet = shelf.feetOf(person)
    place(shadow, shadowBox(box, feet, person.isFlippedX), STRAIGHT)
    shadow.opacity(0.25 + 0.5 * scene.match.light)
    shadow.moveToTop()
    figure.moveToTop()
  }
  const drawBackground = ({ background: back }: SetScene) => {
    const picture = back && shelf.background(back)
    background.visible(Boolean(picture))
    if (!back || !picture) return
    background.image(picture.image)
    const covering = keepCovering(back, picture.aspect)
    place(background, backgroundBox(covering, picture.aspect), back)
  }
  const show = (scene: SetScene, everything = true) => {
    const isSameBack = scene.background === shown?.background
    if (everything || !isSameBack) drawBackground(scene)
    const areSamePeople = scene.people === shown?.people && scene.match === shown.match
    const isSamePlace = scene.background?.source === shown?.background?.source
    if (everything || !areSamePeople || !isSamePlace) {
      for (const [id, { figure, shadow }] of people) {
        if (scene.people.some((person) => person.id === id)) continue
        figure.destroy()
        shadow.destroy()
        people.delete(id)
      }
      for (const person of scene.people) drawPerson(person, scene)
    }
    shown = scene
  }

  return {
    /**
     * @param everything whether unchanged parts are drawn again too, for example after a picture
     * was loaded
     */
    show,
    resize(width: number) {
      stage.size({ width, height: width / FRAME_ASPECT })
      if (shown) show(shown)
    },
    /**
     * Draws the set at another size.
     * @param width in pixels
     */
    toCanvas: (width: number): HTMLCanvasElement =>
      stage.toCanvas({ pixelRatio: width / stage.width() }),
    destroy: () => stage.destroy(),
  }
}
