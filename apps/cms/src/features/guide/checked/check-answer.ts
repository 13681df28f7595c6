import { type FigureState, saysFigure } from './figures'
import { hasForbidden } from './foreign'
import { plain } from './normalize'
import { countsOther, withoutQuantities } from './quantity'
import { type Sentence, SentenceCutter } from './sentences'

/**
 * Resolves the names that a model writes in place of figures and links, because it never sees the
 * figures themselves.
 */
export interface References<Reference> {
  price: (name: string) => Reference | null
  page: (name: string) => Reference | null
}

export type CheckedPart<Reference> =
  | { type: 'paragraph' | 'item' }
  | { type: 'text'; text: string }
  | { type: 'reference'; reference: Reference }

interface Rules<Reference> {
  references: References<Reference>
  /** The numbers in the pages that were read. The set grows with each search. */
  known: ReadonlySet<string>
  isQuotation: (sentence: string) => boolean
  /** The name of the item to which a price belongs. */
  labelOf: (reference: Reference) => string
  /** True if the question asks for a price. */
  isAboutPrice: boolean
}

const NAMED = /\[\[\s*(price|page):\s*([^[\]]{0,300}?)\s*\]\]/g

/**
 * Words that change the meaning of a figure, so that the sentence would contradict the price book.
 */
const CHANGES_FIGURE =
  /(?<!\p{L})(?:half|twice|double|triple|minus|plus|less|only|instead|off|discount\w*|cheaper|save|halb\w*|h[aä]lfte|doppelt\w*|weniger|statt|rabatt\w*|abz[uü]glich|zuz[uü]glich|نصف|ضعف|ناقص|زائد|خصم\p{L}*|أقل|بدلًا|بدلا)(?!\p{L})/iu

/**
 * Turns a model's text into parts that may be shown. Each sentence is shown whole or not at all. A
 * sentence is left out if it contains a figure that is not from the price book, an address, markup
 * or a quotation of the instructions.
 */
export class AnswerChecker<Reference> {
  private readonly cutter = new SentenceCutter()
  private readonly state: FigureState
  private begins: Sentence['begins'] = null

  constructor(private readonly rules: Rules<Reference>) {
    this.state = { isAboutPrice: rules.isAboutPrice }
  }

  add(piece: string): CheckedPart<Reference>[] {
    return this.cutter.add(piece).flatMap((sentence) => this.check(sentence))
  }

  end(): CheckedPart<Reference>[] {
    return this.cutter.end().flatMap((sentence) => this.check(sentence))
  }

  private check({ text, begins }: Sentence): CheckedPart<Reference>[] {
    // If the first sentence of a line is left out, the next sentence becomes the beginning of the
    // line.
    this.begins = begins ?? this.begins
    const parts = this.partsOf(text)
    if (!parts) return []
    const line: CheckedPart<Reference>[] = this.begins ? [{ type: this.begins }] : []
    const isFirst = this.begins !== null
    this.begins = null
    return [...line, ...(isFirst ? parts : spaced(parts))]
  }

  private partsOf(text: string): CheckedPart<Reference>[] | null {
    const { references, known, isQuotation, labelOf } = this.rules
    const parts: CheckedPart<Reference>[] = []
    let words = ''
    let labels = ''
    let hasPrice = false
    let isWhole = true
    let at = 0
    for (const found of text.matchAll(NAMED)) {
      const [whole, kind, name = ''] = found
      const before = text.slice(at, found.index)
      words += `${before} `
      push(parts, before)
      at = found.index + whole.length
      const reference = kind === 'price' ? references.price(name) : references.page(name)
      if (kind === 'price') hasPrice = true
      if (reference === null) isWhole = false
      else {
        if (kind === 'price') labels += ` ${labelOf(reference)}`
        parts.push({ type: 'reference', reference })
      }
    }
    words += text.slice(at)
    push(parts, text.slice(at))
    const saysOwn = saysFigure(words, known, this.state, hasPrice)
    if (!isWhole || saysOwn || hasForbidden(words) || isQuotation(words)) return null
    if (hasPrice && CHANGES_FIGURE.test(withoutQuantities(words))) return null
    if (hasPrice && countsOther(words, labels)) return null
    return parts.some(({ type }) => type !== 'text') || /\p{L}/u.test(words) ? parts : null
  }
}

/** Keeps the space beside a reference, which `plain` would remove. */
function push<Reference>(parts: CheckedPart<Reference>[], text: string): void {
  const shown = plain(text)
  if (shown === '') {
    if (/\s/.test(text) && parts.length > 0) parts.push({ type: 'text', text: ' ' })
    return
  }
  const start = /^\s/.test(text) ? ' ' : ''
  const end = /\s$/.test(text) ? ' ' : ''
  parts.push({ type: 'text', text: `${start}${shown}${end}` })
}

function spaced<Reference>(parts: CheckedPart<Reference>[]): CheckedPart<Reference>[] {
  return [{ type: 'text', text: ' ' }, ...parts]
}
