import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { translateFields } from './translate-config'

it('dates are written in the order of the chosen language', () => {
  const fields: Field[] = [
    { name: 'published', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } },
    { name: 'sent', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'closed', type: 'date' },
    { name: 'year', type: 'date', admin: { date: { displayFormat: 'yyyy' } } },
  ]
  const formats = translateFields(fields).map((field) =>
    field.type === 'date' ? field.admin?.date?.displayFormat : undefined,
  )
  expect(formats).toEqual(['PP', 'PPp', 'PP', 'yyyy'])
})
