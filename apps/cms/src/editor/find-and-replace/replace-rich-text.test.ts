import { describe, expect, it } from 'vitest'
import { findMatches } from './matches'
import { paragraphsOf } from './paragraphs'
import { canReplace, replaceInParagraph } from './replace-rich-text'

const words = (text: string, format = 0) => ({ type: 'text', text, format })
const price = { type: 'inlineBlock', fields: { priceGroup: 7, priceItem: 'spot-15' } }
const link = (...children: object[]) => ({ type: 'link', fields: { url: '/pricing' }, children })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const richText = (...children: object[]) => ({ root: { type: 'root', children } })

const wanted = { text: 'board film', isExact: false, isWholeWords: false }

describe('paragraphs of a rich text', () => {
  it('are headings, paragraphs and items of lists, each with its whole text', () => {
    const state = richText(
      { type: 'heading', children: [words('A '), words('title', 1)] },
      paragraph(words('From '), price, words(' a '), link(words('spot'))),
      {
        type: 'list',
        children: [
          { type: 'listitem', children: [words('one')] },
          {
            type: 'listitem',
            children: [
              { type: 'list', children: [{ type: 'listitem', children: [words('inner')] }] },
            ],
          },
        ],
      },
      paragraph(),
    )
    expect(paragraphsOf(state).map(({ path, text }) => [path.join('.'), text])).toEqual([
      ['0', 'A title'],
      ['1', 'From \uFFFC a spot'],
      ['2.0', 'one'],
      ['2.1.0.0', 'inner'],
    ])
  })

  it('are none for a missing text', () => {
    expect(paragraphsOf(null)).toEqual([])
  })
})

describe('replacing in a rich text', () => {
  const replace = (...children: object[]) => {
    const state = richText(paragraph(words('Untouched board film')), paragraph(...children))
    return replaceInParagraph(state, [1], wanted, 'animatic')
  }
  const result = (...children: object[]) =>
    richText(paragraph(words('Untouched board film')), paragraph(...children))

  it('changes one paragraph only', () => {
    expect(replace(words('A Board film, a board film'))).toEqual(
      result(words('A animatic, a animatic')),
    )
  })

  it('gives a text of several formats the format of its beginning', () => {
    expect(replace(words('A '), words('board', 1), words(' film is short'))).toEqual(
      result(words('A '), words('animatic', 1), words(' is short')),
    )
  })

  it('removes text nodes that become empty', () => {
    expect(replace(words('bo'), words('ard fi', 2), words('lm'))).toEqual(result(words('animatic')))
  })

  it('replaces inside a link', () => {
    expect(replace(words('See '), link(words('the board film')))).toEqual(
      result(words('See '), link(words('the animatic'))),
    )
  })

  it.each([
    ['across the edge of a link', [words('board '), link(words('film'))]],
    ['across a price', [words('board '), price, words('film')]],
    ['across a line break', [words('board'), { type: 'linebreak' }, words('film')]],
  ])('does nothing %s', (_, children) => {
    expect(replace(...children)).toEqual(result(...children))
  })

  it('keeps prices beside the text', () => {
    expect(replace(words('a board film from '), price, words('.'))).toEqual(
      result(words('a animatic from '), price, words('.')),
    )
  })

  it('says which matches cannot be replaced', () => {
    const state = richText(paragraph(words('board film, board '), link(words('film'))))
    const [first] = paragraphsOf(state)
    if (!first) throw new Error('There is no paragraph.')
    const answers = findMatches(first.text, wanted).map((match) => canReplace(first, match))
    expect(answers).toEqual([true, false])
  })
})
