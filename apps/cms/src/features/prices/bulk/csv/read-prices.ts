import { parse } from 'csv-parse/sync'
import { AMOUNT_FIELDS, type AmountField } from '@studio/shared/price-book'
import { wordsIn } from '../../../../platform/admin-language/admin-words'
import { priceBookWords, type PriceBookWords } from '../../admin/words'
import { bulkPriceWords, type BulkPriceWords } from '../admin/words'
import type { BookList, BookRow, PriceChanges, RowFigures } from '../book'
import { changedRow, problemOf } from '../plan'
import { AMOUNT_COLUMNS, COLUMNS, currencyOf, KEY_COLUMNS } from './columns'
import { readAmount, type NumberStyle } from './read-amount'

const MAX_LINES = 5_000

export interface CsvProblem {
  /** The number of the line, counted from 1 as in a spreadsheet. */
  line: number
  /** The heading of the column; null if the problem concerns the whole line. */
  column: string | null
  text: string
}

export interface ReadPrices {
  /** The amounts that differ from the price book; empty if the file has a problem. */
  changes: PriceChanges
  /** The number of lines that were compared. */
  lines: number
  problems: CsvProblem[]
}

interface Line {
  number: number
  cells: string[]
}

/**
 * Compares a CSV file with the price book. One invalid cell makes the whole file unusable. Prices and
 * columns that the file does not contain keep their stored values.
 *
 * @param i18n provides the language of the problems' texts
 */
export function readPrices(
  text: string,
  lists: readonly BookList[],
  i18n: { language: string },
): ReadPrices {
  const words = { ...wordsIn(bulkPriceWords, i18n), ...wordsIn(priceBookWords, i18n) }
  const { CSV_TEXTS } = words
  const failed = (...problems: CsvProblem[]) => ({ changes: { lists: [] }, lines: 0, problems })
  const file = splitLines(text)
  if (!file) return failed({ line: 1, column: null, text: CSV_TEXTS.malformed })
  const [head, ...lines] = file.lines
  if (!head || lines.length === 0) return failed({ line: 1, column: null, text: CSV_TEXTS.empty })
  if (lines.length > MAX_LINES) {
    return failed({ line: MAX_LINES, column: null, text: CSV_TEXTS.tooManyLines(MAX_LINES) })
  }
  const columns = readHead(head, words)
  if ('problems' in columns) return failed(...columns.problems)

  const table = {
    places: columns.places,
    style: file.style,
    lists,
    seen: new Map<string, number>(),
    words,
  }
  const found = lines.map((line) => readLine(line, table))
  const problems = found.flatMap((one) => one.problems)
  if (problems.length > 0) return { ...failed(...problems), lines: lines.length }
  return { changes: collect(lists, found), lines: lines.length, problems: [] }
}

/** The first line of a file may be `sep=;`, which tells Excel the delimiter. */
const DELIMITER_LINE = /^\uFEFF?sep=(.)\r?\n/i

