import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { repoRoot } from '../lib/paths.mjs'

const component = (/** @type {string} */ jsx) => `export const A = ({ act }) => ${jsx}`
const hooks = (/** @type {string} */ body) =>
  `import { useEffect, useRef, useState } from 'react'\nlet count = 0\nexport function A({ b }) {
  const box = useRef(0)\n  const [c, set] = useState(0)\n  ${body}\n  return <p>{c + count}</p>\n}`

/** Code that is wrong, by the folder and ending of its file and the rule that reports it. */
const WRONG = {
  'apps/web/src/*.tsx': {
    'jsx-a11y(alt-text)': component('<img src="/a.png" />'),
    'jsx-a11y(click-events-have-key-events)': component('<div onClick={act}>a</div>'),
    'jsx-a11y(no-interactive-element-to-noninteractive-role)': component(
      '<tr role="presentation" />',
    ),
    'jsx-a11y(no-noninteractive-element-to-interactive-role)': component('<ul role="menu" />'),
    'jsx-a11y(no-noninteractive-tabindex)': component('<div role="tabpanel" tabIndex={0} />'),
    'jsx-a11y(no-static-element-interactions)': component('<div onBlur={act} />'),
    'next(no-html-link-for-pages)': component('<a href="/b">c</a>'),
    'next(no-img-element)': component('<img src="/a.png" alt="b" />'),
    'react(globals)': hooks('count = 1'),
    'react(immutability)': hooks('b.d = 1'),
    'react(purity)': hooks('const d = Math.random(); set(d)'),
    'react(refs)': hooks('box.current = b'),
    'react(set-state-in-effect)': hooks('useEffect(() => { set(b) }, [b])'),
    'react(set-state-in-render)': hooks('set(b + 1)'),
    'react(static-components)': hooks('function D() { return null }\nreturn <D />'),
    'react-hooks(exhaustive-deps)': hooks('useEffect(() => { b() }, [])'),
    'react-hooks(rules-of-hooks)': hooks('if (b) useState(1)'),
    'studio(no-physical-directions)': component('<p className="ml-2">a</p>'),
  },
  'apps/web/src/*.ts': {
    'eslint(prefer-const)': 'let a = 1\nconsole.log(a)',
    'studio(no-bare-cookies)': 'console.log(document.cookie)',
    'studio(no-copied-requests)': 'export const a = (b: Request) => new Request(b)',
    'studio(no-internals)': 'globalThis.a = 1',
    'studio(no-process-env)': 'console.log(process.env.CMS_URL)',
    'studio(plain-comments)': '// Of a login.\nexport const a = 1',
    'typescript(ban-ts-comment)': '// @ts-ignore\nexport const a = 1',
    'typescript(consistent-type-imports)': "import { A } from './a'\nexport const b: A = 1",
    'typescript(no-explicit-any)': 'export const a = (b: any) => b',
    'typescript(no-floating-promises)': 'Promise.resolve(1)',
    'typescript(no-non-null-assertion)': 'export const a = (b?: { c: 1 }) => b!.c',
    'eslint(no-unused-vars)': 'const a = 1',
    'Unused oxlint-disable directive': '// oxlint-disable-next-line no-var\nexport const a = 1',
  },
  'apps/cms/src/*.test.ts': { 'studio(no-shared-stubs)': "vi.mock('./a')" },
  'packages/shared/src/*.ts': { 'studio(no-internals)': 'globalThis.a = 1' },
  'scripts/*.mjs': {
    'eslint(no-empty)': 'try { console.log(1) } catch {}',
    'eslint(no-undef)': 'console.log(document)',
  },
}

const cases = Object.entries(WRONG).flatMap(([pattern, codes]) =>
  Object.entries(codes).map(([rule, code], index) => ({
    file: pattern.replace('*', `a${index}`),
    rule,
    code,
  })),
)

/** The rules that report each file, from one run on all of them. @type {Map<string, string[]>} */
const reports = new Map()

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lint-'))
  try {
    const config = await readFile(path.join(repoRoot, '.oxlintrc.json'), 'utf8')
    await writeFile(path.join(folder, '.oxlintrc.json'), config)
    await mkdir(path.join(folder, 'scripts'))
    await symlink(path.join(repoRoot, 'scripts/lint'), path.join(folder, 'scripts/lint'))
    await writeFile(path.join(folder, 'tsconfig.json'), '{}')
    for (const { file, code } of cases) {
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
      await writeFile(path.join(folder, file), `${code}\n`)
    }
    for (const { filename, code, message } of await lint(folder)) {
      reports.set(filename, [...(reports.get(filename) ?? []), code || message])
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

/**
 * @param {string} folder
 * @returns {Promise<{ filename: string, code: string, message: string }[]>}
 */
async function lint(folder) {
  const oxlint = path.join(repoRoot, 'node_modules/oxlint/bin/oxlint')
  const run = promisify(execFile)(process.execPath, [oxlint, '--format', 'json'], { cwd: folder })
  // It ends with an error, because it finds problems.
  const { stdout } = await run.catch((/** @type {{ stdout: string }} */ failure) => failure)
  return JSON.parse(stdout).diagnostics
}

it.each(cases)('$rule reports $file', ({ file, rule }) => {
  expect(reports.get(file)?.map((report) => report.split(' (no')[0])).toContain(rule)
})
