import type { GuidePart } from '@studio/shared/api/guide'
import type { ReactNode } from 'react'
import { PageLink } from '@/components/ui/page-link'
import { FigureText } from './figure-text'
import type { GuideWords } from './guide-words'

interface Props {
  parts: GuidePart[]
  words: GuideWords
  /**
   * Whether the text is quoted from a page. Quoted sentences name the unit of a price themselves.
   */
  isQuote?: boolean
}

interface Line {
  kind: 'paragraph' | 'item'
  parts: GuidePart[]
}

/**
 * Renders an answer: paragraphs, lists, links and figures. Markup in the text is not
 * interpreted.
 */
export function AnswerParts({ parts, words, isQuote = false }: Props) {
  const inlineParts = (line: Line | undefined) =>
    line?.parts.map((part, place) => inline(part, place, words, isQuote))
  return blocksOf(linesOf(parts)).map((lines, at) =>
    lines[0]?.kind === 'item' ? (
      <ul key={at} className="guide-list">
        {lines.map((line, row) => (
          <li key={row}>{inlineParts(line)}</li>
        ))}
      </ul>
    ) : (
      <p key={at}>{inlineParts(lines[0])}</p>
    ),
  )
}

function linesOf(parts: readonly GuidePart[]): Line[] {
  const lines: Line[] = []
  for (const part of parts) {
    if (part.type === 'paragraph' || part.type === 'item') {
      lines.push({ kind: part.type, parts: [] })
    } else {
      if (lines.length === 0) lines.push({ kind: 'paragraph', parts: [] })
      lines.at(-1)?.parts.push(part)
    }
  }
  return lines
}

/** Groups consecutive list items. Paragraphs are not grouped. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (line.kind === 'item' && last?.[0]?.kind === 'item') last.push(line)
    else blocks.push([line])
  }
  return blocks
}

function inline(part: GuidePart, key: number, words: GuideWords, isQuote: boolean): ReactNode {
  switch (part.type) {
    case 'text':
      return part.text
    case 'link':
      return (
        <PageLink key={key} href={words.hrefOf(part.path)} className="guide-link">
          {part.title}
        </PageLink>
      )
    case 'figure':
      return <FigureText key={key} figure={part.figure} words={words} hasUnit={!isQuote} />
    case 'paragraph':
    case 'item':
      return null
  }
}
