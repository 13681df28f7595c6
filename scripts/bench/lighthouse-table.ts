import type { Scores } from './lighthouse-run'

interface Column {
  name: string
  limit: string
  /** @param bare a bare Next page's scores, measured in the same run */
  show: (scores: Scores, bare: Scores) => string
  isMet: (scores: Scores, bare: Scores) => boolean
}

const COLUMNS: Column[] = [
  score('performance', 'performance', 95),
  score('accessibility', 'accessibility', 100),
  score('practices', 'bestPractices', 100),
  score('SEO', 'seo', 100),
  {
    name: 'largest',
    limit: '≤ 2.0 s',
    show: ({ largestPaint }) => `${(largestPaint / 1000).toFixed(2)} s`,
    isMet: ({ largestPaint }) => largestPaint <= 2_000,
  },
  {
    name: 'shift',
    limit: '≤ 0.02',
    show: ({ layoutShift }) => layoutShift.toFixed(3),
    isMet: ({ layoutShift }) => layoutShift <= 0.02,
  },
  {
    name: 'blocking',
    limit: '≤ bare + 100',
    show: ({ blocking }) => `${Math.round(blocking)} ms`,
    isMet: ({ blocking }, bare) => blocking <= bare.blocking + 100,
  },
  {
    name: 'bare blocking',
    limit: 'none',
    show: (_, bare) => `${Math.round(bare.blocking)} ms`,
    isMet: () => true,
  },
  {
    name: 'first view',
    limit: '≤ 600 kB',
    show: ({ firstView }) => `${Math.round(firstView / 1000)} kB`,
    isMet: ({ firstView }) => firstView <= 600_000,
  },
  {
    name: 'scripts',
    limit: '≤ × 1.30',
    show: ({ scripts }, bare) => `× ${(scripts / bare.scripts).toFixed(2)}`,
    isMet: ({ scripts }, bare) => scripts <= 1.3 * bare.scripts,
  },
]

function score(
  name: string,
  key: 'performance' | 'accessibility' | 'bestPractices' | 'seo',
  least: number,
): Column {
  return {
    name,
    limit: least === 100 ? '100' : `≥ ${least}`,
    show: (scores) => String(scores[key]),
    isMet: (scores) => scores[key] >= least,
  }
}

export function tableHead(): string {
  const names = line(
    '',
    COLUMNS.map(({ name }) => `${name} `),
  )
  const limits = line(
    'limit',
    COLUMNS.map(({ limit }) => `${limit} `),
  )
  return `\n${names}\n${limits}`
}

/**
 * Formats a page's figures as a row of the table. A mark follows each figure that misses its limit.
 */
export function tableLine(
  page: string,
  scores: Scores,
  bare: Scores,
): { text: string; misses: number } {
  const isMissed = ({ isMet }: Column) => !isMet(scores, bare)
  const cells = COLUMNS.map(
    (column) => `${column.show(scores, bare)}${isMissed(column) ? '!' : ' '}`,
  )
  return { text: line(page, cells), misses: COLUMNS.filter(isMissed).length }
}

function line(name: string, cells: string[]): string {
  return `${name.padEnd(20)}${cells.map((cell) => cell.padStart(15)).join('')}`
}
