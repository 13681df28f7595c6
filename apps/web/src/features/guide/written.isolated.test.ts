import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepWritten, readWritten, withAsked, withoutAsked } from './written'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('a question', () => {
  it('leaves the field when it is asked; another draft stays', () => {
    expect(withAsked({ draft: ' How large? ', asked: '' }, 'How large?')).toEqual({
      draft: '',
      asked: 'How large?',
    })
    expect(withAsked({ draft: 'Do you', asked: '' }, 'How large?').draft).toBe('Do you')
  })

  it('returns to the field without an answer, unless there is a newer draft', () => {
    const asked = { draft: '', asked: 'How large?' }
    expect(withoutAsked(asked, false)).toEqual({ draft: 'How large?', asked: '' })
    expect(withoutAsked(asked, true)).toEqual({ draft: '', asked: '' })
    expect(withoutAsked({ ...asked, draft: 'And how' }, false).draft).toBe('And how')
  })
})

describe('the stored text', () => {
  it('is the draft, or else the pending question', () => {
    keepWritten({ draft: 'Do you', asked: 'How large?' })
    expect(readWritten()).toEqual({ draft: 'Do you', asked: '' })
    keepWritten({ draft: '', asked: 'How large?' })
    expect(readWritten()).toEqual({ draft: 'How large?', asked: '' })
  })

  it('is removed after the answer', () => {
    keepWritten({ draft: '', asked: 'How large?' })
    keepWritten({ draft: '', asked: '' })
    expect(kept.size).toBe(0)
  })

  it.each(['{"draft":true,"asked":7}', 'null', '{'])(
    'is empty if it is not a string: %s',
    (odd) => {
      kept.set('draft:guide', odd)
      expect(readWritten()).toEqual({ draft: '', asked: '' })
    },
  )
})
