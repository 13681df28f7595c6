import { MAX_POINTS, MAX_SHAPES, type Shape } from '@studio/shared/review/drawing'
import { expect, it } from 'vitest'
import { openHistory, takeStep, type History, type Step } from './history'

const box = (x: number): Shape => ({
  tool: 'box',
  color: 'red',
  size: 4,
  from: [x, 0],
  to: [x + 10, 10],
})
const add = (x: number): Step => ({ kind: 'add', shape: box(x) })
const go = (...steps: Step[]): History => steps.reduce(takeStep, openHistory([]))

it('undoes and redoes as far as possible', () => {
  const two = [add(0), add(20)]
  expect(go(...two, { kind: 'undo' }).shapes).toEqual([box(0)])
  expect(go(...two, { kind: 'undo' }, { kind: 'undo' }, { kind: 'undo' }).shapes).toEqual([])
  expect(go(...two, { kind: 'undo' }, { kind: 'redo' }, { kind: 'redo' }).shapes).toEqual([
    box(0),
    box(20),
  ])
})

it('drops the redo steps after a new shape', () => {
  const history = go(add(0), { kind: 'undo' }, add(40), { kind: 'redo' })
  expect(history.shapes).toEqual([box(40)])
})

it('undoes erasing and clearing', () => {
  expect(go(add(0), add(20), { kind: 'erase', index: 0 }).shapes).toEqual([box(20)])
  expect(go(add(0), add(20), { kind: 'erase', index: 0 }, { kind: 'undo' }).shapes).toHaveLength(2)
  expect(go(add(0), { kind: 'clear' }, { kind: 'undo' }).shapes).toEqual([box(0)])
  expect(go({ kind: 'clear' }).past).toEqual([])
})

it('limits the size of a drawing', () => {
  const many = go(...Array.from({ length: MAX_SHAPES + 3 }, (_, index) => add(index)))
  expect(many.shapes).toHaveLength(MAX_SHAPES)
  const line: Shape = {
    tool: 'pen',
    color: 'red',
    size: 4,
    points: Array.from({ length: MAX_POINTS - 1 }, (_, index) => [index, 0, 0.5]),
  }
  expect(go({ kind: 'add', shape: line }, add(0)).shapes).toEqual([line])
})

it('undoes several moves by keys in one step', () => {
  const moves: Step[] = [5, 6, 7].map((x) => ({ kind: 'move', index: 0, shape: box(x) }))
  const moved = go(add(0), ...moves)
  expect(moved.shapes).toEqual([box(7)])
  expect(takeStep(moved, { kind: 'undo' }).shapes).toEqual([box(0)])
})
