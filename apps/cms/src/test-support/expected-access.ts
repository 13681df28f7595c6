const STAFF = 'translator editor admin'
const EDITORS = 'editor admin'

const content = {
  create: EDITORS,
  read: STAFF,
  update: STAFF,
  delete: EDITORS,
  readVersions: STAFF,
}

/** Editors may read these collections. Only calls of the API write them. */
const READ_ONLY = { create: '', read: EDITORS, update: '', delete: '', readVersions: '' }

/**
 * The operations that each role may perform on each collection or global, for tests of the config
 * and of the running backend. `(own)` after a role means that it is limited to the user's own
 * account, and `(some)` that it is limited to this account and those of colleagues.
 */
export const EXPECTED_ACCESS: Record<string, Record<string, string>> = {
  pages: content,
  posts: content,
  'case-studies': content,
  jobs: content,
  downloads: { ...content, readVersions: '' },
  services: content,
  testimonials: content,
  videos: content,
  categories: content,
  showreels: content,
  media: { ...content, readVersions: '' },
  'price-groups': { ...content, delete: 'admin' },
  redirects: { ...content, update: EDITORS, readVersions: '' },
  sessions: { create: '', read: 'admin', update: '', delete: 'admin', readVersions: '' },
  users: {
    admin: STAFF,
    create: 'admin',
    read: 'translator (some) editor (some) admin',
    update: 'translator (own) editor (own) admin',
    delete: '',
    unlock: 'admin',
    readVersions: '',
  },
  submissions: { create: '', read: EDITORS, update: EDITORS, delete: 'admin', readVersions: '' },
  replies: { create: '', read: EDITORS, update: '', delete: '', readVersions: '' },
  'search-synonyms': {
    create: EDITORS,
    read: STAFF,
    update: EDITORS,
    delete: EDITORS,
    readVersions: '',
  },
  'search-misses': {
    create: '',
    read: EDITORS,
    update: '',
    delete: EDITORS,
    readVersions: '',
  },
  subscribers: { create: '', read: EDITORS, update: '', delete: 'admin', readVersions: '' },
  attachments: { create: '', read: EDITORS, update: '', delete: '', readVersions: '' },
  projects: {
    create: EDITORS,
    read: EDITORS,
    update: EDITORS,
    delete: 'admin',
    readVersions: '',
  },
  deliverables: {
    create: EDITORS,
    read: EDITORS,
    update: EDITORS,
    delete: 'admin',
    readVersions: '',
  },
  'guide-conversations': READ_ONLY,
  'guide-questions': READ_ONLY,
  'deliverable-versions': { ...READ_ONLY, delete: EDITORS },
  'guest-links': READ_ONLY,
  'guest-visits': READ_ONLY,
  'review-notes': READ_ONLY,
  'review-replies': READ_ONLY,
  'note-files': READ_ONLY,
  'review-rounds': READ_ONLY,
  'sign-offs': READ_ONLY,
  mails: { create: '', read: 'admin', update: '', delete: '', readVersions: '' },
  'security-events': { create: '', read: 'admin', update: '', delete: '', readVersions: '' },
  menus: { read: STAFF, update: EDITORS, readVersions: STAFF },
  'site-settings': { read: STAFF, update: EDITORS, readVersions: STAFF },
  'security-settings': { read: 'admin', update: 'admin' },
}
