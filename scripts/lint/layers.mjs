/**
 * The folders of each app in layers, from top to bottom. A folder imports its own layer and lower
 * ones.
 */
const LAYERS = {
  web: [
    ['app', 'proxy', 'instrumentation', 'instrumentation-client'],
    ['features', 'delivery'],
    ['blocks'],
    ['components'],
    ['cms', 'i18n', 'lib'],
    ['messages', 'fonts', 'styles'],
  ],
  cms: [
    ['app', 'worker', 'setup', 'seed', 'payload.config', 'instrumentation', 'prepare-requests'],
    ['collections', 'globals', 'blocks'],
    [
      'accounts',
      'desk',
      'editing',
      'find',
      'guide',
      'inbox',
      'newsletter',
      'preview',
      'price-book',
      'public-lists',
      'publishing',
      'review',
      'releases',
      'replaced-files',
      'search',
      'spam',
      'translations',
      'trash',
      'translators',
    ],
    ['api', 'mail', 'pictures', 'rate-limits', 'security-log', 'site-api', 'uploads'],
    ['access', 'database', 'fields', 'logging', 'storage'],
  ],
}

/** Tests may import anything. */
const TESTS = '\\.test\\.|/test-support/'

/**
 * @param {string} app
 * @param {string[][]} layers
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType[]}
 */
function rulesOf(app, layers) {
  return layers.slice(1).map((folders, index) => ({
    name: `${app}: ${folders.join(', ')} import nothing from above`,
    severity: 'error',
    from: { path: inFolders(app, folders), pathNot: TESTS },
    to: { path: inFolders(app, layers.slice(0, index + 1).flat()) },
  }))
}

/** @param {string} app @param {string[]} folders */
function inFolders(app, folders) {
  return `^apps/${app}/src/(${folders.map((folder) => folder.replace('.', '\\.')).join('|')})(/|\\.tsx?$)`
}

/**
 * Rules for dependency-cruiser.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const rules = [
  ...Object.entries(LAYERS).flatMap(([app, layers]) => rulesOf(app, layers)),
  {
    name: 'packages/shared imports no app',
    severity: 'error',
    from: { path: '^packages/shared/', pathNot: TESTS },
    to: { path: '^apps/' },
  },
  {
    name: 'no two files import each other, by whatever way round',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
]
