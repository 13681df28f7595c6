import { expect, it } from 'vitest'
import { csv, csvResponse } from './csv'

it('keeps commas, quotes, line breaks and other scripts', () => {
  const table = csv(['A', 'B'], [['one, "two"', 'مرحبًا\nü']])
  expect(table).toBe('\uFEFF"A","B"\r\n"one, ""two""","مرحبًا\nü"\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('does not let a spreadsheet run “%s”', (cell) => {
  expect(csv(['A'], [[cell]])).not.toContain(`"${cell}`)
})

it('is a download that is not cached', () => {
  const { headers } = csvResponse('inquiries', '')
  expect(headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(headers.get('Cache-Control')).toBe('private, no-store')
})
