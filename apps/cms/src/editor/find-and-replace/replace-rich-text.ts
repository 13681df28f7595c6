import { rowsOf, type Values, valuesOf } from '../../platform/fields/walk'
import { findMatches, type Match, type Wanted } from './matches'
import { paragraphsOf, type Paragraph } from './paragraphs'

type Position = number[]

/**
 * Whether a match in a paragraph can be replaced. A match that extends over a price, a line break
 * or the edge of a link cannot, because it is unclear which part of the new text would belong to
 * the link.
 */
export function canReplace({ segments, text }: Paragraph, match: Match): boolean {
  const touched = segments.filter(({ start, end }) => start < match.end && end > match.start)
  const length = touched.reduce(
    (sum, { start, end }) => sum + Math.min(end, match.end) - Math.max(start, match.start),
    0,
  )
  const parents = new Set(touched.map(({ path }) => path.slice(0, -1).join('.')))
  return parents.size === 1 && length === text.slice(match.start, match.end).length
}

/**
 * @returns the rich text with all replaceable matches in one paragraph replaced. If a match has
 * several formats, the new text gets the format at the start of the match.
 */
export function replaceInParagraph(
  state: unknown,
  position: Position,
  wanted: Wanted,
  by: string,
): Values {
  const paragraph = paragraphsOf(state).find(({ path }) => path.join('.') === position.join('.'))
  if (!paragraph) return valuesOf(state)
  const matches = findMatches(paragraph.text, wanted).filter((match) =>
    canReplace(paragraph, match),
  )
  const texts = new Map(
    paragraph.segments.map(({ path, start, end }) => [
      path.join('.'),
      textOfSegment(paragraph.text, { start, end }, matches, by),
    ]),
  )
  const root = withTexts(valuesOf(valuesOf(state).root), [], texts)
  return { ...valuesOf(state), root }
}

/**
 * A segment's text after the replacement. A match over several segments is removed from all of
 * them, and `by` is inserted in the first.
 */
function textOfSegment(text: string, segment: Match, matches: Match[], by: string): string {
  let result = ''
  let position = segment.start
  for (const match of matches) {
    if (match.end <= segment.start || match.start >= segment.end) continue
    if (match.start >= segment.start) result += text.slice(position, match.start) + by
    position = Math.min(match.end, segment.end)
  }
  return result + text.slice(position, segment.end)
}

/** Sets the text nodes' new texts. Text nodes that become empty are removed. */
function withTexts(node: Values, path: Position, texts: Map<string, string>): Values {
  if (!Array.isArray(node.children)) return node
  const children = rowsOf(node.children).flatMap((child, index) => {
    const own = [...path, index]
    const text = texts.get(own.join('.'))
    if (text === undefined) return [withTexts(child, own, texts)]
    return text === '' && child.text !== '' ? [] : [{ ...child, text }]
  })
  return { ...node, children }
}
