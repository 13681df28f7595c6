import { trashWords } from '../trash/admin/words'
import type { FoundStatus, Stands } from './read-documents'

const { TRASH_TEXTS } = trashWords.en

/** All words of the search in the admin. */
export const FIND_WORDS = {
  open: 'Find',
  openHint: 'Find anything (Ctrl+K)',
  heading: 'Find',
  label: 'Find pages, words, prices, pictures, people and actions',
  placeholder: 'A title, a word, an amount, an action…',
  close: 'Close',
  results: 'Results',
  none: (query: string) => `Nothing contains “${query}”.`,
  hint: 'Write two letters or more. Enter opens the chosen line, the arrow keys choose another one.',
  found: (count: number) => (count === 1 ? 'One result' : `${count} results`),
  failed: 'The search did not answer. Try again.',
  incomplete: 'Recent changes are still being read; the list may lack a few lines.',
  allLanguages: 'All languages',
  globals: { menus: 'Header and footer', 'site-settings': 'Site settings' },
  status: {
    live: 'Live',
    changed: 'Live, changed since',
    draft: 'Draft, not on the site',
    inUse: 'In use',
  } satisfies Record<FoundStatus, string>,
  stands: {
    both: '',
    draft: 'only in the draft',
    live: 'only in what is live',
  } satisfies Record<Stands, string>,
  groups: {
    actions: 'Actions',
    documents: 'Pages and other documents',
    texts: 'Words in documents',
    prices: 'Prices',
    pictures: 'Pictures, clips and files',
    inquiries: 'Messages',
    projects: 'Projects',
    people: 'Accounts',
  },
  actions: {
    new: {
      pages: 'New page',
      posts: 'New blog post',
      'case-studies': 'New case study',
      jobs: 'New job',
      videos: 'New film',
      categories: 'New category',
    },
    prices: 'Open the price book',
    pricesOf: (title: string) => `Change the prices of “${title}”`,
    says: (query: string) => `Every page that says “${query}”`,
    replace: 'Find and replace a text on all pages',
    desk: 'Open your desk',
    trash: `Open the ${TRASH_TEXTS.heading.toLowerCase()}`,
    inbox: 'Open the inbox',
    media: 'Open the pictures',
    menus: 'Change header and footer',
    settings: 'Change the site’s settings',
    redirects: 'Open the redirects',
    users: 'Open the accounts',
    invite: 'Invite a colleague or client',
  },
} as const
