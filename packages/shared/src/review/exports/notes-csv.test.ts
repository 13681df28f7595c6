import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExportNote } from './export-note'
import { notesToCsv, type CsvWords } from './notes-csv'
import { WHOLE_TEXTS, film, filmWithNotes, note } from './test-support/films'
import { plainText } from './plain-text'

const words: CsvWords = {
  columns: {
    number: 'Nummer',
    from: 'Von',
    to: 'Bis',
    firstFrame: 'Erstes Bild',
    lastFrame: 'Letztes Bild',
    place: 'Stelle',
    author: 'Von wem',
    writtenAt: 'Geschrieben am',
    text: 'Notiz',
    replies: 'Antworten',
    files: 'Dateien',
    state: 'Stand',
    resolvedAt: 'Erledigt am',
  },
  open: 'offen',
  resolved: 'erledigt',
}

/** The data of a note that only the CSV contains, not the markers of editing systems. */
const BESIDE = { place: '', files: [], writtenAt: '2026-11-25 14:05', resolvedAt: '' }

function csvOf(notes: readonly ExportNote[], of = film()): string {
  return notesToCsv(
    of,
    notes.map((each) => ({ ...each, ...BESIDE })),
    words,
  )
}

/** Reads CSV strictly by RFC 4180. It fails at unescaped quotes and line ends. */
function read(csv: string): string[][] {
  expect(csv.startsWith('\ufeff')).toBe(true)
  const rows: string[][] = []
  let row: string[] = []
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  field.lastIndex = 1
  while (field.lastIndex < csv.length) {
    const at = field.lastIndex
    const found = field.exec(csv)
    if (!found) throw new Error(`No field at ${at}: ${csv.slice(at, at + 40)}`)
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

describe('notesToCsv', () => {
  it('has a row for each note under headings in the reader’s language', () => {
    const notes = [
      note({ frames: { first: 24, last: 47 }, replies: [{ author: 'Jo', text: 'Done' }] }),
      note({ number: 2, frames: null, isResolved: true, text: '' }),
    ]
    expect(read(csvOf(notes))).toEqual([
      Object.values(words.columns),
      [
        '1',
        '01:00:01:00',
        '01:00:01:23',
        '24',
        '47',
        '',
        'Noor',
        '2026-11-25 14:05',
        'Slower here',
        '> Jo: Done',
        '',
        'offen',
        '',
      ],
      ['2', '', '', '', '', '', 'Noor', '2026-11-25 14:05', '', '', '', 'erledigt', ''],
    ])
  })

  it('names the place of notes on a board, which has no timecode', () => {
    const onBoard = { ...note({ frames: null }), ...BESIDE, place: 'Seite 3' }
    const rows = read(notesToCsv(null, [onBoard], words))
    expect(rows[1]?.slice(1, 7)).toEqual(['', '', '', '', 'Seite 3', 'Noor'])
  })

  it('lists attachments below each other, and never as a formula', () => {
    const files = ['light.png', '=cmd.pdf']
    const rows = read(notesToCsv(null, [{ ...note({}), ...BESIDE, files }], words))
    expect(rows[1]?.[10]).toBe("light.png\n'=cmd.pdf")
  })

  it('marks notes for the studio alone, and says when a note was resolved', () => {
    const hidden = { ...note({ isStudioOnly: true, isResolved: true }), ...BESIDE }
    const rows = read(notesToCsv(film(), [{ ...hidden, resolvedAt: '2026-11-26 09:30' }], words))
    expect(rows[1]).toMatchObject({ 0: 'S1', 12: '2026-11-26 09:30' })
  })

  it('writes drop-frame timecodes', () => {
    const rate = { numerator: 30_000, denominator: 1_001 }
    const of = film({ rate, startFrame: 0, isDropFrame: true })
    const rows = read(csvOf([note({ frames: { first: 1_799, last: 1_800 } })], of))
    expect(rows[1]?.slice(1, 5)).toEqual(['00:00:59;29', '00:01:00;02', '1799', '1800'])
  })

  it('preserves every note at every rate', () => {
    fc.assert(
      fc.property(filmWithNotes, ([of, notes]) => {
        const [, ...rows] = read(csvOf(notes, of))
        expect(rows.map((row) => [row[0], row[3], row[4]])).toEqual(
          notes.map(({ number, frames }) => [number, frames?.first, frames?.last].map(String)),
        )
        // Removes the sign that prevents a cell from being a formula.
        const bare = (text = '') => text.replaceAll("'", '')
        expect(rows.map((row) => bare(row[8]))).toEqual(
          notes.map(({ text }) => bare(plainText(text))),
        )
      }),
    )
  })

  it.each([...WHOLE_TEXTS, 'two\nlines', 'a "quote", and a comma'])('keeps %j whole', (text) => {
    expect(read(csvOf([note({ text, author: text })]))[1]).toMatchObject({ 6: text, 8: text })
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1', '＝1', '＋1', '－1', '＠1'])(
    'gives a spreadsheet no formula in %j',
    (text) => {
      const row = read(csvOf([note({ text, author: text })]))[1]
      expect(row?.[6]).toMatch(/^'/)
      expect(row?.[8]).toMatch(/^'/)
    },
  )

  it('prevents formulas in spreadsheets that split at other characters and ignore quotes', () => {
    const sign = fc.constantFrom('=', '+', '-', '@', ';', '\t', '\n', '"', ',', ' ', 'a', '1')
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 12 }), (text) => {
        const cells = csvOf([note({ text, author: 'Jo' })]).split(/[;\t\r\n]/)
        expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })
})
