import { expect, it } from 'vitest'
import { createStore } from './store'

it('a store notifies its subscribers of each value until they leave', () => {
  const store = createStore(1)
  const seen: number[] = []
  const leave = store.subscribe(() => seen.push(store.getSnapshot()))
  store.set(2)
  leave()
  store.set(3)
  expect([seen, store.getSnapshot()]).toEqual([[2], 3])
})

it('a store starts with its first subscriber and stops after its last one', () => {
  const calls: string[] = []
  const store = createStore(1, () => {
    calls.push('start')
    return () => calls.push('stop')
  })
  const leaveFirst = store.subscribe(() => undefined)
  const leaveSecond = store.subscribe(() => undefined)
  leaveFirst()
  leaveFirst()
  expect(calls).toEqual(['start'])
  leaveSecond()
  expect(calls).toEqual(['start', 'stop'])
  store.subscribe(() => undefined)
  expect(calls).toEqual(['start', 'stop', 'start'])
})
