import { beforeEach, expect, it, vi } from 'vitest'
import { createBoard, type Board } from './board'
import { drawByKey } from './draw-by-key'

const FRAME = { width: 1280, height: 720 }
const onText = vi.fn()
let board: Board

const press = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  drawByKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...held }, board, FRAME, onText)
const shapes = () => board.getSnapshot().history.shapes

beforeEach(() => {
  onText.mockClear()
  board = createBoard([])
  board.setStyle({ tool: 'box' })
})

it('puts a shape on the picture, moves and stretches it', () => {
  press('Enter')
  expect(shapes()).toMatchObject([{ tool: 'box', from: [512, 288], to: [768, 432] }])
  press('ArrowRight')
  press('ArrowUp')
  expect(shapes()).toMatchObject([{ from: [522, 278], to: [778, 422] }])
  press('ArrowDown', { shiftKey: true })
  expect(shapes()).toMatchObject([{ from: [522, 278], to: [778, 432] }])
})

it('goes back and forth, and takes away', () => {
  press('Enter')
  press('Delete')
  expect(shapes()).toHaveLength(0)
  press('z', { ctrlKey: true })
  expect(shapes()).toHaveLength(1)
  press('Z', { ctrlKey: true, shiftKey: true })
  expect(shapes()).toHaveLength(0)
})

it('asks for words where they are to stand', () => {
  board.setStyle({ tool: 'text' })
  press('Enter')
  expect(onText).toHaveBeenCalledWith([512, 360])
})

it.each(['Tab', 'a', 'F5'])('leaves %s to the page', (key) => {
  expect(press(key)).toBe(false)
})

it('leaves the page’s own shortcuts alone', () => {
  expect(press('c', { ctrlKey: true })).toBe(false)
})

it('keeps the film still while there is nothing to move', () => {
  expect(press('ArrowLeft')).toBe(true)
  expect(shapes()).toEqual([])
})
