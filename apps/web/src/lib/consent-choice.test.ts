import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KINDS, isAllowed, readChoice, writeChoice } from './consent-choice'

const ALL = [...KINDS]

describe('the stored choice', () => {
  it.each([
    [null, null, null],
    [null, 'video', null],
    ['', null, null],
    ['yes', null, null],
    ['0', null, []],
    ['0', 'video', []],
    ['1', null, ALL],
    ['1', '', []],
    ['1', 'video', ['video']],
    ['1', 'video statistics nonsense', ['statistics', 'video']],
  ])('The flag %j with kinds %j means %j', (flag, kinds, choice) => {
    expect(readChoice({ flag, kinds })).toEqual(choice)
  })

  it('It is read as it was written', () => {
    fc.assert(
      fc.property(fc.subarray(ALL), (choice) => {
        expect(readChoice(writeChoice(choice))).toEqual(choice)
      }),
    )
  })

  it('The flag is 0 only after a refusal of all kinds', () => {
    expect([writeChoice([]).flag, writeChoice(['video']).flag]).toEqual(['0', '1'])
  })
})

describe('the kinds that may load', () => {
  it.each([
    ['before an answer, where it must be asked', true, false, []],
    ['before an answer, elsewhere', false, false, ALL],
    ['before an answer, elsewhere, with a wish for privacy', false, true, ['video']],
    ['before an answer, where it must be asked, with a wish for privacy', true, true, []],
  ])('They are right with %s', (_, isAsked, wantsPrivacy, allowed) => {
    const visitor = { choice: null, isAsked, wantsPrivacy }
    expect(KINDS.filter((kind) => isAllowed(kind, visitor))).toEqual(allowed)
  })

  it('After an answer only the allowed kinds load, whatever else applies', () => {
    fc.assert(
      fc.property(fc.subarray(ALL), fc.boolean(), fc.boolean(), (choice, isAsked, wantsPrivacy) => {
        const allowed = KINDS.filter((kind) => isAllowed(kind, { choice, isAsked, wantsPrivacy }))
        expect(allowed).toEqual(choice)
      }),
    )
  })
})
