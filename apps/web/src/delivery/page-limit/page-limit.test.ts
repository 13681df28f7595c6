import { expect, it } from 'vitest'
import { MAX_PAGES, PageLimit, WINDOW_MS } from './page-limit'

function limited() {
  const clock = { now: 1_000_000 }
  return { clock, limit: new PageLimit(() => clock.now) }
}

function take(limit: PageLimit, times: number, address = '203.0.113.7'): number {
  return Array.from({ length: times }, () => limit.take(address)).filter(Boolean).length
}

it('An address may have a limited number of pages rendered in the window', () => {
  const { clock, limit } = limited()
  expect(take(limit, MAX_PAGES + 50)).toBe(MAX_PAGES)
  clock.now += WINDOW_MS - 1
  expect(take(limit, 1)).toBe(0)
  clock.now += 1
  expect(take(limit, MAX_PAGES + 50)).toBe(MAX_PAGES)
})

it('Each address has its own count', () => {
  const { limit } = limited()
  take(limit, MAX_PAGES)
  expect(take(limit, 1, '203.0.113.8')).toBe(1)
})

it('Stored pages do not count', () => {
  const { limit } = limited()
  for (let visit = 0; visit < MAX_PAGES * 3; visit += 1) {
    expect(limit.take('office')).toBe(true)
    limit.giveBack('office')
  }
  expect(take(limit, MAX_PAGES, 'office')).toBe(MAX_PAGES)
})

it('The count never falls below zero', () => {
  const { limit } = limited()
  limit.giveBack('nobody')
  expect(take(limit, MAX_PAGES + 1, 'nobody')).toBe(MAX_PAGES)
})
