import { expect, it } from 'vitest'
import { LoopWatch } from './loop-watch'

function tick(watch: LoopWatch, times: number): string[] {
  let hung: string[] = []
  for (let count = 0; count < times; count += 1) hung = watch.tick()
  return hung
}

it('Only the loop that has not moved for its own limit is hung', () => {
  const watch = new LoopWatch()
  const moving = watch.start('publishing', 5)
  watch.start('pictures', 20)
  for (let second = 0; second < 19; second += 1) {
    moving.beat()
    expect(watch.tick()).toEqual([])
  }
  moving.beat()
  expect(tick(watch, 2)).toEqual(['pictures'])
  expect(tick(watch, 5)).toEqual(['publishing', 'pictures'])
})

it('A loop that beats again counts from the beginning', () => {
  const watch = new LoopWatch()
  const loop = watch.start('publishing', 5)
  tick(watch, 5)
  loop.beat()
  expect(tick(watch, 5)).toEqual([])
  expect(tick(watch, 1)).toEqual(['publishing'])
})

it('A loop that begins long work can ask for more time, until its next beat', () => {
  const watch = new LoopWatch()
  const loop = watch.start('films', 5)
  loop.beat(50)
  expect(tick(watch, 50)).toEqual([])
  loop.beat()
  expect(tick(watch, 6)).toEqual(['films'])
})

it('A loop that has ended is not supervised', () => {
  const watch = new LoopWatch()
  watch.start('publishing', 5).end()
  expect(tick(watch, 20)).toEqual([])
})
