import { TRASH_TEXTS } from '../../../trash/admin/words/en'
import type { GroupKey } from '../../hit'
import type { FoundStatus, Stands } from '../../read-documents'

/** The texts of the admin's search. */
export const FIND_TEXTS = {
  open: 'Find',
  keys: 'Ctrl K',
  deskLabel: 'Find or do anything',
  shortcuts: 'Shortcuts',
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
  globals: { menus: 'Header and footer', 'site-settings': 'Site settings' },
  status: {
    live: 'Live',
    changed: 'Live, changed since',
    draft: 'Draft, not on the site',
    inUse: 'In use',
  } satisfies Record<FoundStatus, string>,
  stands: {
    draft: 'only in the draft',
    live: 'only in what is live',
  } satisfies Record<Exclude<Stands, 'both'>, string>,
  groups: {
    actions: 'Actions',
    documents: 'Pages and other documents',
    texts: 'Words in documents',
    prices: 'Prices',
    pictures: 'Pictures, clips and files',
    inquiries: 'Messages',
    projects: 'Projects',
    people: 'Accounts',
  } satisfies Record<GroupKey, string>,
  actions: {
    new: {
      pages: 'New page',
      posts: 'New blog post',
      'case-studies': 'New case study',
      jobs: 'New job',
      videos: 'New film',
      categories: 'New category',
      testimonials: 'New testimonial',
      'search-synonyms': 'New synonyms',
    },
    prices: 'Open the price book',
    manyPrices: 'Change many prices at once',
    percentOf: (title: string, percent: number) =>
      `${percent < 0 ? 'Lower' : 'Raise'} the prices of “${title}” by ${Math.abs(percent)} %`,
    schedule: 'Open the schedule',
    languages: 'Open the languages board',
    changes: 'Who changed what',
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
  /** Synonyms by which actions are found too. */
  also: {
    new: 'create add write',
    newSynonyms: 'create add words search',
    prices: 'prices raise lower change amounts',
    manyPrices: 'raise lower percent csv file bulk',
    schedule: 'releases calendar later tomorrow',
    languages: 'translate translations outdated missing german arabic',
    changes: 'history log changes undo',
    replace: 'search says words everywhere',
    desk: 'home dashboard first screen',
    inbox: 'messages inquiries',
    media: 'media images upload clips',
    menus: 'menu navigation',
    settings: 'phone contacts claims address',
    redirects: 'old addresses',
    trash: 'deleted restore undo',
    users: 'users people',
    invite: 'new user account',
  },
} as const

/** The texts of the screen “Every page that says …”. */
export const SAYS_TEXTS = {
  heading: 'Every page that says …',
  intro:
    'Lists every sentence with a text: in all languages, in drafts and in what visitors see. Replacing shows old and new first, page by page.',
  text: 'Text',
  language: 'Language',
  everyLanguage: 'All languages',
  isWholeWords: 'Whole words only',
  isExact: 'Exactly these capital and small letters',
  search: 'List the sentences',
  searching: 'Searching…',
  tooShort: 'Write two letters or more.',
  failed: 'That did not work. Try again.',
  none: (text: string) => `Nothing says “${text}”.`,
  found: (sentences: number, documents: number) =>
    `${sentences === 1 ? 'One sentence' : `${sentences} sentences`} in ${
      documents === 1 ? 'one document' : `${documents} documents`
    }`,
  more: (count: number) => `The list shows the first ${count}.`,
  incomplete: 'Recent changes are still being read. List the sentences again in a moment.',
  times: (count: number) => `${count} times`,
  shared: 'All languages',

  by: 'Replace by (if empty, the text is removed)',
  preview: 'Preview the replacement',
  pages: 'Pages with the text',
  before: 'Old',
  after: 'New',
  tick: (label: string, title: string) => `Replace in ${label} of ${title}`,
  left: (count: number) =>
    `${count === 1 ? 'One more page is' : `${count} more pages are`} not in this preview. Replace these first, then preview again.`,
  mode: 'What should happen?',
  draft: 'Save as drafts',
  draftHint: 'Visitors see no difference until somebody publishes each page.',
  publish: 'Publish',
  publishHint:
    'Visitors see the new text within seconds, in the language of each line. Pages with other unpublished changes stay drafts.',
  noDrafts: 'Has no drafts: it is live as soon as it is saved.',
  run: (count: number) => (count === 1 ? 'Replace one text' : `Replace ${count} texts`),
  running: 'Replacing…',
  results: 'What happened',
  outcomes: { draft: 'Saved as a draft', published: 'Live', refused: 'Not changed' },
} as const

/** The messages of the preview and of the result of a replacement, page by page. */
export const REPLACE_TEXTS = {
  refusals: {
    gone: 'It was deleted, or you may not read it.',
    forbidden: 'You may not change it.',
    changed: 'It was changed after this preview. Make the preview again.',
    editing: (name: string) => `${name} is changing it right now. Try again later.`,
    open: 'Somebody else has it open. Try again later.',
    nothing: 'It does not contain the text any more.',
    noDrafts: 'It has no drafts: saving puts it live at once. Choose “Publish”.',
    failed: 'It could not be saved.',
  },
  /** The reasons why a document is saved as a draft and not published. */
  draftOnly: {
    notLive: 'It is not on the site, so it stays a draft.',
    hasDraft: 'It has other unpublished changes, so it stays a draft.',
    notReady: 'Visitors do not read this language yet, so it stays a draft.',
  },
  passages: {
    acrossNodes: 'Part of it crosses a link, a price or a line break and stays. Change it by hand.',
    shared: 'All languages share this text. Change it by hand.',
    liveOnly: 'The draft says something else already. Publish or change it by hand.',
  },
} as const
