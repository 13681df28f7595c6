import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inLanes } from './in-lanes'

it('does each item once, no more at a time than there are lanes', async () => {
  const done: number[] = []
  let now = 0
  let most = 0
  await inLanes([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    now += 1
    most = Math.max(most, now)
    await sleep(2)
    now -= 1
    done.push(item)
  })
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

it('fails with the first failure and begins nothing after it', async () => {
  const begun: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    await sleep(2)
    if (item === 2) throw new Error('no room')
  }
  await expect(inLanes([1, 2, 3, 4, 5, 6], 2, work)).rejects.toThrow('no room')
  await sleep(10)
  expect(begun).toEqual([1, 2, 3])
})
