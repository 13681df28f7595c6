import { expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})
const { makeChallenge } = await import('./proof')

it('a puzzle needs up to 100,000 hashes, or a multiple of that', async () => {
  expect((await makeChallenge('key', Date.now())).maxnumber).toBe(100_000)
  expect((await makeChallenge('key', Date.now(), 4)).maxnumber).toBe(400_000)
})
