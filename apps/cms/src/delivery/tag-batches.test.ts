import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tagBatches } from './tag-batches'

const LIMITS = { maxTags: 5, maxBytes: 60 }

it('Every tag is in one batch, in the same order, and no batch is over a limit', () => {
  const tag = fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme-ascii' })
  fc.assert(
    fc.property(fc.array(tag), (tags) => {
      const batches = tagBatches(tags, LIMITS)
      expect(batches.flat()).toEqual(tags)
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(LIMITS.maxTags)
        const isWithin = batch.join(' ').length < LIMITS.maxBytes
        expect(isWithin || batch.length === 1).toBe(true)
      }
    }),
  )
})

it('No tags are no batches', () => {
  expect(tagBatches([], LIMITS)).toEqual([])
})
