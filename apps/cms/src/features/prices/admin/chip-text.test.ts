import { describe, expect, it } from 'vitest'
import { chipText } from './chip-text'
import { priceBookWords } from './words'

const spot = { key: 'spot30', label: '2D animatic, 30 seconds', unit: 'spot30', usdMin: 550_000 }

describe('a price in a text', () => {
  it.each([
    [spot, '$5,500'],
    [{ ...spot, gbpMin: 400_000 }, '$5,500'],
    [{ ...spot, usdMin: null, gbpMin: 400_000 }, '£4,000'],
    [{ ...spot, usdMax: 650_000 }, '$5,500–$6,500'],
    [{ ...spot, isFrom: true }, 'from $5,500'],
    [{ ...spot, unit: 'percent', usdMin: null, percentMin: 35 }, '35%'],
    [{ ...spot, unit: 'onRequest', usdMin: null, isFrom: true }, 'On request'],
  ])('%j shows the name and %s', (item, amount) => {
    expect(chipText(item, 'It costs ', { locale: 'en', words: priceBookWords.en })).toEqual({
      name: spot.label,
      amount,
      hint: null,
    })
  })

  it('says “from” in the language of the text', () => {
    const from = { ...spot, isFrom: true }
    expect(chipText(from, 'Sie kosten ', { locale: 'de', words: priceBookWords.en }).amount).toBe(
      'ab $5,500',
    )
    expect(chipText(from, '', { locale: 'ar', words: priceBookWords.en }).amount).toBe(
      'ابتداءً من $5,500',
    )
  })

  it('leaves out “from” where the site does', () => {
    expect(
      chipText({ ...spot, isFrom: true }, 'A spot starts at ', {
        locale: 'en',
        words: priceBookWords.en,
      }),
    ).toMatchObject({
      amount: '$5,500',
      hint: null,
    })
  })

  it('warns of “from from”, and only if the price says “from”', () => {
    const { hint } = chipText({ ...spot, isFrom: true }, 'A 30-second spot costs from ', {
      locale: 'en',
      words: priceBookWords.en,
    })
    expect(hint).toContain('“spot costs from from $5,500”')
    expect(
      chipText(spot, 'It costs from ', { locale: 'en', words: priceBookWords.en }).hint,
    ).toBeNull()
    expect(
      chipText({ ...spot, isFrom: true }, 'Preise ab ', { locale: 'de', words: priceBookWords.en })
        .hint,
    ).toContain('ab ab $5,500')
  })
})
