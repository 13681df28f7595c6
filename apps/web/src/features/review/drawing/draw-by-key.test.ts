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

it('adds, moves and resizes a shape', () => {
  press('Enter')
  expect(shapes()).toMatchObject([{ tool: 'box', from: [512, 288], to: [768, 432] }])
  press('ArrowRight')
  press('ArrowUp')
  expect(shapes()).toMatchObject([{ from: [522, 278], to: [778, 422] }])
  press('ArrowDown', { shiftKey: true })
  expect(shapes()).toMatchObject([{ from: [522, 278], to: [778, 432] }])
})

it('undoes, redoes and deletes', () => {
  press('Enter')
  press('Delete')
  expect(shapes()).toHaveLength(0)
  press('z', { ctrlKey: true })
  expect(shapes()).toHaveLength(1)
  press('Z', { ctrlKey: true, shiftKey: true })
  expect(shapes()).toHaveLength(0)
})

it('asks for the text of a text shape', () => {
  board.setStyle({ tool: 'text' })
  press('Enter')
  expect(onText).toHaveBeenCalledWith([512, 360])
})

it.each(['Tab', 'a', 'F5'])('does not handle %s', (key) => {
  expect(press(key)).toBe(false)
})

it('does not handle shortcuts of the page', () => {
  expect(press('c', { ctrlKey: true })).toBe(false)
})

it('handles arrows without a shape, so that the film does not move', () => {
  expect(press('ArrowLeft')).toBe(true)
  expect(shapes()).toEqual([])
})
