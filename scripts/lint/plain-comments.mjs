/** @import { AST, Rule } from 'eslint' */

// Openings of sentences without a subject: “Of a login that waits”, “As it was called”.
const OPENING = /^(?:(?:of|or|as|and|nor|than|whoever|whatever)\b|what is (?:no|none|not)\b)/i

// The openings that are wrong even within a `describe`. There its title is the subject, so “of
// staff ends after half an hour” completes a sentence.
const NESTED_OPENING = /^(?:(?:or|and|nor|whoever|whatever)\b|what is (?:no|none|not)\b)/i

// A whole comment that is a subordinate clause: “With the rights of its author.”
const FRAGMENT = /^(?:with|by|until|so that|because)\b[^,.;:]{0,60}\.?$/i

const MESSAGE =
  'A sentence that begins with “{{opening}}” lacks its subject: say who or what does something (docs/style.md).'

// Comments that are directives for tools, not prose.
const DIRECTIVE = /^\s*\*?\s*(?:eslint|@ts-|prettier-|oxlint|v8 |c8 |@vitest|@import|@type)/

const TEST_FUNCTION = /^(?:describe|it|test)$/

/** @param {string} text */
function openingOfComment(text) {
  const fragment = FRAGMENT.exec(text.replace(/\s+/g, ' '))
  if (fragment) return fragment[0].split(' ', 1)[0]
  const sentences = text.split(/(?<=[.:;!?])\s+(?=[A-Z])|\n\s*\n/)
  for (const sentence of sentences) {
    const [opening] = OPENING.exec(sentence.trim()) ?? []
    if (opening) return opening
  }
  return undefined
}

/** @type {Rule.RuleModule} */
export const plainComments = {
  meta: { type: 'suggestion', schema: [], messages: { opening: MESSAGE } },
  create(context) {
    return {
      Program() {
        for (const { text, loc } of commentsOf(context.sourceCode)) {
          const opening = openingOfComment(text)
          if (opening) context.report({ loc, messageId: 'opening', data: { opening } })
        }
      },
      CallExpression(node) {
        const title = titleOf(node)
        if (!title) return
        const isNested = ancestorsOf(node).some(isDescribe)
        const [opening] = (isNested ? NESTED_OPENING : OPENING).exec(title.text) ?? []
        if (opening) context.report({ node: title.node, messageId: 'opening', data: { opening } })
      },
    }
  },
}

/**
 * The comments of a file. Line comments that follow each other are one text.
 *
 * @param {Rule.RuleContext['sourceCode']} source
 */
function commentsOf(source) {
  /** @type {{ text: string, isLine: boolean, loc: AST.SourceLocation }[]} */
  const found = []
  for (const { type, value, loc } of source.getAllComments()) {
    if (!loc || DIRECTIVE.test(value)) continue
    const isLine = type === 'Line'
    const last = found.at(-1)
    const isOwnLine = !source.lines[loc.start.line - 1]?.slice(0, loc.start.column).trim()
    if (isLine && isOwnLine && last?.isLine && last.loc.end.line === loc.start.line - 1) {
      last.text += `\n${value.trim()}`
      last.loc = { start: last.loc.start, end: loc.end }
    } else {
      found.push({ text: value.replace(/^\s*\*+ ?/gm, '').trim(), isLine, loc })
    }
  }
  return found
}

/**
 * The function of a call without its modifiers: `it` for `it.each(…)(title)` and `it.skip(title)`.
 *
 * @param {Pick<Parameters<NonNullable<Rule.RuleListener['CallExpression']>>[0], 'callee'>} call
 */
function functionOf(call) {
  let callee = call.callee
  while (callee.type === 'MemberExpression' || callee.type === 'CallExpression') {
    callee = callee.type === 'MemberExpression' ? callee.object : callee.callee
  }
  return callee.type === 'Identifier' ? callee.name : ''
}

/** @param {Rule.Node} node */
function ancestorsOf(node) {
  const found = []
  for (let next = node.parent; next; next = next.parent) found.push(next)
  return found
}

/** @param {Rule.Node} node */
function isDescribe(node) {
  return node.type === 'CallExpression' && functionOf(node) === 'describe'
}

/** @param {Parameters<NonNullable<Rule.RuleListener['CallExpression']>>[0]} call */
function titleOf(call) {
  if (!TEST_FUNCTION.test(functionOf(call))) return undefined
  const [node] = call.arguments
  if (node?.type === 'Literal' && typeof node.value === 'string') return { node, text: node.value }
  if (node?.type === 'TemplateLiteral') return { node, text: node.quasis[0]?.value.raw ?? '' }
  return undefined
}
