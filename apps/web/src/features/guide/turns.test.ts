import type { GuidePart } from '@studio/shared/api/guide'
import { describe, expect, it } from 'vitest'
import { newTurn, shownBy, type Turn, withEvent, withOutcome, withQuestion } from './turns'

const asked = newTurn('How large is the stage?')
const begun = (by: 'model' | 'pages') =>
  withEvent(asked, { event: 'begin', conversation: 'secret', by })
const said = (text: string): GuidePart => ({ type: 'text', text })
const part = (turn: Turn, text = 'It is') => withEvent(turn, { event: 'part', part: said(text) })
const ended = (turn: Turn, isAnswered: boolean) =>
  withOutcome(withEvent(turn, { event: 'end', sources: [], isAnswered, isOffTopic: false }), {
    kind: 'done',
  })

describe('withQuestion', () => {
  const offline = withOutcome(asked, { kind: 'offline' })

  it('replaces the same question after a failure', () => {
    expect(withQuestion([asked, offline], asked.question)).toEqual([asked, asked])
  })

  it('keeps answered, running and other questions', () => {
    const stopped = withOutcome(part(begun('model')), { kind: 'stopped' })
    for (const turn of [ended(part(begun('model')), true), stopped]) {
      expect(withQuestion([turn], asked.question)).toEqual([turn, asked])
    }
    expect(withQuestion([offline], 'How high?')).toEqual([offline, newTurn('How high?')])
  })
})

describe('shownBy', () => {
  it.each(['stopped', 'broken', 'offline'] as const)('names the model: %s', (kind) => {
    expect(shownBy(withOutcome(part(begun('model')), { kind }))).toBe('model')
  })

  it('names the model from its first word on, and if it could not answer', () => {
    expect(shownBy(part(begun('model')))).toBe('model')
    expect(shownBy(ended(part(begun('model'), 'I cannot say.'), false))).toBe('model')
  })

  it('names nobody without content', () => {
    expect(shownBy(asked)).toBeNull()
    expect(shownBy(begun('model'))).toBeNull()
    expect(shownBy(withOutcome(begun('model'), { kind: 'broken' }))).toBeNull()
    expect(shownBy(ended(begun('pages'), false))).toBeNull()
  })

  it('names the pages for their answers, and says if a model has failed before', () => {
    expect(shownBy(ended(begun('pages'), true))).toBe('pages')
    const instead = withEvent(part(begun('model')), { event: 'instead' })
    expect(shownBy(instead)).toBeNull()
    expect(shownBy(ended(instead, true))).toBe('pagesInstead')
  })
})
