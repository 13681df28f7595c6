import { format, resolveConfig } from 'prettier'
import { hasCallButton, headerThemeOf } from '../../packages/shared/src/routes/appearance'
import { isIndexedPath } from '../../packages/shared/src/routes/indexing'
import { fixedLayoutOf } from '../../packages/shared/src/routes/layout'
import { ROUTES } from '../../packages/shared/src/routes/manifest'
import { PATTERNS } from '../../packages/shared/src/routes/patterns'
import type { Route } from '../../packages/shared/src/routes/route'

export const ROUTES_DOCUMENT = 'docs/routes.md'

const INTRODUCTION = `# Routes

This page lists every address of the site’s plan with its properties. \`npm run routes:doc\` generates it from [\`packages/shared/src/routes/\`](../packages/shared/src/routes), and a test fails if it is out of date.

Each address also exists with \`/ar\` and \`/de\` in front. With \`/en\` in front, it is redirected to the address without \`/en\`. \`/home\` shows the home page. Editors can add pages at other addresses; these have the light header, and search engines may index them. All other addresses show “not found”.

“Own choice” marks an address that the plan does not prescribe. The column “Header” has the theme of the header unless an editor chooses another theme.
`

const KINDS: Record<Route['kind'], string> = {
  page: 'page',
  post: 'post',
  job: 'job',
  caseStudy: 'case study',
  result: 'result',
  category: 'category',
  reel: 'reel',
  video: 'video',
  account: 'account',
  redirect: 'redirect',
}

/** Generates the documentation of the route manifest, formatted with Prettier. */
export async function routesDocument(): Promise<string> {
  const patterns = PATTERNS.map(
    ({ path, name, kind, meaning }) =>
      `| \`/${path}\` | ${code(name)} | ${KINDS[kind]} | ${meaning} |`,
  )
  const text = [
    INTRODUCTION,
    '| Address | Name | Kind | Header | Search engines | Remarks |',
    '| --- | --- | --- | --- | --- | --- |',
    ...ROUTES.map(row),
    '',
    '## Addresses with a part that is filled in',
    '',
    '| Address | Name | Kind | What it is |',
    '| --- | --- | --- | --- |',
    ...patterns,
    '',
  ].join('\n')
  const options = await resolveConfig(ROUTES_DOCUMENT)
  return format(text, { ...options, parser: 'markdown' })
}

function row(route: Route): string {
  const { path, name, kind } = route
  const isRedirect = route.to !== undefined
  const listed = isIndexedPath(path) ? 'yes' : 'no'
  const cells = [
    `\`/${path}\``,
    code(name),
    KINDS[kind],
    isRedirect ? '' : headerThemeOf(path),
    isRedirect ? '' : listed,
    remarks(route),
  ]
  return `| ${cells.join(' | ')} |`
}

function remarks({ path, to, guard, isOwnChoice }: Route): string {
  return [
    to === undefined ? '' : `leads to \`/${to}\``,
    guard ? `guard “${guard}”` : '',
    hasCallButton(path) ? 'call button' : '',
    fixedLayoutOf(path) === 'bare' ? 'stands alone' : '',
    isOwnChoice ? 'own choice' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function code(name: string | undefined): string {
  return name === undefined ? '' : `\`${name}\``
}
