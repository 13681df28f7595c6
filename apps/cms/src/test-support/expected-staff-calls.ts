const STAFF = 'translator editor admin'
const EDITORS = 'editor admin'

/** Collections whose deleted documents go to the trash. */
const WITH_TRASH = [
  'pages',
  'posts',
  'case-studies',
  'jobs',
  'services',
  'videos',
  'categories',
  'showreels',
  'testimonials',
  'media',
  'downloads',
  'redirects',
  'price-groups',
  'deliverable-versions',
]

/**
 * The roles that may use each call of the admin, by method and path. What a caller may do with a
 * document is checked again by the document's own access rules: translators may replace words that
 * they could also edit, for example.
 */
export const EXPECTED_STAFF_CALLS: Record<string, string> = {
  'POST /desk/missed-paths/dismiss': EDITORS,
  'GET /editing/:collection/:id/languages': STAFF,
  'POST /editing/:collection/:id/conflict': STAFF,
  'POST /editing/:collection/:id/revert': STAFF,
  'POST /editing/:collection/:id/take-theirs': STAFF,
  'POST /editing/:collection/new': STAFF,
  'GET /find': STAFF,
  'GET /find/says': STAFF,
  'POST /find/replace': STAFF,
  'POST /find/replace/preview': STAFF,
  'GET /inbox/export': EDITORS,
  'POST /inbox/answer': EDITORS,
  'POST /inbox/delete': 'admin',
  'POST /inbox/erase': 'admin',
  'POST /inbox/set-link/:id': EDITORS,
  'GET /media-library/categories': STAFF,
  'GET /media-library/facts': STAFF,
  'GET /menus/places': EDITORS,
  'POST /menus/entries': EDITORS,
  'GET /newsletter/export': EDITORS,
  'GET /preview/planned': STAFF,
  'POST /preview/link/:collection/:id': STAFF,
  'GET /price-book/book': EDITORS,
  'GET /price-book/csv': EDITORS,
  'GET /price-book/history/:groupId': STAFF,
  'GET /price-book/pages': EDITORS,
  'POST /price-book/changes': EDITORS,
  'POST /price-book/changes/:batch/undo': EDITORS,
  'POST /price-book/csv': EDITORS,
  'POST /price-book/undo/:groupId': STAFF,
  'GET /publishing/preflight/:collection/:id': STAFF,
  'GET /publishing/touched/:collection/:id': STAFF,
  'GET /publishing/usage/:collection/:id': STAFF,
  'POST /publishing/bulk/:collection': STAFF,
  'POST /publishing/preflight-global/:slug': STAFF,
  'GET /releases': STAFF,
  'GET /releases/:id': STAFF,
  'GET /releases/of/:collection/:document': STAFF,
  'POST /releases': EDITORS,
  'POST /releases/:id/cancel': EDITORS,
  'POST /releases/:id/items': EDITORS,
  'POST /releases/:id/items/:item': EDITORS,
  'POST /releases/:id/now': EDITORS,
  'POST /releases/:id/schedule': EDITORS,
  'POST /releases/:id/undo': EDITORS,
  'POST /releases/change': EDITORS,
  'GET /review-staff/invitations/:project': EDITORS,
  'GET /review-staff/project-plan/:message': EDITORS,
  'POST /review-staff/invitation': EDITORS,
  'POST /review-staff/invitation/again': EDITORS,
  'POST /review-staff/invitation/withdrawal': EDITORS,
  'POST /review-staff/project': EDITORS,
  'POST /site-ticket': STAFF,
  'GET /translations': STAFF,
  'GET /translations/:kind/:id': STAFF,
  'POST /translations/:kind/:id/confirm': STAFF,
  'GET /trash': EDITORS,
  ...ofEach(WITH_TRASH, {
    'DELETE /:id/erase': 'admin',
    'POST /:id/restore': EDITORS,
  }),
  ...ofEach(['media', 'downloads'], { 'POST /:id/replaced-files/:version': STAFF }),
  ...ofEach(['users'], {
    'GET /:id/second-factor': 'admin',
    'GET /:id/sessions': 'admin',
    'DELETE /:id/sessions': 'admin',
    'DELETE /:id/sessions/:session': 'admin',
    'POST /:id/invitation': 'admin',
    'POST /confirmation-code': STAFF,
    'POST /:id/password-link': 'admin',
    'POST /:id/second-factor/reset': 'admin',
  }),
}

/** The same calls of several collections. */
function ofEach(collections: readonly string[], calls: Record<string, string>) {
  return Object.fromEntries(
    collections.flatMap((slug) =>
      Object.entries(calls).map(([name, roles]) => [name.replace(' ', ` /${slug}`), roles]),
    ),
  )
}

/** Calls whose documents have a stricter rule than the call: who may use them in the end. */
export const STRICTER_RULES: Record<string, string> = {
  'POST /price-groups/:id/restore': 'admin',
}
