import { describe, expect, it } from 'vitest'
import { amountFormat, isUnread, percentFormat } from './cell-text'

const dollars = amountFormat('USD')
const pounds = amountFormat('GBP')

describe('an amount cell', () => {
  it.each([
    ['8,500', 850_000],
    ['8500', 850_000],
    [' £8,500.00 ', 850_000],
    ['498.75', 49_875],
    ['0', 0],
    ['', null],
    ['   ', null],
  ])('reads %j', (text, minor) => {
    expect(pounds.read(text)).toBe(minor)
  })

  it.each([
    ['85OO', /85OO.*not an amount/],
    ['-5', /negative/],
    ['8.500,00', /not an amount/],
    ['1.005', /two digits/],
    ['10,000,001', /ten million/],
    ['$8,500', /pounds/],
    ['8,50', /not an amount/],
  ])('keeps %j as typed and says why', (typed, reason) => {
    const value = pounds.read(typed)
    expect(value).toEqual({ typed })
    expect(isUnread(value)).toBe(true)
    expect(pounds.explain(typed)).toMatch(reason)
  })

  it.each([
    [850_000, '$8,500', '8,500'],
    [49_875, '$498.75', '498.75'],
    [0, '$0', '0'],
    [100_000_000_0, '$10,000,000', '10,000,000'],
  ])('shows %d as %s and edits it as %s', (minor, shown, edited) => {
    expect(dollars.show(minor)).toBe(shown)
    expect(dollars.edit(minor)).toBe(edited)
  })

  it('reads back what it shows, in both forms', () => {
    for (const minor of [0, 1, 99, 100, 49_875, 850_000, 1_000_000_000]) {
      for (const format of [dollars, pounds, amountFormat('EUR')]) {
        expect(format.read(format.show(minor))).toBe(minor)
        expect(format.read(format.edit(minor))).toBe(minor)
      }
    }
  })
})

describe('a percent cell', () => {
  it.each([
    ['35', 35],
    ['35 %', 35],
    ['12.5%', 12.5],
    ['', null],
    ['140', 140],
  ])('reads %j', (text, value) => {
    expect(percentFormat.read(text)).toBe(value)
  })

  it.each(['3O', '-5', '12,5', 'half'])('keeps %j as typed', (typed) => {
    expect(percentFormat.read(typed)).toEqual({ typed })
    expect(percentFormat.explain(typed)).toContain(typed)
  })
})
