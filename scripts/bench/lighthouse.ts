import { parseArgs } from 'node:util'
import { LOCALES } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { withBareApp } from './bare-app'
import { medianOf, runLighthouse, type Scores } from './lighthouse-run'
import { tableHead, tableLine } from './lighthouse-table'
import { scriptBytes } from './script-bytes'
import { withStack } from './with-stack'

/**
 * This benchmark shows Lighthouse's scores of the most visited pages on a simulated phone with a
 * slow connection. Each figure is the median of several runs, because the first run may have to
 * generate pictures. Figures that miss their limit are marked. Blocking time depends mostly on the
 * machine, so each run also measures a bare Next page. With `--url` it tests a running site instead
 * of starting one.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    paths: { type: 'string', default: ',pricing,2d-animatics' },
    locales: { type: 'string', default: LOCALES.join(',') },
    url: { type: 'string' },
  },
})

const locales = values.locales.split(',')

async function measure(siteUrl: string, bareUrl: string): Promise<void> {
  const pages = values.paths
    .split(',')
    .flatMap((path) =>
      LOCALES.filter((locale) => locales.includes(locale)).map((locale) =>
        publicPath(locale, path),
      ),
    )
  const bareScripts = await scriptBytes(bareUrl)
  console.log(tableHead())
  let misses = 0
  for (const page of pages) {
    const url = `${siteUrl}${page}`
    const runs: Scores[] = []
    const bareRuns: Scores[] = []
    for (let run = 0; run < Number(values.runs); run += 1) {
      runs.push(await runLighthouse(url))
      bareRuns.push(await runLighthouse(bareUrl))
    }
    const line = tableLine(
      page,
      { ...medianOf(runs), scripts: await scriptBytes(url) },
      { ...medianOf(bareRuns), scripts: bareScripts },
    )
    console.log(line.text)
    misses += line.misses
  }
  if (misses > 0) process.exitCode = 1
}

await withBareApp(async (bareUrl) => {
  if (values.url) await measure(values.url.replace(/\/$/, ''), bareUrl)
  else await withStack(({ webUrl }) => measure(webUrl, bareUrl))
})
