import { expect, it } from 'vitest'
import { takeTurns } from './in-turn'

/** A piece of work that ends when the test tells it to. */
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

const of = (account: string, project: string) => ({ key: account, queue: project })

it('runs one piece of work at a time per project, and one per account', async () => {
  const inTurn = takeTurns({ lanes: 2, maxWaiting: 6 })
  const [first, second] = [heldWork(), heldWork()]
  const one = inTurn(of('1', 'a'), first.work)
  const other = inTurn(of('2', 'a'), second.work)
  await settled()
  expect([first.hasBegun(), second.hasBegun()]).toEqual([true, false])
  expect(await inTurn(of('1', 'a'), second.work)).toBeNull()
  expect(await inTurn(of('2', 'b'), second.work)).toBeNull()
  first.end()
  expect(await one).toBe('done')
  await settled()
  expect(second.hasBegun()).toBe(true)
  second.end()
  expect(await other).toBe('done')
  expect(await inTurn(of('1', 'a'), () => Promise.resolve('again'))).toBe('again')
})

it('does not delay other projects by long work', async () => {
  const inTurn = takeTurns({ lanes: 2, maxWaiting: 6 })
  const long = heldWork()
  const all = ['1', '2', '3'].map((account) => inTurn(of(account, 'a'), long.work))
  expect(await inTurn(of('4', 'b'), () => Promise.resolve('short'))).toBe('short')
  expect(await inTurn(of('5', 'c'), () => Promise.resolve('short'))).toBe('short')
  long.end()
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done'])
})

it('continues after a failure', async () => {
  const inTurn = takeTurns({ lanes: 1, maxWaiting: 6 })
  const broken = heldWork()
  const failing = inTurn(of('1', 'a'), broken.work)
  const next = inTurn(of('2', 'b'), () => Promise.resolve('next'))
  broken.fail()
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
  expect(await inTurn(of('1', 'a'), () => Promise.resolve('again'))).toBe('again')
})

it('limits the waiting work, and each project to half of it', async () => {
  const inTurn = takeTurns({ lanes: 1, maxWaiting: 6 })
  const held = heldWork()
  const running = inTurn(of('first', 'a'), held.work)
  const refused = async (project: string) => {
    const answers = Array.from({ length: 8 }, (_, index) =>
      Promise.race([inTurn(of(`${project} ${index}`, project), held.work), settled()]),
    )
    return (await Promise.all(answers)).filter((answer) => answer === null).length
  }
  expect(await refused('a')).toBe(5)
  expect(await refused('b')).toBe(5)
  expect(await refused('c')).toBe(8)
  held.end()
  expect(await running).toBe('done')
})
