import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropDraft, keepDraft, readDraft, takeDraft } from './draft-store'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('keeps texts and ticks, once, and never a password', () => {
  keepDraft('profile', {
    name: 'Lina',
    receives_updates: true,
    password: 'a',
    new_password: 'b',
    confirm_password: 'c',
    company: undefined,
  })
  expect(takeDraft('other')).toBeNull()
  expect(takeDraft('profile')).toEqual({ name: 'Lina', receives_updates: true })
  expect(takeDraft('profile')).toBeNull()
})

it('is gone once it was sent', () => {
  keepDraft('reply 7K3F-92QD', { text: 'Widescreen.' })
  dropDraft('reply 7K3F-92QD')
  expect(takeDraft('reply 7K3F-92QD')).toBeNull()
})

it('is there however often it is read', () => {
  keepDraft('guide', { draft: 'How large' })
  expect(readDraft('guide')).toEqual({ draft: 'How large' })
  expect(readDraft('guide')).toEqual({ draft: 'How large' })
})

it('does without where the browser stores nothing', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {
      throw new Error('denied')
    },
  })
  expect(() => keepDraft('profile', { name: 'Lina' })).not.toThrow()
  expect(() => dropDraft('profile')).not.toThrow()
  expect(takeDraft('profile')).toBeNull()
})
