import { expect, test } from 'vitest'
import { adminClient } from '../support/cms-client'
import { changeSettings } from '../support/site-settings'

test('the API refuses a price that breaks a rule, with a plain message', async () => {
  const cms = await adminClient()
  const set = (amounts: Record<string, number>) => cms.setPrice('podcast-audio', 'starter', amounts)
  await expect(set({ usdMin: -100 })).rejects.toThrow(/400.*cannot be negative/)
  await expect(set({ usdMin: 9_000, usdMax: 8_000 })).rejects.toThrow(
    /must not be below the lowest/,
  )
  await expect(set({ usdMin: 85.5 })).rejects.toThrow(/whole cents/)
})

test('an invalid id is refused with a sentence', async () => {
  const cms = await adminClient()
  await expect(changeSettings(cms, { thirdParties: { tagManager: 'UA-1' } })).rejects.toThrow(
    /400.*not an id of this service/,
  )
})