function splitLines(text: string): { lines: Line[]; style: NumberStyle } | null {
  const told = DELIMITER_LINE.exec(text)
  const body = told ? text.slice(told[0].length) : text
  const delimiter = told?.[1] ?? delimiterOf(body)
  try {
    const records = parse(body, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: false,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    const lines = records
      .map(({ record, info }) => ({ number: info.lines + (told ? 1 : 0), cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    return { lines, style: delimiter === ';' ? 'comma' : delimiter === ',' ? 'point' : null }
  } catch {
    return null
  }
}

/** Finds the delimiter in the heading, because it contains no amounts with commas. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1)
  const count = (sign: string) => head.split(sign).length
  return [';', '\t'].find((sign) => count(sign) > count(',')) ?? ','
}

type Places = ReadonlyMap<string, number>

type Words = Pick<BulkPriceWords, 'CSV_TEXTS'> & Pick<PriceBookWords, 'PROBLEM_TEXTS'>

function readHead(
  { number, cells }: Line,
  { CSV_TEXTS }: Words,
): { places: Places } | { problems: CsvProblem[] } {
  const places = new Map<string, number>()
  const problems: CsvProblem[] = []
  cells.forEach((cell, index) => {
    const name = cell.trim().toLowerCase()
    if (name === '') return
    const problem = !COLUMNS.includes(name)
      ? CSV_TEXTS.unknownColumn(cell.trim())
      : places.has(name)
        ? CSV_TEXTS.columnTwice(name)
        : null
    if (problem) problems.push({ line: number, column: cell.trim(), text: problem })
    else places.set(name, index)
  })
  for (const name of KEY_COLUMNS) {
    if (!places.has(name)) {
      problems.push({ line: number, column: name, text: CSV_TEXTS.noColumn(name) })
    }
  }
  if (!AMOUNT_FIELDS.some((field) => places.has(AMOUNT_COLUMNS[field]))) {
    problems.push({ line: number, column: null, text: CSV_TEXTS.noAmounts })
  }
  return problems.length > 0 ? { problems } : { places }
}

/** The values that are the same for all lines of a file. */
interface Table {
  places: Places
  style: NumberStyle
  lists: readonly BookList[]
  /** The number of the line in which each price was found. */
  seen: Map<string, number>
  words: Words
}

interface Found {
  problems: CsvProblem[]
  list?: BookList
  row?: BookRow
  figures?: RowFigures
}

function readLine(line: Line, table: Table): Found {
  const { number, cells } = line
  const { places, lists, seen, words } = table
  const { CSV_TEXTS } = words
  const problem = (column: string | null, text: string): Found => ({
    problems: [{ line: number, column, text }],
  })
  const keyIn = (column: string) => (cells[places.get(column) ?? -1] ?? '').trim()
  if (cells.slice(lastPlace(places) + 1).some((cell) => cell.trim() !== '')) {
    return problem(null, CSV_TEXTS.tooManyCells)
  }
  const [listKey, rowKey] = [keyIn('list'), keyIn('row')]
  const list = findByKey(lists, listKey)
  if (!list) return problem('list', CSV_TEXTS.unknownList(listKey))
  const row = findByKey(list.rows, rowKey)
  if (!row) return problem('row', CSV_TEXTS.unknownRow(rowKey, listKey))
  const name = JSON.stringify([list.key, row.key])
  const before = seen.get(name)
  if (before !== undefined) return problem('row', CSV_TEXTS.rowTwice(before))
  seen.set(name, number)
  return { list, row, ...readFigures(line, table, { list, row }) }
}

function readFigures(
  { number, cells }: Line,
  { places, style, words }: Table,
  { list, row }: { list: BookList; row: BookRow },
): { figures: RowFigures; problems: CsvProblem[] } {
  const figures: RowFigures = {}
  const problems: CsvProblem[] = []
  for (const field of AMOUNT_FIELDS) {
    const column = AMOUNT_COLUMNS[field]
    const place = places.get(column)
    if (place === undefined) continue
    const read = readAmount(cells[place] ?? '', currencyOf(field), style, words.CSV_TEXTS)
    if (!read.ok) problems.push({ line: number, column, text: read.text })
    else if (read.minor !== (row[field] ?? null)) figures[field] = read.minor
  }
  if (problems.length > 0 || Object.keys(figures).length === 0) return { figures, problems }
  const broken = problemOf(changedRow(row, figures), list, words)
  return {
    figures,
    problems: broken ? [{ line: number, column: columnOfChange(figures), text: broken }] : [],
  }
}

function columnOfChange(figures: RowFigures): string | null {
  const changed = (Object.keys(figures) as AmountField[]).map((field) => AMOUNT_COLUMNS[field])
  return changed.length === 1 ? (changed[0] ?? null) : null
}

function lastPlace(places: Places): number {
  return Math.max(...places.values())
}

/**
 * Finds an item by its key. In a download, keys that a spreadsheet would run as formulas begin with
 * an apostrophe.
 */
function findByKey<Keyed extends { key: string }>(
  all: readonly Keyed[],
  cell: string,
): Keyed | undefined {
  const key = cell.replace(/^'(?=[=+\-@])/, '')
  return all.find((one) => one.key === key) ?? all.find((one) => one.key === cell)
}

function collect(lists: readonly BookList[], found: Found[]): PriceChanges {
  return {
    lists: lists.flatMap((list) => {
      const rows = found.flatMap(({ list: own, row, figures }) =>
        own === list && row && figures && Object.keys(figures).length > 0
          ? [{ key: row.key, figures }]
          : [],
      )
      return rows.length > 0 ? [{ id: list.id, version: list.version, rows }] : []
    }),
  }
}
