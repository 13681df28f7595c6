import type { Currency } from '@studio/shared/money'
import type { Ending } from './rule'
import type { Conflict } from './conflict'

export const ENDING_NAMES: Record<Ending, string> = {
  exact: 'to cents',
  whole: 'to whole amounts',
  '5': 'to 5 (such as 1,285)',
  '10': 'to 10 (such as 1,290)',
  '50': 'to 50 (such as 1,300)',
  '99': 'to end in 99 (such as 1,299)',
}

export const METHODS = ['percent', 'amount', 'factor', 'csv'] as const

export type Method = (typeof METHODS)[number]

const prices = (count: number) => (count === 1 ? '1 price' : `${count} prices`)

const lists = (count: number) => (count === 1 ? '1 list' : `${count} lists`)

export const BULK_TEXTS = {
  heading: 'Change many prices',
  book: 'Price book',
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
    factor: 'Pounds or euros from dollars',
    csv: 'From a CSV file',
  } satisfies Record<Method, string>,
  percent: 'Percent',
  percentHint: '5 raises by 5 %, -10 lowers by 10 %.',
  amount: 'Amount',
  amountHint: '10 adds 10, -10 takes 10 away: dollars, pounds or euros.',
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
  readAgain: 'Show the newest prices',
  changeAnyway: 'Change them anyway',

  last: (lists_: number, when: string, by: string | null) =>
    `Prices in ${lists(lists_)} were changed together ${when}${by === null ? '' : ` by ${by}`}.`,
  undo: 'Undo the whole change',
  undoPromise:
    'If you undo it, visitors see the prices before it at once. The history keeps the change.',
  undoLost: 'One of these lists has been saved since, so its history has the way back.',
  undone: (count: number) => `The prices in ${lists(count)} are what they were before.`,
  undoFailed: 'The change could not be undone. Try again.',
  undoTooLate: 'The change is more than a day old. The history of each list has the old prices.',
} as const
