import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { callFinder } from '@studio/shared/api/calls'
import { streamsAt } from '@studio/shared/api/streams'
import { describe, expect, it } from 'vitest'

const SOURCES = path.resolve(import.meta.dirname, '../..')
const OWN_ROUTES = path.join(SOURCES, 'app/api')

const callsAt = callFinder('[\\w-]{1,64}')

/**
 * @returns the API paths in a source text: paths below `/api` that are not the website's own
 * routes, and paths that are declared as a call or a stream
 */
function apiPathsIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(/(['"`])(\/[\w-](?:\$\{[^}]*\}|[^'"`\s])*)\1/g)].flatMap(
    ([, , text = '']) => {
      const filled = text.replaceAll(/\$\{[^}]*\}|:\w+|\{\w+\}/g, 'x').replace(/[?#].*$/, '')
      return isApiPath(filled) ? [text] : []
    },
  )
}

function isApiPath(filled: string): boolean {
  if (filled.startsWith('/api/')) return !isOwnRoute(OWN_ROUTES, filled.split('/').slice(2))
  return callsAt(filled).length + streamsAt(filled).length > 0
}

/**
 * @returns whether the website has its own route at this path, besides the catch-all route that
 * forwards all calls
 */
function isOwnRoute(folder: string, [first, ...rest]: string[]): boolean {
  if (first === undefined) return existsSync(path.join(folder, 'route.ts'))
  return readdirSync(folder, { withFileTypes: true }).some(
    (entry) =>
      entry.isDirectory() &&
      (entry.name === first || /^\[\w+\]$/.test(entry.name)) &&
      isOwnRoute(path.join(folder, entry.name), rest),
  )
}

describe('paths of the API', () => {
  it('none is typed by hand: each comes from its declaration', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|test-support/.test(name),
    )
    const typed = files.flatMap((name) =>
      apiPathsIn(readFileSync(path.join(SOURCES, name), 'utf8')).map(
        (found) => `${name}: ${found}`,
      ),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(typed).toEqual([])
  })

  it.each([
    "fetch('/api/user')",
    'fetch(`/api/review/versions/${id}/notes?after=${after}`)',
    "callApi({ method: 'POST', path: '/password', body })",
    'const path = `/guests/${link}/room`',
    "rule('/api/oauth/:path*')",
  ])('%s is found', (source) => {
    expect(apiPathsIn(source)).toHaveLength(1)
  })

  it.each(["'/api/preferences'", '`/api/form/${form}`', "'/about'", "/** `/api/user` */ ''"])(
    '%s is not one',
    (source) => {
      expect(apiPathsIn(source)).toEqual([])
    },
  )
})
