import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceBookWords } from '../../admin/words'
import type { BookList, BookRow } from '../book'
import { CSV_STYLES } from './columns'
import { readPrices } from './read-prices'
import { writePrices } from './write-prices'

const ENGLISH = { language: 'en' }

const row = (key: string, figures: Partial<BookRow> = {}): BookRow => ({
  key,
  label: `Name of ${key}`,
  unit: 'hour',
  usdMin: 10_000,
  ...figures,
})

const list = (key: string, ...rows: BookRow[]): BookList => ({
  id: key.length,
  key,
  title: `Title of ${key}`,
  kind: 'rental',
  version: '7',
  isComparison: false,
  substitute: null,
  rows,
})

const book = [
  list('studio', row('hour'), row('day', { usdMax: 20_000, gbpMin: 8_050 })),
  list('crew', row('operator', { unit: 'each' }), row('late', { unit: 'percent', usdMin: null })),
]

const read = (...lines: string[]) => readPrices(lines.join('\r\n'), book, ENGLISH)

describe('a CSV file of prices', () => {
  it('names the amounts that differ, and only those', () => {
    expect(
      read('list,row,usd,usd to,gbp', 'studio,hour,105,,', 'studio,day,100,200,80.50'),
    ).toEqual({
      changes: {
        lists: [{ id: 6, version: '7', rows: [{ key: 'hour', figures: { usdMin: 10_500 } }] }],
      },
      lines: 2,
      problems: [],
    })
  })

  it('of Excel in German is read with its semicolons and decimal commas', () => {
    const { changes } = read('list;row;usd;gbp', 'studio;hour;1.250,50;80,5')
    expect(changes.lists[0]?.rows).toEqual([
      { key: 'hour', figures: { usdMin: 125_050, gbpMin: 8_050 } },
    ])
  })

  it('may have a line for Excel, tabs, other cases, empty lines and a mark at its start', () => {
    for (const lines of [
      ['sep=;', 'list;row;usd', 'studio;hour;105'],
      ['\uFEFFlist\trow\tusd', 'studio\thour\t105', ''],
      ['List,ROW, Usd ', '', ',,', 'studio,hour,105'],
      ['\uFEFF"list","row","usd"', '"studio","hour","105"'],
    ]) {
      const { changes, problems } = read(...lines)
      expect(problems).toEqual([])
      expect(changes.lists[0]?.rows).toEqual([{ key: 'hour', figures: { usdMin: 10_500 } }])
    }
  })

  it('removes an amount where a cell is empty, and leaves columns that it does not have', () => {
    const { changes } = read('list,row,gbp', 'studio,day,')
    expect(changes.lists[0]?.rows).toEqual([{ key: 'day', figures: { gbpMin: null } }])
  })

  it.each<[string, string[], object]>([
    ['an unknown list', ['list,row,usd', 'none,hour,1'], { line: 2, column: 'list' }],
    ['an unknown price', ['list,row,usd', 'studio,none,1'], { line: 2, column: 'row' }],
    [
      'a price twice',
      ['list,row,usd', 'studio,hour,1', '', 'studio,hour,1'],
      { line: 4, column: 'row' },
    ],
    ['an amount in words', ['list,row,usd', 'studio,hour,ten'], { line: 2, column: 'usd' }],
    ['an ambiguous amount', ['list;row;usd', 'studio;hour;1,250'], { line: 2, column: 'usd' }],
    [
      'a highest amount below the lowest',
      ['list,row,usd to', 'studio,day,50'],
      { line: 2, column: 'usd to' },
    ],
    ['a price without an amount', ['list,row,usd', 'studio,hour,'], { line: 2, column: 'usd' }],
    ['money for a percentage', ['list,row,usd', 'crew,late,5'], { line: 2, column: 'usd' }],
    ['an unknown column', ['list,row,usd,yen', 'studio,hour,1,1'], { line: 1, column: 'yen' }],
    ['a column twice', ['list,row,usd,usd', 'studio,hour,1,1'], { line: 1, column: 'usd' }],
    ['no key', ['list,usd', 'studio,1'], { line: 1, column: 'row' }],
    ['no amounts', ['list,row,name', 'studio,hour,x'], { line: 1, column: null }],
    ['too many cells', ['list,row,usd', 'studio,hour,1,250'], { line: 2, column: null }],
    ['an open quotation mark', ['list,row,usd', '"studio,hour,1'], { line: 1, column: null }],
    ['nothing', [''], { line: 1, column: null }],
    ['a heading only', ['list,row,usd'], { line: 1, column: null }],
  ])('with %s is refused as a whole, by line and column', (_, lines, where) => {
    const { changes, problems } = read(...lines)
    expect(problems[0]).toMatchObject(where)
    expect(changes.lists).toEqual([])
  })

  it('says what is wrong in the language of the account', () => {
    const texts = (language: string) =>
      readPrices('list,row,usd,usd to\r\nstudio,hour,ten,\r\nstudio,day,9,1', book, {
        language,
      }).problems.map(({ text }) => text)
    expect(texts('de')).toEqual([
      '„ten“ ist kein Betrag.',
      'Der höchste Preis darf nicht unter dem niedrigsten liegen.',
    ])
    expect(texts('ar')[0]).toBe('«ten» ليس مبلغًا.')
  })

  it('names every place that cannot be used', () => {
    const { problems } = read('list,row,usd,gbp', 'studio,hour,x,y', 'studio,day,1,1', 'a,b,1,1')
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'usd'],
      [2, 'gbp'],
      [4, 'list'],
    ])
  })
})

