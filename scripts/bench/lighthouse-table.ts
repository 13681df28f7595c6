import type { Scores } from './lighthouse-run'

/** Compressed scripts of a bare Next page, in bytes, as `bench:pages` measures them. */
const BARE_SCRIPTS = 137_000

interface Column {
  name: string
  limit: string
  show: (scores: Scores) => string
  isMet: (scores: Scores) => boolean
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
    limit: '≤ 0.01',
    show: ({ layoutShift }) => layoutShift.toFixed(3),
    isMet: ({ layoutShift }) => layoutShift <= 0.01,
  },
  {
    name: 'blocking',
    limit: '≤ 150 ms',
    show: ({ blocking }) => `${Math.round(blocking)} ms`,
    isMet: ({ blocking }) => blocking <= 150,
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
    show: ({ scripts }) => `× ${(scripts / BARE_SCRIPTS).toFixed(2)}`,
    isMet: ({ scripts }) => scripts <= 1.3 * BARE_SCRIPTS,
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

/** A page's figures, with a mark behind each that misses its limit. */
export function tableLine(page: string, scores: Scores): { text: string; misses: number } {
  const cells = COLUMNS.map(({ show, isMet }) => `${show(scores)}${isMet(scores) ? ' ' : '!'}`)
  return { text: line(page, cells), misses: COLUMNS.filter(({ isMet }) => !isMet(scores)).length }
}

function line(name: string, cells: string[]): string {
  return `${name.padEnd(20)}${cells.map((cell) => cell.padStart(15)).join('')}`
}
