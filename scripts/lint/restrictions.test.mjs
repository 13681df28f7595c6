import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import {
  noCopiedRequests,
  noPhysicalDirections,
  noInternals,
  noProcessEnv,
  noSharedStubs,
} from './restrictions.mjs'

/** @param {string} code @param {object[]} restrictions */
function problemsIn(code, restrictions) {
  const config = {
    files: ['**/*.tsx'],
    languageOptions: {
      parser: /** @type {any} */ (tseslint.parser),
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
    rules: { 'no-restricted-syntax': /** @type {any} */ (['error', ...restrictions]) },
  }
  return new Linter().verify(code, [config], 'a.tsx').map(({ message }) => message)
}

describe('classes that name a side of the screen', () => {
  it.each([
    'ml-4',
    'mr-auto',
    '-ml-2',
    'pl-[3px]',
    'md:pr-8',
    'hover:!ml-1',
    'left-0',
    '-right-4',
    'left-1/2',
    'right-[10%]',
    'text-left',
    'text-right',
    'float-right',
    'rounded-l',
    'rounded-tr-lg',
    'border-r-2',
    'scroll-ml-4',
  ])('They are refused: %s', (name) => {
    const all = [
      `<a className="flex ${name}" />`,
      `<a className={cn('flex', on && '${name}')} />`,
      '<a className={`flex ' + name + ' ${more}`} />',
      `const button = cva('flex', { variants: { size: { big: '${name} p-4' } } })`,
    ]
    for (const code of all)
      expect([code, problemsIn(code, noPhysicalDirections).length]).toEqual([code, 1])
  })

  it.each([
    'ms-4 me-auto ps-2 pe-2 start-0 end-0',
    'text-start text-end rounded-s border-e-2',
    'border-red-500 rounded-lg border-line leading-none text-lead',
    'left-hand right-side-panel',
  ])('Other classes are allowed: %s', (names) => {
    expect(problemsIn(`<a className="${names}" />`, noPhysicalDirections)).toEqual([])
  })
})

describe('the environment', () => {
  it.each(['process.env.CMS_URL', 'const { CMS_URL } = process.env'])(
    'Code may not read it by %s',
    (code) => {
      expect(problemsIn(code, noProcessEnv)).toHaveLength(1)
    },
  )

  it.each(['process.env.NODE_ENV', 'process.env.NEXT_RUNTIME'])('Code may read %s', (code) => {
    expect(problemsIn(code, noProcessEnv)).toEqual([])
  })
})

describe('internals of other packages', () => {
  it.each([
    "import a from 'next/dist/server/lib/x.js'",
    "const a = import('next/dist/server/lib/x.js')",
    "export { a } from 'next/dist/x'",
    'Buffer.prototype.toJSON = () => null',
    'Object.assign(Server.prototype, { emit })',
    "Object.defineProperty(Response.prototype, 'json', {})",
    'Promise.all = other',
    "globalThis[Symbol.for('x')] = memory",
    'Object.assign(globalThis, { x })',
    'server.emit = wrapped',
    'response.end = later',
  ])('Their use is refused: %s', (code) => {
    expect(problemsIn(code, noInternals)).toHaveLength(1)
  })

  it.each([
    "import { revalidateTag } from 'next/cache'",
    "response.setHeader('a', 'b')",
    'request.url = path',
    'headers[name] = value',
    'Object.assign(data, last)',
    "server.on('request', listen)",
  ])('Other code is allowed: %s', (code) => {
    expect(problemsIn(code, noInternals)).toEqual([])
  })
})

describe('copied requests', () => {
  it.each([
    'new Request(request, { headers })',
    'new Request(url, request)',
    'new NextRequest(asked)',
    "new Request(request.url, { method: 'GET', headers, signal: request.signal })",
  ])('A copy is refused: %s', (code) => {
    expect(problemsIn(code, noCopiedRequests)).toHaveLength(1)
  })

  it.each([
    'rebuildRequest(request, { headers })',
    'new NextRequest(url, { headers })',
    'new Response(request.body)',
  ])('The one function for copies is allowed: %s', (code) => {
    expect(problemsIn(code, noCopiedRequests)).toEqual([])
  })
})

describe('stubs in a shared worker', () => {
  it.each(["vi.mock('./env')", 'vi.hoisted(() => undefined)', 'vi.useFakeTimers()'])(
    'They are refused: %s',
    (code) => {
      expect(problemsIn(code, noSharedStubs)).toHaveLength(1)
    },
  )

  it('Fake functions are allowed', () => {
    expect(problemsIn('const told = vi.fn(); vi.spyOn(console, "log")', noSharedStubs)).toEqual([])
  })
})
