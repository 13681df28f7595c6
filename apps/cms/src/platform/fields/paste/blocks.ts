/** The formats of text that the editor offers. */
export interface Format {
  isBold?: boolean
  isItalic?: boolean
  isUnderlined?: boolean
  isStruck?: boolean
  isCode?: boolean
  href?: string | null
}

/** A piece of text in one format. A line break is `\n`. */
export interface Run {
  text: string
  format: Format
}

export interface ListItem {
  /** 1 is the outermost level. */
  level: number
  isOrdered: boolean
  /** The item's number, if the source states it. */
  number?: number
}

export interface Block {
  kind: 'p' | 'h2' | 'h3' | 'h4' | 'blockquote'
  runs: Run[]
  /** The list item that contains the block. A list item is one block. */
  item?: ListItem
}

export function textOf(runs: Run[]): string {
  return runs.map(({ text }) => text).join('')
}

/** Splits runs at an offset of their text. */
export function splitRuns(runs: Run[], offset: number): [Run[], Run[]] {
  const before: Run[] = []
  const after: Run[] = []
  let start = 0
  for (const { text, format } of runs) {
    const cut = Math.min(Math.max(offset - start, 0), text.length)
    if (cut > 0) before.push({ text: text.slice(0, cut), format })
    if (cut < text.length) after.push({ text: text.slice(cut), format })
    start += text.length
  }
  return [before, after]
}
