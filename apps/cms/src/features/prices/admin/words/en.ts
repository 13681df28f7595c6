import type { Currency } from '@studio/shared/money'
import type {
  PercentMeaning,
  PriceGroupKind,
  PriceUnit,
  QuantityKind,
} from '@studio/shared/price-book'
import type { PriceProblem } from '@studio/shared/price-rules'
import type { Doubt } from '../doubt'

export const UNIT_NAMES: Record<PriceUnit, string> = {
  spot15: '15 seconds',
  spot30: '30 seconds',
  spot60: '60 seconds',
  hour: 'Per hour',
  firstHour: 'First hour',
  extraHour: 'Extra hour',
  halfDay: 'Half day',
  fullDay: 'Full day',
  day: 'Per day',
  each: 'Each',
  range: 'Range',
  percent: 'Percent',
  included: 'Included',
  onRequest: 'On request',
  rule: 'A rule, not a price',
}

export const KIND_NAMES: Record<PriceGroupKind, string> = {
  spots: 'Spots, by length',
  packages: 'Packages',
  rental: 'Rental, by time',
  addOns: 'Add-ons',
  terms: 'Terms, in percent',
}

export const QUANTITY_NAMES: Record<QuantityKind, string> = {
  cameras: 'Cameras',
  platforms: 'Platforms',
  participants: 'Participants',
  microphones: 'Microphones',
  tracks: 'Tracks',
  actors: 'Actors',
  episodes: 'Episodes',
  clipsPerEpisode: 'Clips per episode',
}

export const BOOKING_NAMES = { standard: 'Standard', urgent: 'Urgent' } as const

export const MEANING_NAMES: Record<PercentMeaning, string> = {
  surcharge: 'Surcharge',
  discount: 'Discount',
  refund: 'Refund',
  fee: 'Fee',
  deposit: 'Deposit',
}

const CURRENCY_NAMES: Record<Currency, string> = {
  USD: 'US dollars',
  GBP: 'pounds',
  EUR: 'euros',
}

export const TABLE_TEXTS = {
  title: 'Prices',
  caption: (group: string) => `Prices of “${group}”, a line for each price`,
  region: 'Price table',
  help: 'Click an amount and type. Enter and the arrow keys move up and down a column, Tab moves along a line.',
  columns: {
    label: 'Name',
    unit: 'Unit',
    isFrom: 'From',
    usd: 'USD',
    gbp: 'GBP',
    eur: 'EUR',
    percent: 'Percent',
    actions: 'Line',
  },
  fromHint: 'Shows “from” before the price',
  lowest: 'lowest',
  highest: 'highest',
  meaning: 'what the percentage is',
  rowName: (position: number) => `Line ${position}`,
  cellName: (row: string, column: string) => `${row}, ${column}`,
  chooseUnit: 'Choose…',
  chooseMeaning: 'Meaning…',
  empty: 'This list has no prices yet.',
  chooseKind: 'Choose the kind of this list first; it decides which units a price may have.',
  add: 'Add a price',
  showEuro: 'Euro column',
  showRanges: 'Ranges (from – to)',
  disputed: 'Sources disagree',
  leftOver: 'Clear what does not fit',
  moveUp: (row: string) => `Move “${row}” up`,
  moveDown: (row: string) => `Move “${row}” down`,
  moved: (row: string, position: number, count: number) =>
    `“${row}” is now line ${position} of ${count}.`,
  remove: (row: string) => `Remove “${row}”`,
  removeHeading: (row: string) => `Remove “${row}”?`,
  removeBody:
    'The line is removed when you save. Pages that show this price will no longer find it. The history keeps it.',
  removeConfirm: 'Remove',
  details: (row: string) => `Details of “${row}”`,
  problemsInDetails: 'Something in the details needs your attention. Open them to see it.',
} as const

export const AMOUNT_TEXTS = {
  notANumber: (typed: string) =>
    `“${typed}” is not an amount. Write digits, for example 8,500 or 498.75.`,
  negative: 'A price cannot be negative.',
  tooManyDecimals: 'Write at most two digits after the decimal point.',
  tooLarge: 'This is more than ten million. Is there an extra digit?',
  wrongCurrency: (currency: Currency) =>
    `This column is for ${CURRENCY_NAMES[currency]}. Write the amount without another currency’s sign.`,
  notAPercentage: (typed: string) =>
    `“${typed}” is not a percentage. Write digits, for example 35 or 12.5.`,
} as const

export const SOURCE_TEXTS = {
  heading: 'Other sources',
  none: 'No other source is recorded for this price.',
  intro: 'What another source says. Visitors see the amounts in the table, never these.',
  name: (position: number) => `Source ${position}`,
  use: 'Use this source',
  used: 'The amounts have been swapped. Save to show the new ones to visitors.',
  add: 'Add another source',
  remove: (position: number) => `Remove source ${position}`,
} as const

