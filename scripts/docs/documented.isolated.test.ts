import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingsSchema } from '../lib/settings/schema.mjs'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

const readme = read('README.md')
const operatorsGuide = read('docs/operators-guide.md')
const configuration = read('docs/configuration.md')
const guides = [
  readme,
  operatorsGuide,
  configuration,
  read('docs/benchmarks.md'),
  read('docs/routes.md'),
  read('packages/media/README.md'),
]
const sources = [...guides, read('docs/architecture.md'), read('docs/style.md')]

/** The tables of a Markdown document as rows of cells, without the header rows. */
function tablesOf(document: string): string[][][] {
  return document.split(/\n(?!\|)/).flatMap((part) => {
    const lines = part.split('\n').filter((line) => line.startsWith('|'))
    const rows = lines.slice(2).map((line) => line.split('|').map((cell) => cell.trim()))
    return rows.length > 0 ? [rows.map((cells) => cells.slice(1, -1))] : []
  })
}

/**
 * Finds the table whose first row describes the variable `first`.
 * @returns its rows by variable
 */
function variablesIn(document: string, first: string): [name: string, rest: string[]][] {
  const table = tablesOf(document).find(([row]) => row?.[0] === `\`${first}\``) ?? []
  return table.map(([name = '', ...rest]) => [name.replaceAll('`', ''), rest])
}

const turbo = JSON.parse(read('turbo.json')) as { tasks: Record<string, unknown> }

const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

describe('the documented settings', () => {
  const launcher = Object.values(settingsSchema).map(({ variable }) => variable)

  it('The documented settings of npm start are those that it reads', () => {
    // CHROMIUM_PATH is no setting of npm start, because only the test runner uses the browser.
    const named = variablesIn(configuration, 'WEB_PORT').map(([name]) => name)
    expect(sorted(named)).toEqual(sorted([...launcher, 'CHROMIUM_PATH']))
    const forOperators = variablesIn(operatorsGuide, 'WEB_PORT').map(([name]) => name)
    expect(sorted(forOperators)).toEqual(sorted(launcher))
  })

  it('The documented defaults of npm start are the real ones', () => {
    for (const { variable, fallback } of Object.values(settingsSchema)) {
      if (fallback === undefined) continue
      const [, [shown] = []] =
        variablesIn(configuration, 'WEB_PORT').find(([name]) => name === variable) ?? []
      expect([variable, shown]).toEqual([variable, `\`${fallback}\``])
    }
  })

  it.each([
    ['web', /\bweb\b/],
    ['cms', /CMS|worker/],
  ] as const)(
    'The documented settings of the app %s are those of its schema',
    async (app, column) => {
      const { envSchema } =
        app === 'web'
          ? await import('../../apps/web/src/env')
          : await import('../../apps/cms/src/platform/env-schema')
      const named = variablesIn(configuration, 'DATABASE_URL')
        .filter(([, [readers = '']]) => column.test(readers))
        .map(([name]) => name)
      expect(sorted(named)).toEqual(sorted(Object.keys(envSchema.shape)))
    },
  )
})

describe('the documented commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = (text: string) =>
    [...text.matchAll(/(?:npm run|npm|pnpm) ((?:[a-z-]+:)?[a-z][a-z-]*)(?![\w:-])/g)].map(
      ([, name = '']) => name,
    )

  it('Every documented command exists', () => {
    const commands = sources.flatMap((text) =>
      [...text.matchAll(/npm run ([a-z:-]+)|pnpm ([a-z]+:[a-z-]+)/g)].map(
        ([, byNpm, byPnpm]) => byNpm ?? byPnpm ?? '',
      ),
    )
    expect(commands.length).toBeGreaterThan(20)
    expect(sorted(commands).filter((name) => !(name in scripts))).toEqual([])
  })

  it('Every command is documented', () => {
    const known = guides.flatMap(named)
    // Scripts that Turbo starts need no documentation.
    const isInner = (name: string) => `//#${name}` in turbo.tasks
    const untold = Object.keys(scripts).filter((name) => !known.includes(name) && !isInner(name))
    expect(untold).toEqual([])
  })

  it('The documented steps of the test runner are its steps', async () => {
    const { steps } = await import('../lib/test/steps.mjs')
    const sentence = /runs only the steps that are named: ([^.]*)\./.exec(readme)?.[1] ?? ''
    const told = [...sentence.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name)
    expect(sorted(told)).toEqual(sorted(steps.map(({ name }) => name)))
  })
})

describe('links to files of this repository', () => {
  const inDocs = readdirSync(new URL('../../docs/', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  }).filter((name) => name.endsWith('.md'))
  const indexes = ['apps/cms/src/site', 'packages/media', 'packages/media/sets']
  const documents = [
    'README.md',
    ...inDocs.map((name) => `docs/${name}`),
    ...indexes.map((folder) => `${folder}/README.md`),
  ]

  it.each(documents)('Every link in %s leads to an existing file', (document) => {
    const place = new URL(`../../${document}`, import.meta.url)
    const addresses = [...read(document).matchAll(/\]\((?:<([^>]+)>|([^)\s]+))\)/g)]
      .map(([, bracketed, plain]) => bracketed ?? plain ?? '')
      .filter((address) => !/^(?:[a-z]+:|#)/.test(address))
    expect(addresses.filter((address) => !existsSync(new URL(address, place)))).toEqual([])
  })
})

it('Each decision stands once in the list of decisions, in order', () => {
  const files = readdirSync(new URL('../../docs/adr/', import.meta.url)).filter((name) =>
    /^\d/.test(name),
  )
  const listed = tablesOf(read('docs/adr/README.md')).flat()
  expect(listed.map(([link = '']) => /\((.*)\)/.exec(link)?.[1])).toEqual(files.sort())
})

it('The index of the site API names all of its files and folders, and nothing else', () => {
  const folder = 'apps/cms/src/site/'
  const there = readdirSync(new URL(`../../${folder}`, import.meta.url)).filter(
    (name) => !/\.test\.ts$|^README/.test(name),
  )
  const cells = tablesOf(read(`${folder}README.md`))
    .flat()
    .map(([, link = '']) => /\((.*)\)/.exec(link)?.[1])
  expect(sorted(cells.filter((name) => name !== undefined))).toEqual(sorted(there))
})

it('The README is short enough for one sitting', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(150)
})
