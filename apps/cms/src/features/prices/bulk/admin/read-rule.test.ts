import { describe, expect, it } from 'vitest'
import { EMPTY_FORM, readRule, type RuleForm } from './read-rule'
import { bulkPriceWords } from './words'

const read = (form: Partial<RuleForm>) =>
  readRule({ ...EMPTY_FORM, ...form }, bulkPriceWords.en.BULK_TEXTS)

describe('the form of a change', () => {
  it.each([
    ['5', 5],
    ['+5 %', 5],
    ['-10', -10],
    ['−10', -10],
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['٥', 5],
    ['500', 500],
    ['-99.99', -99.99],
  ])('reads %s percent', (percent, value) => {
    expect(read({ percent })).toMatchObject({ rule: { kind: 'percent', percent: value } })
  })

  it.each(['-100', '501', 'five', '1.234', '5-', '1e2', '--5'])('refuses %s percent', (percent) => {
    expect(read({ percent })).toMatchObject({ rule: null, text: expect.any(String) as string })
  })

  it.each([
    ['10', 1_000],
    ['-10', -1_000],
    ['1,250.50', 125_050],
    ['+5', 500],
  ])('reads the amount %s', (amount, minor) => {
    expect(read({ method: 'amount', amount })).toMatchObject({ rule: { kind: 'amount', minor } })
  })

  it.each(['1.250,50', '1,5', 'ten', '-', '--1'])('refuses the amount %s', (amount) => {
    expect(read({ method: 'amount', amount })).toMatchObject({ rule: null })
  })

  it.each([
    ['0.79', 0.79],
    ['0,79', 0.79],
    ['1.1234', 1.1234],
  ])('reads the factor %s', (factor, value) => {
    const rule = { kind: 'factor', factor: value, into: 'GBP', replaces: false }
    expect(read({ method: 'factor', factor })).toMatchObject({ rule })
  })

  it.each([
    ['2', 2],
    ['-2,5', -2.5],
    ['+100 %', 100],
  ])('reads %s percentage points', (points, value) => {
    const form = { method: 'points', points, currencies: [] } as const
    expect(read(form)).toEqual({ rule: { kind: 'points', points: value } })
  })

  it.each(['101', '-100.5', 'x', '1.234'])('refuses %s percentage points', (points) => {
    expect(read({ method: 'points', points })).toMatchObject({
      rule: null,
      text: expect.any(String) as string,
    })
  })

  it.each(['0', '-1', '101', '0.00001', 'x'])('refuses the factor %s', (factor) => {
    expect(read({ method: 'factor', factor })).toMatchObject({ rule: null })
  })

  it('without a number there is nothing to explain, without a currency there is', () => {
    expect(read({})).toEqual({ rule: null, text: null })
    expect(read({ percent: '5', currencies: [] })).toMatchObject({
      text: expect.stringMatching(/currency/) as string,
    })
  })
})
