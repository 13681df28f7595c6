import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readOutcome } from './provider-outcome'

it.each([
  [{ entered: true }, 'entered'],
  [{ entered: false, code: 'providerRefused' }, 'providerRefused'],
  [{ entered: false, code: 'linkExpired' }, 'linkExpired'],
  [{ entered: false, code: 'cmsUnavailable' }, 'unavailable'],
  [{ entered: false, code: 'secondStep' }, 'secondStep'],
  [{ entered: false, code: 'invalidFields', fields: { accepts_terms: 'mustAccept' } }, 'new'],
  [{ entered: 'true' }, null],
  [{ type: 'webpackOk' }, null],
  ['entered', null],
])('the window’s %j means %j', (data, outcome) => {
  expect(readOutcome(data)).toBe(outcome)
})

it('other messages are ignored', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      fc.pre(typeof data !== 'object' || data === null || !('entered' in data))
      expect(readOutcome(data)).toBeNull()
    }),
  )
})
