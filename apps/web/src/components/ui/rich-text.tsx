import { Fragment, type ReactNode } from 'react'
import type { Inline, List, RichText as RichTextView } from '@studio/shared/contracts/rich-text'
import type { BlockContext } from '@/lib/block-context'
import { Figure } from '@/components/price/figure'
import { AnyLink } from './any-link'
import { hyphenate } from '@/lib/hyphenate'

type Node = RichTextView[number]
type Mark = Extract<Inline, { type: 'text' }>['marks'][number]

interface Props {
  content: RichTextView
  context: BlockContext
}

export function RichText({ content, context }: Props) {
  return (
    <div className="prose max-w-[42rem]">
      {content.map((node, index) => (
        <Fragment key={index}>{renderNode(node, context)}</Fragment>
      ))}
    </div>
  )
}

function renderNode(node: Node, context: BlockContext): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{renderInlines(node.children, context)}</p>
    case 'quote':
      return <blockquote>{renderInlines(node.children, context)}</blockquote>
    case 'heading': {
      const Heading = `h${node.level}` as const
      return (
        <Heading className="title-3">
          {renderInlines(softened(node.children, context), context)}
        </Heading>
      )
    }
    case 'list':
      return renderList(node, context)
  }
}

function renderList({ isOrdered, start, items }: List, context: BlockContext): ReactNode {
  const content = items.map(({ children, lists }, index) => (
    <li key={index}>
      {renderInlines(children, context)}
      {lists.map((list, position) => (
        <Fragment key={position}>{renderList(list, context)}</Fragment>
      ))}
    </li>
  ))
  if (!isOrdered) return <ul>{content}</ul>
  return <ol start={start === 1 ? undefined : start}>{content}</ol>
}

function softened(inlines: Inline[], { locale }: BlockContext): Inline[] {
  return inlines.map((inline) =>
    inline.type === 'text' ? { ...inline, text: hyphenate(inline.text, locale) } : inline,
  )
}

function renderInlines(inlines: Inline[], context: BlockContext): ReactNode {
  return inlines.map((inline, index) => (
    <Fragment key={index}>{renderInline(inline, context)}</Fragment>
  ))
}

function renderInline(inline: Inline, context: BlockContext): ReactNode {
  switch (inline.type) {
    case 'break':
      return <br />
    case 'text':
      return inline.marks.reduce<ReactNode>(mark, inline.text)
    case 'price':
      return <Figure figure={inline.figure} context={context} hasUnit={false} />
    case 'link':
      return (
        <AnyLink href={inline.href} isExternal={inline.isExternal}>
          {renderInlines(inline.children, context)}
        </AnyLink>
      )
  }
}

const MARKS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
} as const satisfies Record<Mark, string>

function mark(children: ReactNode, name: Mark): ReactNode {
  const Tag = MARKS[name]
  return <Tag>{children}</Tag>
}
