import type { Doubt } from './figure-changes'

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
