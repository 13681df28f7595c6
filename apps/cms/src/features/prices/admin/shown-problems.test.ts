import { describe, expect, it } from 'vitest'
import { shownProblems } from './shown-problems'

const calm = {
  kind: 'spots',
  errors: {},
  isTouched: false,
  isSubmitted: false,
  typing: null,
} as const
const newRow = { unit: 'spot15', usdMin: null }
const unread = { unit: 'spot15', usdMin: { typed: '85OO' } }

describe('shownProblems', () => {
  it('shows no problems of a new row before somebody edits it or saves', () => {
    expect(shownProblems({ ...calm, values: newRow })).toEqual([])
    expect(shownProblems({ ...calm, values: newRow, isTouched: true })).toHaveLength(1)
    expect(shownProblems({ ...calm, values: newRow, isSubmitted: true })).toHaveLength(1)
  })

  it('reports an unread cell as soon as the cell loses the focus', () => {
    expect(shownProblems({ ...calm, values: unread, typing: 'usdMin' })).toEqual([])
    expect(shownProblems({ ...calm, values: unread })).toHaveLength(1)
  })

  it('reports an unread cell while it is edited once a save was refused', () => {
    expect(
      shownProblems({ ...calm, values: unread, typing: 'usdMin', isSubmitted: true }),
    ).toHaveLength(1)
  })

  it('shows the server’s errors after saving, after the form’s own', () => {
    const errors = { label: 'This field is required.', usdMin: 'stale' }
    const problems = shownProblems({ ...calm, values: unread, errors, isSubmitted: true })
    expect(problems.map(({ field }) => field)).toEqual(['usdMin', 'label'])
    expect(problems[0]?.text).toContain('85OO')
    expect(shownProblems({ ...calm, values: unread, errors })).toHaveLength(1)
  })
})
