import { parseArgs } from 'node:util'
import { LOCALES } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { medianOf, runLighthouse, type Scores } from './lighthouse-run'
import { lighthouseTable } from './lighthouse-table'
import { scriptBytes } from './script-bytes'
import { withStack } from './with-stack'

/**
 * What Lighthouse says of the pages that most visitors meet first, on a phone
 * with a slow line as it simulates them: the median of some runs each. With
 * `--url` it looks at a site that runs already instead of starting one.
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

async function measure(siteUrl: string): Promise<void> {
  const pages = values.paths
    .split(',')
    .flatMap((path) =>
      LOCALES.filter((locale) => locales.includes(locale)).map((locale) =>
        publicPath(locale, path),
      ),
    )
  const results: { page: string; scores: Scores }[] = []
  for (const page of pages) {
    const url = `${siteUrl}${page}`
    // Its pictures are made with the first visit: that is no visitor's usual wait.
    await runLighthouse(url)
    const runs: Scores[] = []
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await runLighthouse(url))
    const scores = { ...medianOf(runs), scripts: await scriptBytes(url) }
    results.push({ page, scores })
    console.log(`${page} …`)
  }
  const { text, misses } = lighthouseTable(results)
  console.log(text)
  if (misses > 0) process.exitCode = 1
}

if (values.url) await measure(values.url.replace(/\/$/, ''))
else await withStack(({ webUrl }) => measure(webUrl))
