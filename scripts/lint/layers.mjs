/**
 * Rooms of each app, from the top floor to the ground: what stands on one floor imports the same or
 * lower ones.
 */
const FLOORS = {
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
      'editing',
      'guide',
      'inbox',
      'newsletter',
      'preview',
      'price-book',
      'public-lists',
      'publishing',
      'review',
      'replaced-files',
      'search',
      'spam',
      'trash',
      'translators',
    ],
    ['api', 'mail', 'pictures', 'rate-limits', 'security-log', 'site-api', 'uploads'],
    ['access', 'database', 'fields', 'logging', 'storage'],
  ],
}

/** Tests import what they test, and what stands beside it. */
const TESTS = '\\.test\\.|/test-support/'

/**
 * @param {string} app
 * @param {string[][]} floors
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType[]}
 */
function rulesOf(app, floors) {
  return floors.slice(1).map((rooms, index) => ({
    name: `${app}: ${rooms.join(', ')} import nothing from above`,
    severity: 'error',
    from: { path: inRooms(app, rooms), pathNot: TESTS },
    to: { path: inRooms(app, floors.slice(0, index + 1).flat()) },
  }))
}

/** @param {string} app @param {string[]} rooms */
function inRooms(app, rooms) {
  return `^apps/${app}/src/(${rooms.map((room) => room.replace('.', '\\.')).join('|')})(/|\\.tsx?$)`
}

/**
 * For dependency-cruiser.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const rules = [
  ...Object.entries(FLOORS).flatMap(([app, floors]) => rulesOf(app, floors)),
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
