import { describe, expect, it } from 'vitest'
import { LOCAL_KEYS, SESSION_KEYS, SET_DATABASE } from './browser-storage'
import { STORED_THINGS, storedThing } from './browser-storage-table'
import * as cookies from './cookies'

describe('the table of cookies and storage', () => {
  it('has every name that the code uses', () => {
    const { PREVIEW_COOKIE: ofEditors, ...others } = cookies
    const names = Object.values(others)
      .filter((value) => typeof value !== 'number')
      .flatMap((value) => (typeof value === 'string' ? [value] : Object.values(value)))
    expect(names.filter((name) => !storedThing('cookie', name))).toEqual([])
    expect(storedThing('cookie', ofEditors)).toBeNull()
    expect(Object.values(LOCAL_KEYS).filter((name) => !storedThing('local', name))).toEqual([])
    expect(Object.values(SESSION_KEYS).filter((name) => !storedThing('session', name))).toEqual([])
    expect(storedThing('database', SET_DATABASE)).not.toBeNull()
  })

  it.each([
    ['cookie', '__Host-session'],
    ['cookie', '__Host-guest-AbCdEfGhIjKlMnOp'],
    ['cookie', '_ga_ABC123'],
    ['local', '42:review 42 7 note'],
    ['local', '42:review answer 9'],
    ['local', 'guest AbCdEfGhIjKlMnOp:review you 7 unsent'],
    ['session', 'draft:form contact'],
    ['session', 'review you 7 note'],
  ] as const)('knows the %s %s', (kind, name) => {
    expect(storedThing(kind, name)).not.toBeNull()
  })

  it.each([
    ['cookie', 'sessions'],
    ['cookie', 'my-session'],
    ['local', 'session'],
    ['local', 'review'],
    ['session', 'drafts'],
  ] as const)('does not know the %s %s', (kind, name) => {
    expect(storedThing(kind, name)).toBeNull()
  })

  it('names each thing once', () => {
    const names = STORED_THINGS.flatMap(({ kind, names: own }) => own.map((name) => kind + name))
    expect(new Set(names).size).toBe(names.length)
  })
})
