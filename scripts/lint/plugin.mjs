import { plainComments } from './plain-comments.mjs'
import * as restrictions from './restrictions.mjs'

/** @import { ESLint, Rule } from 'eslint' */

/**
 * A rule that refuses what the selectors find.
 *
 * @param {{ selector: string, message: string }[]} refused
 * @returns {Rule.RuleModule}
 */
function restriction(refused) {
  return {
    meta: { type: 'suggestion', schema: [] },
    create: (context) =>
      Object.fromEntries(
        refused.map(({ selector, message }) => [
          selector,
          (/** @type {Rule.Node} */ node) => context.report({ node, message }),
        ]),
      ),
  }
}

/**
 * The studio's own rules, which oxlint runs beside its own.
 *
 * @type {ESLint.Plugin}
 */
export default {
  meta: { name: 'studio' },
  rules: {
    'plain-comments': plainComments,
    'no-bare-cookies': restriction(restrictions.noBareCookies),
    'no-copied-requests': restriction(restrictions.noCopiedRequests),
    'no-internals': restriction(restrictions.noInternals),
    'no-physical-directions': restriction(restrictions.noPhysicalDirections),
    'no-process-env': restriction(restrictions.noProcessEnv),
    'no-shared-stubs': restriction(restrictions.noSharedStubs),
  },
}
