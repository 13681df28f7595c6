/**
 * The layers of each part, from top to bottom, with their folders and files. A folder may import
 * itself and lower layers, but neither its own layer nor a higher one, so no two folders import
 * each other.
 */
const LAYERS = {
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
    ['app', 'proxy'],
    ['setup'],
    ['worker'],
    ['payload.config', 'seed'],
    ['desk'],
    ['content', 'features/personal-data', 'translations'],
    ['find', 'features/review'],
    ['globals', 'features/inbox', 'preview', 'features/prices'],
    ['features/guide', 'releases'],
    ['change-log', 'media-library', 'public-lists', 'publishing', 'features/search'],
    ['replaced-files', 'site-api'],
    ['trash'],
    ['features/accounts', 'blocks', 'instrumentation'],
    ['editing'],
    ['platform/pictures', 'platform/prepare-requests', 'platform/spam'],
    ['platform/uploads'],
    ['platform/api', 'platform/fields'],
    ['platform/admin-language', 'platform/security-log', 'platform/start'],
    ['platform/mail', 'platform/rate-limits', 'platform/storage'],
    ['platform/access', 'platform/brand', 'platform/database', 'platform/lib', 'platform/logging'],
    [
      'platform/critical-hints',
      'platform/deliberate-costs',
      'platform/env',
      'platform/localization',
      'platform/security-headers',
    ],
    ['platform/env-schema'],
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

export const SOURCES = Object.keys(LAYERS)

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
    from: { path: inFolders(source, folders), pathNot: TESTS },
    to: {
      path: inFolders(source, layers.slice(0, index + 1).flat()),
      // `$1` is the folder that the pattern in `from` captured.
      pathNot: `^${source}/$1(/|\\.tsx?$)`,
    },
  }))
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
  ...Object.entries(LAYERS).flatMap(([source, layers]) => rulesOf(source, layers)),
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
