import { AMOUNT_FIELDS } from '@studio/shared/price-book'
import type { Validate } from 'payload'
import { describe, expect, it } from 'vitest'
import { checkAmount, checkUnit } from './check-row'
import { PROBLEM_TEXTS } from './admin/words/en'

type Options = Parameters<Validate>[1]

/** The arguments that Payload passes to the validator of a field in a row. */
function options(siblingData: unknown, kind: unknown = 'rental'): Options {
  return { data: { kind }, siblingData, req: { i18n: { language: 'en' } } } as unknown as Options
}

describe('an amount of a row', () => {
  it.each([
    ['usdMin', { unit: 'hour', usdMin: 9_500 }, true],
    ['usdMin', { unit: 'hour', usdMin: 95.5 }, PROBLEM_TEXTS.notWhole],
    ['gbpMin', { unit: 'hour', usdMin: 9_500, gbpMin: -1 }, PROBLEM_TEXTS.negative],
    ['eurMin', { unit: 'hour', eurMin: 10 ** 10 }, PROBLEM_TEXTS.tooLarge],
    ['usdMax', { unit: 'hour', usdMin: 2, usdMax: 1 }, PROBLEM_TEXTS.minAboveMax],
    ['usdMin', { unit: 'hour', gbpMin: 1, usdMax: 1 }, PROBLEM_TEXTS.noMinimum],
    ['usdMin', { unit: 'hour' }, PROBLEM_TEXTS.noCurrency],
    ['gbpMin', { unit: 'hour' }, true],
    ['usdMin', { unit: 'included', gbpMin: 5 }, PROBLEM_TEXTS.noMoney],
    ['percentMin', { unit: 'percent' }, PROBLEM_TEXTS.required],
    ['percentMin', { unit: 'percent', percentMin: 500 }, PROBLEM_TEXTS.notPercent],
    ['percentMin', { unit: 'hour', usdMin: 1, percentMin: 5 }, PROBLEM_TEXTS.noPercent],
    ['usdMin', { unit: 'spot30', usdMin: 5 }, true],
  ] as const)('%s of %j is answered with %j', (field, row, answer) => {
    const value = (row as Record<string, unknown>)[field]
    expect(checkAmount(field, { isRow: true })(value, options(row))).toBe(answer)
  })

  it.each(['5', {}, true, [5]])('an amount of %j is refused', (value) => {
    const answer = checkAmount('usdMin', { isRow: true })(value, options({ unit: 'hour' }))
    expect(answer).toBe(PROBLEM_TEXTS.notWhole)
  })
})

describe('an amount of another source, which has no unit', () => {
  it.each([
    ['usdMin', { usdMin: 9_500 }, true],
    ['usdMin', { usdMin: -1 }, PROBLEM_TEXTS.negative],
    ['usdMax', { usdMin: 2, usdMax: 1 }, PROBLEM_TEXTS.minAboveMax],
    ['percentMin', { percentMin: 30 }, true],
    ['percentMin', { percentMin: 130 }, PROBLEM_TEXTS.notPercent],
    ['percentMin', { percentMax: 30 }, PROBLEM_TEXTS.noMinimum],
    ['usdMin', { percentMin: 30, usdMin: 5 }, PROBLEM_TEXTS.noMoney],
    ['usdMin', {}, true],
    ['usdMin', null, true],
  ] as const)('%s of %j is answered with %j', (field, source, answer) => {
    const value = (source as Record<string, unknown> | null)?.[field]
    expect(checkAmount(field, { isRow: false })(value, options(source))).toBe(answer)
  })

  it.each(AMOUNT_FIELDS)('%s may be the only amount, whatever the kind of list', (field) => {
    const sibling: Record<string, number> = {
      [field]: 5,
      ...(field.endsWith('Max') && { [field.replace('Max', 'Min')]: 5 }),
    }
    for (const [name, value] of AMOUNT_FIELDS.map((own) => [own, sibling[own]] as const)) {
      expect(checkAmount(name, { isRow: false })(value, options(sibling, 'terms'))).toBe(true)
    }
  })
})

describe('the unit of a row', () => {
  it.each([
    ['hour', 'rental', true],
    ['percent', 'rental', true],
    ['hour', 'spots', PROBLEM_TEXTS.unitDoesNotFit],
    ['spot15', 'rental', PROBLEM_TEXTS.unitDoesNotFit],
    ['hour', undefined, true],
    ['spot15', undefined, true],
    ['fortnight', 'rental', 'Choose a unit.'],
    [null, 'rental', 'Choose a unit.'],
  ] as const)('%s in a list of kind %s is answered with %j', (unit, kind, answer) => {
    const row = { unit, usdMin: 1 }
    const req = { i18n: { language: 'en' } }
    const given = { data: kind ? { kind } : {}, siblingData: row, req } as unknown as Options
    expect(checkUnit(unit, given)).toBe(answer)
  })
})
