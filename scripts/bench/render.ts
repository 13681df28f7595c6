import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pageTag } from '../../packages/shared/src/cache-tags'
import { COUNTRY_COOKIE } from '../../packages/shared/src/cookies'
import { sign, SIGNATURE_HEADER } from '../../packages/shared/src/signature'
import { row } from './statistics'

/**
 * This benchmark measures the size of pages and how long they take to render, one after another. It
 * can compare with another running stack, such as an earlier commit in its own folder, in turns
 * within one run: npm run bench:render -- --beside http://localhost:4000 --beside-data
 * ../before/.data
 */
const { values } = parseArgs({
  options: {
    web: { type: 'string', default: 'http://localhost:3000' },
    data: { type: 'string', default: '.data' },
    beside: { type: 'string' },
    'beside-data': { type: 'string' },
    rounds: { type: 'string', default: '20' },
  },
})

const PAGES = ['', 'pricing', '2d-animatics']

interface Site {
  origin: string
  secret: string
}

interface Made {
  milliseconds: number
  bytes: number
}

async function siteAt(origin: string, dataDir: string): Promise<Site> {
  if (!/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname)) {
    throw new Error(`${origin} is not on this machine.`)
  }
  const secrets = await readFile(path.join(dataDir, 'secrets.json'), 'utf8')
  return { origin, secret: (JSON.parse(secrets) as { publishSecret: string }).publishSecret }
}

/** Marks one page as outdated and loads it, which renders it. */
async function make({ origin, secret }: Site, page: string): Promise<Made> {
  const tags = [pageTag('us', 'en', page)]
  // Stacks of earlier commits expect the field `tags`.
  const body = JSON.stringify({ tags, expiredTags: tags, goneTags: [], waitsForRenders: false })
  const expiry = await fetch(`${origin}/api/publish`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body, secret) },
  })
  if (!expiry.ok) throw new Error(`${origin} answered ${expiry.status}`)
  await expiry.arrayBuffer()
  const begun = performance.now()
  const headers = { cookie: `${COUNTRY_COOKIE}=us`, 'accept-encoding': 'identity' }
  const response = await fetch(`${origin}/${page}`, { headers })
  const bytes = (await response.arrayBuffer()).byteLength
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return { milliseconds: performance.now() - begun, bytes }
}

function mean(made: Made[]): Made {
  const sum = (key: keyof Made) => made.reduce((total, one) => total + one[key], 0) / made.length
  return { milliseconds: sum('milliseconds'), bytes: sum('bytes') }
}

function figures({ milliseconds, bytes }: Made): string {
  return `${milliseconds.toFixed(1)} ms ${Math.round(bytes / 1000)} kB`
}

const sites = [await siteAt(values.web, values.data)]
if (values.beside) sites.push(await siteAt(values.beside, values['beside-data'] ?? values.data))
console.log(row('made anew, mean', 'here', ...(values.beside ? ['beside', 'time', 'bytes'] : [])))
for (const page of PAGES) {
  const made: Made[][] = sites.map(() => [])
  for (const site of sites) for (let warm = 0; warm < 3; warm += 1) await make(site, page)
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [index, site] of sites.entries()) made[index]?.push(await make(site, page))
  }
  const [here, beside] = made.map(mean)
  if (!here) continue
  const ratios = beside
    ? [figures(beside), here.milliseconds / beside.milliseconds, here.bytes / beside.bytes]
    : []
  const cells = ratios.map((cell) => (typeof cell === 'number' ? `× ${cell.toFixed(2)}` : cell))
  console.log(row(`/${page}`, figures(here), ...cells))
}
