import { describe, expect, it } from 'vitest'
import { mayCallFunction } from './server-functions'

const config = {
  collections: [{ slug: 'pages' }, { slug: 'price-groups' }],
  globals: [{ slug: 'menus' }],
} as unknown as Parameters<typeof mayCallFunction>[2]

const ALL = [
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
]

const args = { collectionSlug: 'price-groups', docID: 1, fromLocale: 'en', toLocale: 'ar' }
const userWith = (...roles: string[]) => ({ id: 5, roles })

describe('a server function of the admin', () => {
  it.each(ALL)('%s is refused for nobody and for clients', (name) => {
    for (const user of [null, undefined, {}, userWith('client'), { id: 5, roles: 'admin' }]) {
      expect(mayCallFunction(user, { name, args }, config)).toBe(false)
    }
  })

  it.each([
    'copy-data-from-locale',
    'schedule-publish',
    'slugify',
    'render-widget',
    'get-default-layout',
    'get-folder-results-component-and-data',
    'get-upcoming-scheduled-publish',
    'constructor',
    '__proto__',
    'toString',
    '',
    7,
    null,
    ['form-state'],
  ])('%j is refused for every role, as its button is off or does not exist', (name) => {
    for (const role of ['translator', 'editor', 'admin']) {
      expect(mayCallFunction(userWith(role), { name, args }, config)).toBe(false)
    }
  })

  it.each(['form-state', 'table-state', 'render-document', 'render-list'])(
    '%s is allowed for staff, with a known collection or global',
    (name) => {
      for (const role of ['translator', 'editor', 'admin']) {
        const may = (given: unknown) =>
          mayCallFunction(userWith(role), { name, args: given }, config)
        expect(may({ collectionSlug: 'pages' })).toBe(true)
        expect(may({ globalSlug: 'menus' })).toBe(true)
        for (const odd of [
          undefined,
          null,
          7,
          'pages',
          [],
          {},
          { collectionSlug: 'nothing' },
          { collectionSlug: 7 },
          { collectionSlug: ['pages', 'nothing'] },
          { globalSlug: 'nothing' },
          { collectionSlug: 'pages', docID: {} },
          { collectionSlug: 'pages', query: 'x' },
        ]) {
          expect([odd, may(odd)]).toEqual([odd, false])
        }
      }
    },
  )
})
