import { expect, it } from 'vitest'
import { oneByOne } from './in-turn'

/** Work that ends when it is told to. */
function heldWork() {
  let end: () => void = () => undefined
  let fail: () => void = () => undefined
  const done = new Promise<string>((resolve, reject) => {
    end = () => resolve('done')
    fail = () => reject(new Error('broken'))
  })
  let hasBegun = false
  const work = () => {
    hasBegun = true
    return done
  }
  return { work, end, fail, hasBegun: () => hasBegun }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

it('does one after the other, and one for each key', async () => {
  const inTurn = oneByOne(6)
  const [first, second] = [heldWork(), heldWork()]
  const one = inTurn('1', first.work)
  const other = inTurn('2', second.work)
  await settled()
  expect([first.hasBegun(), second.hasBegun()]).toEqual([true, false])
  expect(await inTurn('1', second.work)).toBeNull()
  expect(await inTurn('2', second.work)).toBeNull()
  first.end()
  expect(await one).toBe('done')
  await settled()
  expect(second.hasBegun()).toBe(true)
  second.end()
  expect(await other).toBe('done')
  expect(await inTurn('1', () => Promise.resolve('again'))).toBe('again')
})

it('goes on after what failed', async () => {
  const inTurn = oneByOne(6)
  const broken = heldWork()
  const failing = inTurn('1', broken.work)
  const next = inTurn('2', () => Promise.resolve('next'))
  broken.fail()
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
  expect(await inTurn('1', () => Promise.resolve('again'))).toBe('again')
})

it('lets no more than a few wait', async () => {
  const inTurn = oneByOne(6)
  const first = heldWork()
  const all = Array.from({ length: 8 }, (_, account) =>
    inTurn(String(account), account === 0 ? first.work : () => Promise.resolve('done')),
  )
  await settled()
  first.end()
  expect((await Promise.all(all)).filter((answer) => answer === null)).toHaveLength(2)
})
