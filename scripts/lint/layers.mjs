/**
 * The floors of each part, from top to bottom. A floor is one row of folders and files, or several
 * rows, from top to bottom. A folder may import itself and lower rows, but neither its own row nor a
 * higher one, so no two folders import each other.
 *
 * @type {Record<string, (string[] | string[][])[]>}
 */
const FLOORS = {
  'apps/web/src': [
    ['app', 'proxy', 'instrumentation-client'],
    ['shell'],
    ['features/portal', 'features/virtual-set'],
    [
      'features/case-studies',
      'features/jobs',
      'features/posts',
      'features/preview',
      'features/review',
      'features/videos',
    ],
    ['blocks'],
    ['features/account', 'features/guide', 'features/link-dialogs', 'features/seo'],
    ['features/forms', 'features/search'],
    ['features/style-guide', 'components/embeds', 'components/player', 'components/viewer360'],
    ['features/consent', 'features/preferences', 'components/media', 'instrumentation'],
    ['features/shared-picture', 'api/client', 'components/ui', 'delivery'],
    ['api/proxy', 'components/price'],
    ['cms'],
    ['i18n'],
    ['lib', 'fonts', 'styles'],
  ],
  'apps/cms/src': [
    // Programs and the configuration, which know everything.
    [['app', 'proxy'], ['setup'], ['worker'], ['payload.config', 'seed', 'instrumentation']],
    // Tools that show content and features together.
    [['editor/desk'], ['editor/find-and-replace', 'features/personal-data']],
    [
      ['features/review'],
      ['features/inbox', 'features/prices'],
      ['features/guide'],
      ['features/search'],
    ],
    [['content'], ['blocks']],
    [
      ['editor/preview'],
      ['editor/schedule'],
      ['editor/preflight'],
      ['editor/log', 'editor/media', 'editor/publishing', 'editor/saving'],
      ['editor/languages', 'editor/trash'],
      ['editor/documents'],
    ],
    [['delivery'], ['features/accounts', 'site']],
    [
      ['platform/pictures', 'platform/prepare-requests', 'platform/spam'],
      ['platform/uploads'],
      ['platform/api', 'platform/fields'],
      [
        'platform/admin-language',
        'platform/admin-parts',
        'platform/security-log',
        'platform/start',
      ],
      ['platform/mail', 'platform/rate-limits', 'platform/storage'],
      [
        'platform/access',
        'platform/brand',
        'platform/database',
        'platform/lib',
        'platform/logging',
        'platform/programs',
      ],
      [
        'platform/critical-hints',
        'platform/deliberate-costs',
        'platform/env',
        'platform/localization',
        'platform/security-headers',
      ],
      ['platform/env-schema', 'platform/config'],
      ['editor/saving/save-steps'],
      // What each noun is. Everything above derives its lists of nouns from it.
      ['content/kinds'],
      ['content/[a-z-]+/kind', 'features/[a-z-]+/(security-settings-)?kind'],
      ['content/kind'],
    ],
  ],
  'packages/shared/src': [
    ['api'],
    ['review'],
    ['contracts'],
    ['captions', 'inquiry', 'requests', 'visitor'],
  ],
  'packages/media/src': [
    ['cli'],
    ['spots'],
    ['film', 'social', 'sound'],
    ['careers', 'demo', 'room', 'scenes', 'sets', 'stills'],
    ['host', 'kit'],
    ['engine', 'icons', 'models'],
    ['glsl', 'lib', 'library-check', 'motion'],
  ],
}

export const SOURCES = Object.keys(FLOORS)

/** Tests may import anything. */
const TESTS = '\\.test\\.|/test-support/'

/**
 * @param {string} source
 * @param {string[][]} layers
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType[]}
 */
function rulesOf(source, layers) {
  return layers.map((folders, index) => ({
    name: `${source}: ${folders.join(', ')} import nothing from their own layer or a higher one`,
    severity: /** @type {const} */ ('error'),
    // Files of a folder may have a row of their own further down.
    from: { path: inFolders(source, folders), pathNot: [TESTS, ...below(source, layers, index)] },
    to: {
      path: inFolders(source, layers.slice(0, index + 1).flat()),
      // `$1` is the folder that the pattern in `from` captured.
      pathNot: [`^${source}/$1(/|\\.tsx?$)`, ...below(source, layers, index)],
    },
  }))
}

/**
 * @param {string[] | string[][]} floor
 * @returns {string[][]}
 */
function rowsOf(floor) {
  const rows = floor.filter((row) => Array.isArray(row))
  return rows.length > 0 ? rows : [floor.filter((folder) => typeof folder === 'string')]
}

/**
 * @param {string} source
 * @param {string[][]} layers
 * @param {number} index
 */
function below(source, layers, index) {
  const lower = layers.slice(index + 1).flat()
  return lower.length > 0 ? [inFolders(source, lower)] : []
}

/** @param {string} source @param {string[]} folders */
function inFolders(source, folders) {
  return `^${source}/(${folders.map((folder) => folder.replace('.', '\\.')).join('|')})(/|\\.tsx?$)`
}

/**
 * Rules for dependency-cruiser.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const rules = [
  ...Object.entries(FLOORS).flatMap(([source, floors]) => rulesOf(source, floors.flatMap(rowsOf))),
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
