import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '../lib/test/find-chromium.mjs'
import { percentile } from './statistics'

export interface Scores {
  /** The four scores are from 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds until the largest element is painted. */
  largestPaint: number
  layoutShift: number
  /** Milliseconds for which scripts block the page. */
  blocking: number
  /** Bytes that are transferred for the first view. */
  firstView: number
  /** Bytes of the compressed scripts. */
  scripts: number
}

const FLAGS = ['--headless=new', '--disable-gpu', '--disable-quic', '--no-first-run']

/** Chromium sometimes does not record the start of a navigation (NO_NAVSTART). */
const TRIES = 3

/** Visits a page with a new browser, so that nothing is cached from an earlier run. */
export async function runLighthouse(url: string, tries = TRIES): Promise<Scores> {
  const result = await visit(url)
  if (result.runtimeError?.code === 'NO_NAVSTART' && tries > 1) {
    return await runLighthouse(url, tries - 1)
  }
  return readScores(result)
}

async function visit(url: string): Promise<Result> {
  const isRoot = process.getuid?.() === 0
  const chromium = findChromium()
  const browser = await launch({
    ...(chromium ? { chromePath: chromium } : {}),
    chromeFlags: [...FLAGS, ...(isRoot ? ['--no-sandbox'] : [])],
  })
  try {
    const result = await lighthouse(url, { port: browser.port, logLevel: 'silent' })
    if (!result) throw new Error(`Lighthouse said nothing about ${url}.`)
    return result.lhr
  } finally {
    browser.kill()
  }
}

function readScores({ categories, audits, runtimeError, finalDisplayedUrl }: Result): Scores {
  if (runtimeError) throw new Error(`${finalDisplayedUrl}: ${runtimeError.message}`)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    firstView: value('total-byte-weight'),
    scripts: Number.NaN,
  }
}

/** The median of each figure by itself, so that one slow run does not decide. */
export function medianOf(runs: Scores[]): Scores {
  const median = (name: keyof Scores) =>
    percentile(
      runs.map((scores) => scores[name]),
      0.5,
    )
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    largestPaint: median('largestPaint'),
    layoutShift: median('layoutShift'),
    blocking: median('blocking'),
    firstView: median('firstView'),
    scripts: median('scripts'),
  }
}
