import type { PriceGroup, PriceRow } from '@studio/shared/contracts/price'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { PriceTable } from '@/blocks/price-table/price-table'
import { JumpLinks } from '@/shell/jump-links'
import { contextIn } from '../samples'

interface Props {
  locale: Locale
  country?: Country
}

const NOTHING = {
  note: null,
  minimumHours: null,
  noticeHours: null,
  turnaround: null,
  quantities: [],
  status: null,
}

function money(key: string, label: string, min: number, more: Partial<PriceRow> = {}): PriceRow {
  const unit = /^spot\d+$/.test(key) ? (key as 'spot15') : 'hour'
  const figure = { kind: 'money', currency: 'USD', min, max: null, isFrom: false, unit } as const
  return { ...NOTHING, key, label, figure, ...more }
}

function group(key: string, title: string, kind: PriceGroup['kind'], rows: PriceRow[]): PriceGroup {
  return { key, title, kind, rows, note: null, isOffer: true }
}

/** Prices of styles by spot length. One length is not offered. */
export function Matrix({ locale, country = 'us' }: Props) {
  const groups = [
    group('2d', '2D animatics', 'spots', [
      money('spot15', '15 seconds', 750_000, { turnaround: { min: 7, max: 10 } }),
      money('spot30', '30 seconds', 1_350_000),
      money('spot60', '60 seconds', 2_400_000),
      {
        ...NOTHING,
        key: 'rush',
        label: 'Rush',
        figure: { kind: 'percent', meaning: 'surcharge', min: 35, max: null },
      },
    ]),
    group('board', 'Boardomatics', 'spots', [money('spot30', '30 seconds', 550_000)]),
  ]
  return <Table layout="matrix" {...{ groups, locale, country }} />
}

/** A list, and a table of bookings that scrolls in place on a phone. */
export function List({ locale, country = 'us' }: Props) {
  const groups = [
    group('rental', 'Stage rental', 'rental', [
      money('hour', 'Weekdays', 35_000, { minimumHours: 4 }),
      { ...NOTHING, key: 'crew', label: 'Crew', figure: { kind: 'onRequest' } },
      { ...NOTHING, key: 'light', label: 'Light', figure: { kind: 'included' } },
    ]),
    group('bookings', 'Bookings', 'rental', [
      {
        ...NOTHING,
        key: 'standard',
        label: 'Three days ahead',
        figure: { kind: 'percent', meaning: 'surcharge', min: 0, max: null },
        minimumHours: 4,
        status: 'standard',
      },
      {
        ...NOTHING,
        key: 'next-day',
        label: 'Next day',
        figure: { kind: 'percent', meaning: 'surcharge', min: 25, max: null },
      },
      {
        ...NOTHING,
        key: 'urgent',
        label: 'Same day',
        figure: { kind: 'percent', meaning: 'surcharge', min: 35, max: null },
        minimumHours: 6,
        status: 'urgent',
      },
    ]),
  ]
  return <Table layout="list" {...{ groups, locale, country }} />
}

interface TableProps extends Required<Props> {
  layout: 'list' | 'matrix'
  groups: PriceGroup[]
}

function Table({ layout, groups, locale, country }: TableProps) {
  return (
    <main className="on-paper">
      <h1 className="sr-only">Studio</h1>
      <PriceTable
        context={contextIn(locale, country)}
        block={{
          type: 'priceTable',
          id: 'prices',
          heading: 'Rate card',
          intro: null,
          ...{ layout, groups },
          footnote: 'Without taxes.',
          vatNote: null,
        }}
      />
    </main>
  )
}

/** Rows that can be booked, and one that cannot. */
export function Bookable({ locale, country = 'us' }: Props) {
  const groups = [
    group('podcast-video', 'Video podcast', 'rental', [
      money('one-camera', 'One camera', 15_500),
      money('two-cameras', 'Two cameras', 20_000),
      money('extra-hour', 'Extra hour', 10_000),
    ]),
    group('livestream-tiers', 'Livestream', 'packages', [
      { ...NOTHING, key: 'essential', label: 'Essential', figure: { kind: 'onRequest' } },
    ]),
  ]
  return <Table layout="list" {...{ groups, locale, country }} />
}

/** A price list of many tables, with links to each of them. */
export function Many({ locale, country = 'us' }: Props) {
  const rows = Array.from({ length: 12 }, (_, index) => money(`row-${index}`, 'Row', 10_000))
  const tables = ['Animatics', 'Stages', 'Podcasts', 'Livestreams'].map((heading, index) => ({
    type: 'priceTable' as const,
    id: String(index),
    heading,
    intro: null,
    layout: 'list' as const,
    groups: [group(`group-${index}`, heading, 'rental', rows)],
    footnote: null,
    vatNote: null,
  }))
  return (
    <main className="on-paper">
      <h1 className="sr-only">Studio</h1>
      <JumpLinks blocks={tables} locale={locale} />
      {tables.map((block) => (
        <PriceTable key={block.id} block={block} context={contextIn(locale, country)} />
      ))}
    </main>
  )
}