describe('the download', () => {
  it('has a line for each price in money, with its keys and the words around it', () => {
    expect(writePrices(book, 'en', priceBookWords.en).split('\r\n')).toEqual([
      '\uFEFF"list","row","title","name","unit","usd","usd to","gbp","gbp to","eur","eur to"',
      '"studio","hour","Title of studio","Name of hour","Per hour","100","","","","",""',
      '"studio","day","Title of studio","Name of day","Per hour","100","200","80.50","","",""',
      '"crew","operator","Title of crew","Name of operator","Each","100","","","","",""',
      '',
    ])
  })

  it('does not let a spreadsheet run a name as a formula', () => {
    const bad = list('bad', row('=1+1', { label: '=HYPERLINK("x")' }))
    const text = writePrices([bad], 'de', priceBookWords.en)
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(
      readPrices(text.replace('"100"', '"200"'), [bad], ENGLISH).changes.lists[0]?.rows,
    ).toEqual([{ key: '=1+1', figures: { usdMin: 20_000 } }])
  })

  const amount = fc.option(fc.integer({ min: 0, max: 1_000_000_000 }), { nil: null })
  const rows = fc.uniqueArray(
    fc.record({
      key: fc.stringMatching(/^[a-zA-Z0-9=+@;," -]{1,20}$/).map((key) => `${key.trim()}.`),
      label: fc.string({ unit: 'grapheme' }),
      usdMin: fc.integer({ min: 0, max: 1_000_000_000 }),
      gbpMin: amount,
      eurMin: amount,
    }),
    { selector: ({ key }) => key, minLength: 1, maxLength: 12 },
  )

  it('is read back without a difference, and with exactly the differences that are made', () => {
    fc.assert(
      fc.property(rows, rows, fc.constantFrom(...CSV_STYLES), (before, after, style) => {
        const lists = (figures: typeof before) => [
          list('studio', ...figures.map((own) => row(own.key, own))),
        ]
        const old = lists(before)
        const same = readPrices(writePrices(old, style, priceBookWords.en), old, ENGLISH)
        expect([same.problems, same.changes.lists]).toEqual([[], []])

        const next = before.map((own, index) => ({ ...own, ...pick(after[index]) }))
        const { problems, changes } = readPrices(
          writePrices(lists(next), style, priceBookWords.en),
          old,
          ENGLISH,
        )
        expect(problems).toEqual([])
        const changed = new Map(changes.lists[0]?.rows.map(({ key, figures }) => [key, figures]))
        expect(before.map((own) => ({ ...own, ...changed.get(own.key) }))).toEqual(next)
      }),
    )
  })
})

function pick(figures: Partial<BookRow> = {}) {
  const { usdMin = 1, gbpMin = null, eurMin = null } = figures
  return { usdMin: usdMin ?? 1, gbpMin, eurMin }
}
