import type { Currency } from '@studio/shared/money'
import type { Conflict } from '../../conflict'
import type { Ending } from '../../rule'
import type { Method } from '../methods'

export const ENDING_NAMES: Record<Ending, string> = {
  exact: 'to cents',
  whole: 'to whole amounts',
  '5': 'to 5 (such as 1,285)',
  '10': 'to 10 (such as 1,290)',
  '50': 'to 50 (such as 1,300)',
  '99': 'to end in 99 (such as 1,299)',
}

const prices = (count: number) => (count === 1 ? '1 price' : `${count} prices`)

const lists = (count: number) => (count === 1 ? '1 list' : `${count} lists`)

const SIGNS: Record<Currency, string> = { USD: 'dollars', GBP: 'pounds', EUR: 'euros' }

export const BULK_TEXTS = {
  heading: 'Change many prices',
  book: 'Price lists',
  intro:
    'Nothing changes until you press the button at the end. Then all the prices change for visitors together, or none does.',
  loading: 'Reading the price book…',
  loadFailed: 'The price book could not be read.',
  retry: 'Try again',
  open: 'Change many prices',
  openChosen: (count: number) => `Change prices of ${lists(count)}`,
  openHint: 'Raise, lower or round many prices at once, propose pounds or euros, use a CSV file.',

  which: 'Which prices',
  allLists: 'All lists',
  comparison: 'for comparison only',
  chosenOf: (chosen: number, all: number) => `${chosen} of ${all}`,
  rowsOf: (list: string) => `Prices of “${list}”`,
  noMoney: 'no amounts',

  how: 'How they change',
  method: {
    percent: 'By percent',
    amount: 'By an amount',
    points: 'Percentages',
    factor: 'Pounds or euros from dollars',
    csv: 'From a CSV file',
  } satisfies Record<Method, string>,
  percent: 'Percent',
  percentHint: '5 raises by 5 %, -10 lowers by 10 %.',
  amount: 'Amount',
  amountHint: '10 adds 10, -10 takes 10 away: dollars, pounds or euros.',
  points: 'Percentage points',
  pointsHint: '2 turns a discount of 10 % into 12 %, -2 into 8 %.',
  rounding: 'Round',
  currencies: 'Currencies',
  currencyNames: { USD: 'US dollars', GBP: 'Pounds', EUR: 'Euros' } satisfies Record<
    Currency,
    string
  >,
  into: 'Propose',
  factor: 'For each dollar',
  factorHint: 'Such as 0.79. It is only used for this proposal.',
  replaces: 'Also replace amounts that exist',

  preview: 'Old and new prices',
  chooseFirst: 'Choose at least one list or price.',
  typeFirst: {
    percent: 'Write by how many percent the prices change.',
    points: 'Write by how many points discounts and surcharges change.',
    amount: 'Write by how much the prices change.',
    factor: 'Write how much one dollar is.',
    csv: 'Choose a file. Until you press the button at the end, it changes nothing.',
  } satisfies Record<Method, string>,
  unchanged: 'No price becomes a different one.',
  price: 'Price',
  before: 'Now',
  after: 'New',
  none: 'none',
  becomes: 'becomes',
  substitute: (list: string, other: string, currency: string) =>
    `Where visitors pay in ${currency}, they see “${other}” in place of “${list}”. With ${currency} of its own, “${list}” is shown there.`,

  badPercent: (typed: string) =>
    `“${typed}” is not a percentage. Write a number above -100 and up to 500, with at most two decimals.`,
  badAmount: (typed: string) => `“${typed}” is not an amount. Write digits, such as 10 or -10.`,
  badFactor: (typed: string) =>
    `“${typed}” is not a factor. Write a number between 0.0001 and 100, with at most four decimals.`,
  noCurrency: 'Choose at least one currency.',
  badPoints: (typed: string) =>
    `“${typed}” is not a number of percentage points. Write a number between -100 and 100, with at most two decimals.`,
  percentagesStay: (count: number) =>
    count === 1
      ? 'One chosen line is a percentage, such as a discount. It stays as it is; “Percentages” changes it.'
      : `${count} chosen lines are percentages, such as discounts. They stay as they are; “Percentages” changes them.`,
  pages: 'Pages that show these lists',
  pagesLoading: 'Looking for the pages that show these lists…',
  pagesFailed: 'The pages that show these lists could not be found. The change works all the same.',
  noPages: 'No page that a visitor has opened shows these lists.',
  when: 'When',
  atOnce: 'At once',
  atTime: 'At a day and time',
  schedule: (count: number, inLists: number, when: string) =>
    `Change ${prices(count)} in ${lists(inLists)} on ${when}`,
  scheduleFirst: 'Choose a day and a time',
  scheduleHint:
    'Until then visitors see the present prices. Changes that somebody makes in between stay; if they concern the same amount, the schedule asks.',
  scheduled: (when: string) => `Scheduled for ${when}. “Schedule” in the menu shows it.`,
  releaseName: (count: number) => `Prices in ${lists(count)}`,

  doubts: (count: number) =>
    count === 1
      ? 'I have checked the marked amount. It is right.'
      : `I have checked the ${count} marked amounts. They are right.`,
  problems: (count: number) =>
    count === 1
      ? 'One price breaks a rule of the price book. Leave it out, or change it differently.'
      : `${count} prices break a rule of the price book. Leave them out, or change them differently.`,
  apply: (count: number, inLists: number) =>
    `Change ${prices(count)} in ${lists(inLists)} for visitors`,
  applied: (count: number, inLists: number) =>
    `${prices(count)} in ${lists(inLists)} changed. Visitors see the new amounts within a second.`,
  applyFailed: 'Nothing was changed: the server did not answer as expected. Try again.',
  tooMany: 'Nothing was changed: too many changes in an hour. Try again later.',

  conflictHeading: 'Nothing was changed',
  conflict: ({ title, reason, by }: Conflict) => {
    const who = by ?? 'The system'
    if (reason === 'gone') return 'A chosen list has been deleted.'
    return reason === 'changed'
      ? `${who} has saved “${title}” since you opened this page.`
      : `${by ?? 'Somebody'} has “${title}” open. Saving it there would bring back the old prices.`
  },
  noSuchPrice: 'The list has no such price.',
  readAgain: 'Show the newest prices',
  changeAnyway: 'Change them anyway',

  recent: 'Changes of many prices in the last day',
  last: (priceCount: number, inLists: number, when: string, by: string | null) =>
    `${prices(priceCount)} in ${lists(inLists)} ${priceCount === 1 ? 'was' : 'were'} changed together ${when}${by === null ? '' : ` by ${by}`}.`,
  undo: 'Undo the whole change',
  undoPromise:
    'If you undo it, visitors see the prices before it at once. The history keeps the change.',
  /** A price with the name of its list. */
  priceInList: (price: string, list: string) => `“${price}” (${list})`,
  /** Prices that an undo does not touch. */
  left: (names: string) => `Changed again since, and left as they are: ${names}.`,
  undoLost: 'There is nothing to undo: all these prices were changed again.',
  isUndone: 'It has been undone.',
  undone: 'The prices are what they were before.',
  undoneExcept: (names: string) =>
    `The prices are what they were before, but not those that were changed again since: ${names}.`,
  undoFailed: 'The change could not be undone. Try again.',
  undoTooLate: 'The change is more than a day old. The history of each list has the old prices.',
} as const

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
