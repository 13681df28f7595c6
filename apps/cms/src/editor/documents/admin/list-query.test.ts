import { expect, it } from 'vitest'
import { exportHref, isShown, listHref, whereOf } from './list-query'

it('links to a list with its filter, and recognizes the same filter in an address', () => {
  const href = listHref('submissions', { status: 'new', assignedTo: 7 })
  const searchParams = Object.fromEntries(new URL(href, 'http://cms.example').searchParams)
  const where = whereOf(searchParams)
  expect(isShown(where, { status: 'new', assignedTo: 7 })).toBe(true)
  expect(isShown(where, { status: 'spam' })).toBe(false)
  expect(isShown(where, {})).toBe(false)
  expect(exportHref('/inbox/export', where)).toContain('status')
})

it('recognizes the whole list', () => {
  expect(listHref('submissions', {})).toBe('/admin/collections/submissions')
  expect(isShown(whereOf({}), {})).toBe(true)
  expect(isShown(whereOf({}), { status: 'new' })).toBe(false)
  expect(exportHref('/inbox/export', undefined)).toBe('/api/inbox/export')
})
