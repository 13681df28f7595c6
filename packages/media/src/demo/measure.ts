import { chromium, type CDPSession, type Page } from 'playwright-core'
import { serveDemo } from './serve'
import { CHROMIUM } from '../host/paths'

// pnpm media:demo-measure measures the times between frames on a page of a phone's size, while a
// finger drags first through stages and then through time.
const SECONDS = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true } // prettier-ignore

interface Sample {
  gaps: number[]
  longest: number
}

/** This script is a string, because the compiler's helper functions do not exist in the page. */
const WATCH = `
  window.gaps = []
  window.tasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration)
  }).observe({ type: 'longtask' })
  let last = 0
  requestAnimationFrame(function tick(now) {
    if (last) window.gaps.push(now - last)
    last = now
    requestAnimationFrame(tick)
  })`

const collect = (page: Page): Promise<Sample> =>
  page.evaluate(() => {
    const { gaps, tasks } = window as unknown as { gaps: number[]; tasks: number[] }
    return { gaps: gaps.splice(0), longest: Math.max(0, ...tasks.splice(0)) }
  })

/** Drags a finger back and forth, as fast as a visitor would in play. */
async function rub(page: Page, cdp: CDPSession, selector: string): Promise<Sample> {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  const y = box.y + box.height / 2
  const at = (t: number) => box.x + box.width * (0.5 - 0.45 * Math.cos(t * 3.1) * Math.cos(t * 0.7))
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await touch('touchStart', at(0))
  await collect(page)
  const started = Date.now()
  for (let t = 0; t < SECONDS; t = (Date.now() - started) / 1000) {
    await touch('touchMove', at(t))
    await new Promise((resolve) => setTimeout(resolve, 8))
  }
  const sample = await collect(page)
  await touch('touchEnd')
  return sample
}

function report(name: string, { gaps, longest }: Sample): void {
  const sorted = [...gaps].sort((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1)
  const late = gaps.filter((gap) => gap > 25).length
  const rate = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0)
  console.log(`${name.padEnd(18)} ${rate.toFixed(1)} fps, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms, late ${late} of ${gaps.length}, longest task ${longest.toFixed(0)} ms`) // prettier-ignore
}

const { url, server } = await serveDemo()
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--ignore-gpu-blocklist'],
})
try {
  for (const query of ['', '?video']) {
    const page = await browser.newPage(PHONE)
    page.on('pageerror', (error) => console.error(error.message))
    const started = Date.now()
    await page.goto(url + query)
    await page.evaluate(WATCH)
    await page.waitForSelector('html[data-source]', { timeout: 60_000 })
    const source = await page.evaluate(() => document.documentElement.dataset.source)
    console.log(`${source}: all frames there after ${((Date.now() - started) / 1000).toFixed(1)} s`)
    report('while loading', await collect(page))
    const cdp = await page.context().newCDPSession(page)
    report('stages by finger', await rub(page, cdp, '#picture'))
    report('time by finger', await rub(page, cdp, '#time'))
    await page.close()
  }
} finally {
  await browser.close()
  server.close()
}
