import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { sitePathsSchema } from '../../packages/shared/src/contracts/listings'
import { COUNTRIES } from '../../packages/shared/src/countries'
import { LOCALES } from '../../packages/shared/src/locales'
import { placeInstance } from '../lib/build/place-instance.mjs'
import { dataLayout } from '../lib/paths.mjs'
import type { Stack } from '../lib/stack.mjs'
import { copyDocuments } from './copy-documents'
import { milliseconds, percentile, row } from './statistics'
import { open } from './visitor'
import { withStack } from './with-stack'

/**
 * This benchmark measures how long the first visitor waits for a page that has not been rendered:
 * with the original content, and with thousands of additional posts and videos.
 */
const MORE = 2_000
const SAMPLE = 60

/**
 * Restarts both servers with no rendered pages. The worker is not restarted, because it would
 * render them.
 */
async function forgetPages(stack: Stack): Promise<void> {
  for (const part of ['web', 'cms'] as const) await stack.kill(part)
  const folder = path.join(dataLayout(stack.dataDir).instancesDir, 'web')
  await rm(folder, { recursive: true })
  await placeInstance('web', folder, {
    surroundings: [stack.webUrl, stack.databaseUrl],
    signal: new AbortController().signal,
  })
  for (const part of ['cms', 'web'] as const) await stack.start(part)
}

async function pathsOf({ cmsUrl }: Stack): Promise<string[]> {
  const answer = await fetch(`${cmsUrl}/api/site/paths`)
  return sitePathsSchema.parse(await answer.json()).pages.map((page) => page.path)
}

/** Visits every page in each language, for one country after another. */
async function firstVisits({ webUrl }: Stack, paths: string[]): Promise<number[]> {
  const waits: number[] = []
  for (const [index, at] of paths.entries()) {
    for (const [turn, locale] of LOCALES.entries()) {
      const country = COUNTRIES[(index + turn) % COUNTRIES.length] ?? 'us'
      const begun = performance.now()
      await open(webUrl, { country, locale, path: at })
      waits.push(performance.now() - begun)
    }
  }
  return waits
}

function sampleOf<Item>(items: Item[]): Item[] {
  const step = Math.max(1, Math.floor(items.length / SAMPLE))
  return items.filter((_, index) => index % step === 0).slice(0, SAMPLE)
}

await withStack(async (stack) => {
  await stack.kill('worker')
  await forgetPages(stack)
  const paths = await pathsOf(stack)
  const before = await firstVisits(stack, paths)

  const db = new Client({ connectionString: stack.databaseUrl })
  await db.connect()
  for (const collection of ['posts', 'videos'] as const) {
    const slugs = await copyDocuments(db, collection, MORE)
    console.log(`${slugs.length} ${collection} more`)
  }
  await db.end()

  await forgetPages(stack)
  const all = await pathsOf(stack)
  const added = all.filter((at) => !paths.includes(at))
  const after = await firstVisits(stack, paths)
  const fresh = await firstVisits(stack, sampleOf(added))

  console.log(
    `\n${row('first visits', `${paths.length} pages`, `${all.length} pages`, 'ratio', 'new ones')}`,
  )
  for (const [name, share] of [
    ['median', 0.5],
    ['95th percentile', 0.95],
    ['longest', 1],
  ] as const) {
    const [one, other, newOnes] = [before, after, fresh].map((waits) => percentile(waits, share))
    const ratio = ((other ?? 0) / (one ?? 1)).toFixed(2)
    console.log(
      row(
        name,
        milliseconds(one ?? 0),
        milliseconds(other ?? 0),
        `× ${ratio}`,
        milliseconds(newOnes ?? 0),
      ),
    )
  }
})
