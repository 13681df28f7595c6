import type { Currency } from '@studio/shared/money'

const SIGNS: Record<Currency, string> = { USD: 'dollars', GBP: 'pounds', EUR: 'euros' }

export const CSV_TEXTS = {
  download: 'Download these prices',
  styles: {
    en: 'CSV (1234.50)',
    de: 'CSV for Excel in German (1234,50)',
  },
  downloadHint:
    'Without a choice on the left, the file has all lists. Change amounts only: the columns “list” and “row” say which price a line is. An empty amount removes the price in that currency; a line that you delete changes nothing.',
  file: 'CSV file',
  fileHint:
    'The file is read and compared. It changes nothing until you press the button at the end.',
  reading: 'Reading the file…',
  failed: 'The file could not be read. Try again.',
  tooLong: 'The file is too large. A file with all prices has less than 500 kB.',
  tooMany: 'Too many files in an hour. Try again later.',
  problems: (count: number) =>
    count === 1
      ? 'One line of the file cannot be used. Nothing in the file is used until it is mended.'
      : `${count} places in the file cannot be used. Nothing in the file is used until they are mended.`,
  line: 'Line',
  column: 'Column',
  problem: 'What is wrong',
  more: (count: number) => `and ${count} more`,

  empty: 'The file has no lines below the heading.',
  malformed: 'A quotation mark is not closed, or a line is not CSV.',
  tooManyLines: (max: number) => `A file may have ${max} lines at most.`,
  noColumn: (name: string) => `The column “${name}” is missing in the first line.`,
  noAmounts: 'The first line names no column with amounts, such as “usd”.',
  unknownColumn: (name: string) => `There is no column “${name}”.`,
  columnTwice: (name: string) => `The column “${name}” is there twice.`,
  unknownList: (key: string) => `There is no price list with the key “${key}”.`,
  unknownRow: (key: string, list: string) =>
    `The list “${list}” has no price with the key “${key}”.`,
  rowTwice: (line: number) => `This price is also in line ${line}.`,
  tooManyCells: 'The line has more cells than the first line.',

  notANumber: (typed: string) => `“${typed}” is not an amount.`,
  ambiguous: (typed: string, whole: string) =>
    `“${typed}” can be read in two ways. Write ${whole} for a whole amount, or two digits after the sign.`,
  negative: 'A price cannot be negative.',
  tooManyDecimals: (typed: string) => `“${typed}” has more than two decimals.`,
  tooLarge: 'This is more than ten million.',
  wrongCurrency: (currency: Currency) => `This column is for ${SIGNS[currency]}.`,
} as const
