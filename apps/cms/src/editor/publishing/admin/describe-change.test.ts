import { describe, expect, it } from 'vitest'
import { describeChange } from './describe-change'

const changedAt = '2026-11-21T10:42:07.100Z'

function describeLive(liveAt: string | null, secondsLater = 0) {
  const now = new Date(changedAt).getTime() + secondsLater * 1000
  return describeChange({ changedAt, liveAt }, 'en-GB', { timeZone: 'UTC', now })
}

describe('describeChange', () => {
  it('says when a change went live and how long that took', () => {
    expect(describeLive('2026-11-21T10:42:07.240Z')).toBe(
      'Live since 21 Nov, 10:42:07 (0.14 s after saving)',
    )
  })

  it('rounds a long wait to seconds', () => {
    expect(describeLive('2026-11-21T10:43:07.100Z')).toContain('(60 s after saving)')
  })

  it('never shows a negative wait', () => {
    expect(describeLive('2026-11-21T10:42:07.000Z')).toContain('(0.00 s after saving)')
  })

  it('says after a minute that the website does not respond', () => {
    expect(describeLive(null, 59)).toMatch(/Not live yet…$/)
    expect(describeLive(null, 150)).toMatch(/Not live yet after 2 min/)
  })

  it('says that a change is not live yet, or that there never was one', () => {
    expect(describeLive(null)).toBe('Saved 21 Nov, 10:42:07. Not live yet…')
    expect(describeChange(null, 'en')).toMatch(/No change/)
  })
})
