import { expect, it } from 'vitest'
import { MOST_PAGES, PageLimit, WINDOW } from './page-limit'

function limited() {
  const clock = { now: 1_000_000 }
  return { clock, limit: new PageLimit(() => clock.now) }
}

function take(limit: PageLimit, times: number, address = '203.0.113.7'): number {
  return Array.from({ length: times }, () => limit.take(address)).filter(Boolean).length
}

it('lets an address have as many pages made as the rule says, until the time is over', () => {
  const { clock, limit } = limited()
  expect(take(limit, MOST_PAGES + 50)).toBe(MOST_PAGES)
  clock.now += WINDOW - 1
  expect(take(limit, 1)).toBe(0)
  clock.now += 1
  expect(take(limit, MOST_PAGES + 50)).toBe(MOST_PAGES)
})

it('counts each address by itself', () => {
  const { limit } = limited()
  take(limit, MOST_PAGES)
  expect(take(limit, 1, '203.0.113.8')).toBe(1)
})

it('does not count what was there', () => {
  const { limit } = limited()
  for (let visit = 0; visit < MOST_PAGES * 3; visit += 1) {
    expect(limit.take('office')).toBe(true)
    limit.giveBack('office')
  }
  expect(take(limit, MOST_PAGES, 'office')).toBe(MOST_PAGES)
})

it('never owes anybody a page', () => {
  const { limit } = limited()
  limit.giveBack('nobody')
  expect(take(limit, MOST_PAGES + 1, 'nobody')).toBe(MOST_PAGES)
})