export const HISTORY_TEXTS = {
  open: 'History',
  title: (group: string) => `History of “${group}”`,
  loading: 'Loading the history…',
  failed: 'The history could not be loaded. Try again.',
  retry: 'Try again',
  empty: 'Nothing has been saved yet.',
  more: 'Show older changes',
  setUp: 'Setup',
  current: 'Now in use',
  first: (count: number) =>
    count === 1 ? 'First saved, with one price' : `First saved, with ${count} prices`,
  unchanged: 'Saved without a change',
  restore: 'Restore',
  restoreOf: (when: string) => `Restore the prices of ${when}`,
  restoreHeading: 'Restore this version?',
  restoreBody: (when: string) =>
    `The whole list becomes what it was on ${when}, for visitors too, in all languages. The current version is kept in the history. What is not saved in the form is lost.`,
  restored: 'The version is restored.',
  restoreFailed: 'The version could not be restored.',
  nothing: 'none',
  becomes: 'becomes',
} as const

export const UNDO_TEXTS = {
  changed: (when: string, who: string | null) =>
    who === null ? `Last changed ${when}:` : `Last changed ${when} by ${who}:`,
  more: (count: number) => (count === 1 ? 'and 1 more change' : `and ${count} more changes`),
  undo: 'Undo this change',
  promise:
    'After that, visitors see at once what stood here before. The change stays in the history.',
  onlyHere: 'This list was changed by “Change many prices”, where the whole change can be undone.',
  failed: 'The change could not be undone. Try again.',
  changedSince: 'Somebody has changed the list since. Load it again.',
} as const

export const CHANGE_TEXTS = {
  title: 'Title',
  listNote: 'Note',
  kind: 'Kind of list',
  key: 'Name for pages',
  position: 'Position in the price book',
  order: 'Lines reordered',
  added: 'added',
  removed: 'removed',
  label: 'name',
  note: 'note',
  unit: 'unit',
  isFrom: '“from”',
  percent: 'percent',
  percentMeaning: 'meaning of the percentage',
  minimumHours: 'minimum hours',
  noticeHours: 'notice in hours',
  turnaround: 'turnaround in business days',
  status: 'booking status',
  quantities: 'quantities',
  source: 'where the figure comes from',
  isDisputed: 'sources disagree',
  readings: 'other sources',
  yes: 'yes',
  no: 'no',
} as const

export const SELECT_TEXTS = {
  placeholder: 'Choose a price',
  noGroup: 'Choose the price list first.',
  loading: 'Loading the list…',
  failed: 'The price list could not be loaded.',
  gone: (key: string) =>
    `The list no longer has the price “${key}”. Choose another one; until then visitors see none.`,
  goneOption: (key: string) => `${key} (no longer in the list)`,
} as const

export const CHIP_TEXTS = {
  price: 'Price',
  gone: 'Price no longer in the list',
  fromTwice: (before: string, amount: string) =>
    `Visitors would read “${before} ${amount}”. Leave out the word before the price.`,
  twice: '“from” twice',
} as const

export const FIND_TEXTS = {
  label: 'Find a price',
  placeholder: 'For example: 2D animatics 30 seconds',
  none: 'No price in the book matches that.',
  found: (count: number) => (count === 1 ? '1 price' : `${count} prices`),
  failed: 'The price book could not be loaded.',
} as const

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0, signDisplay: 'always' })

export const DOUBT_TEXTS: Record<Doubt, (percent: number | null) => string> = {
  zero: () => 'This will be shown as free of charge.',
  emptied: () => 'This amount will be removed; visitors won’t see a price.',
  large: (percent) => `${whole.format(percent ?? 0)} %, more than 30 %.`,
}

export const SAVE_TEXTS = {
  heading: (count: number) => (count === 1 ? 'Save this price?' : `Save these ${count} prices?`),
  intro: 'Visitors see the new amounts as soon as you save.',
  row: 'Price',
  before: 'Now',
  after: 'New',
  none: 'none',
  pages: 'Shown on these pages',
  noPages: 'No page that visitors have opened shows this list.',
  loadingPages: 'Looking for the pages that show them…',
  pagesFailed: 'The pages that show them could not be read. You can still save.',
  checked: (count: number) =>
    count === 1
      ? 'I have checked the marked amount. It is right.'
      : `I have checked the ${count} marked amounts. They are right.`,
  save: 'Save and show to visitors',
  cancel: 'Back to the table',
} as const

export const PROBLEM_TEXTS: Record<PriceProblem['problem'] | 'notANumber', string> = {
  notANumber: 'An amount is a number of cents or pence, not a text: 850000 for $8,500.00.',
  notWhole: 'An amount is stored in whole cents or pence: 850000 for $8,500.00.',
  negative: 'A price cannot be negative.',
  tooLarge: 'This is more than ten million. Is there an extra digit?',
  minAboveMax: 'The highest price must not be below the lowest.',
  noMinimum: 'A highest price needs a lowest price beside it.',
  noCurrency: 'A price needs an amount in at least one currency.',
  noMoney:
    'A row in percent carries no amount of money, nor does one that is included, on request or a rule.',
  notPercent: 'A percentage lies between 0 and 100.',
  required: 'Write the percentage.',
  noPercent: 'Only rows with the unit “percent” carry a percentage.',
  unitDoesNotFit: 'This unit does not fit this kind of price list.',
}

export const UNIT_TEXTS = { missing: 'Choose a unit.' }
