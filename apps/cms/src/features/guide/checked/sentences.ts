/** A sentence as the model wrote it. */
export interface Sentence {
  text: string
  /** The kind of line that begins with this sentence, or null if the sentence continues a line. */
  begins: 'paragraph' | 'item' | null
}

/** The maximum length of a sentence in characters. Longer sentences are dropped. */
const LONGEST = 700

const LIST_MARK = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/

/**
 * Cuts streamed text into sentences. A sentence is returned only when it is complete, so that the
 * check sees the whole sentence, regardless of how the stream was split.
 */
export class SentenceCutter {
  private waiting = ''
  private isTooLong = false
  private atLineStart = true
  private hasMark = false

  /** @returns the sentences that are complete now */
  add(piece: string): Sentence[] {
    this.waiting += piece
    return this.take()
  }

  /** @returns the remaining sentences at the end of the stream */
  end(): Sentence[] {
    const found = this.take()
    const last = this.cut(this.waiting)
    this.waiting = ''
    return [...found, ...last]
  }

  private take(): Sentence[] {
    const found: Sentence[] = []
    for (let end = endOf(this.waiting); end !== null; end = endOf(this.waiting)) {
      const line = this.waiting.slice(0, end)
      this.waiting = this.waiting.slice(end)
      found.push(...this.cut(line))
    }
    if (this.waiting.length > LONGEST) {
      this.isTooLong = true
      // Only the last two characters of a dropped sentence are kept, because they are sufficient to
      // recognize its end.
      this.waiting = this.waiting.slice(-2)
    }
    return found
  }

  private cut(piece: string): Sentence[] {
    const wasTooLong = this.isTooLong
    this.isTooLong = false
    const endsLine = piece.includes('\n')
    const bare = this.atLineStart ? piece.replace(LIST_MARK, '') : piece
    if (this.atLineStart && bare !== piece) this.hasMark = true
    const text = bare.trim()
    const begins = this.atLineStart ? (this.hasMark ? 'item' : 'paragraph') : null
    const isShort = text !== '' && !wasTooLong && text.length <= LONGEST
    this.atLineStart = endsLine || (this.atLineStart && !isShort)
    if (endsLine) this.hasMark = false
    return isShort ? [{ text, begins }] : []
  }
}

/**
 * The position where the first sentence ends: after its punctuation mark and a space, or where its
 * line ends.
 */
function endOf(text: string): number | null {
  const found = /\n|(?<!^\s*\d{1,2})[.!?؟…]+["”»)\]]*\s/u.exec(text)
  return found ? found.index + found[0].length : null
}
