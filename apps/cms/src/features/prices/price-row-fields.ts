import { DEFAULT_LOCALE } from '@studio/shared/locales'
import {
  PERCENT_MEANINGS,
  PRICE_UNITS,
  QUANTITIES,
  AMOUNT_FIELDS,
  PERCENT_FIELDS,
} from '@studio/shared/price-book'
import type { Field, PayloadRequest } from 'payload'
import { editorsOnlyField } from '../../platform/access/rules'
import { priceBookWords } from './admin/words'
import { checkUnit, checkAmount, type FigureField } from './check-row'

function optionsOf<Value extends string>(
  values: readonly Value[],
  names: Record<Value, string>,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: names[value] }))
}

const count = (name: string, label: string): Field => ({
  name,
  label,
  type: 'number',
  min: 0,
  max: 10_000,
})

/** The fields of a row that translators may change. They may not change its figures. */
const names: Field[] = [
  { name: 'key', type: 'text', required: true, maxLength: 80 },
  {
    name: 'label',
    type: 'text',
    localized: true,
    maxLength: 160,
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      Boolean(value) || req.locale !== DEFAULT_LOCALE || 'Write the name of this price.',
  },
  { name: 'note', type: 'textarea', localized: true, maxLength: 400 },
]

const figures: Field[] = [
  {
    name: 'unit',
    type: 'select',
    required: true,
    options: optionsOf(PRICE_UNITS, priceBookWords.en.UNIT_NAMES),
    validate: checkUnit,
  },
  { name: 'isFrom', label: 'From', type: 'checkbox', defaultValue: false },
  ...amountFields({ isRow: true }),
  {
    name: 'percentMeaning',
    type: 'select',
    options: optionsOf(PERCENT_MEANINGS, priceBookWords.en.MEANING_NAMES),
  },
  count('minimumHours', 'Minimum hours'),
  count('noticeHours', 'Notice in hours'),
  count('turnaroundMin', 'Turnaround from, business days'),
  count('turnaroundMax', 'Turnaround to, business days'),
  {
    name: 'status',
    label: 'Booking status',
    type: 'select',
    options: optionsOf(['standard', 'urgent'], priceBookWords.en.BOOKING_NAMES),
  },
  {
    name: 'quantities',
    type: 'array',
    maxRows: QUANTITIES.length,
    fields: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        options: optionsOf(QUANTITIES, priceBookWords.en.QUANTITY_NAMES),
      },
      { name: 'amount', type: 'number', required: true, min: 0, max: 100_000 },
    ],
  },
  { name: 'source', label: 'Where the figure comes from', type: 'textarea', maxLength: 600 },
  { name: 'isDisputed', label: 'Sources disagree', type: 'checkbox', defaultValue: false },
  {
    name: 'readings',
    label: 'Other sources',
    type: 'array',
    maxRows: 5,
    fields: [
      { name: 'source', type: 'textarea', required: true, maxLength: 600 },
      { name: 'note', type: 'textarea', maxLength: 600 },
      ...amountFields({ isRow: false }),
    ],
  },
]

export const priceRowFields: Field[] = [...names, ...editorsOnly(figures)]

/** @returns copies of the fields, nested ones included, that translators cannot change */
export function editorsOnly(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (!('name' in field) || field.type === 'ui') return field
    const closed = { ...field, access: { update: editorsOnlyField } } as Field
    return closed.type === 'array' ? { ...closed, fields: editorsOnly(closed.fields) } : closed
  })
}

/** The fields for amounts, in integer minor units (cents, pence), and for the percentage. */
function amountFields({ isRow }: { isRow: boolean }): Field[] {
  return [...AMOUNT_FIELDS, ...PERCENT_FIELDS].map((name) => ({
    name,
    label: labelOf(name),
    type: 'number',
    validate: checkAmount(name, { isRow }),
  }))
}

/** The field's name in validation messages, such as “GBP, lowest” for `gbpMin`. */
function labelOf(name: FigureField): string {
  const end = name.endsWith('Min') ? 'lowest' : 'highest'
  return name.startsWith('percent')
    ? `Percent, ${end}`
    : `${name.slice(0, 3).toUpperCase()}, ${end}`
}
