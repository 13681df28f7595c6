import type { VersionFailure } from '@studio/shared/review/media'

/** All texts of the first screen. */
export const DESK_TEXTS = {
  heading: 'Your desk',
  total: (count: number) => `${count} in all`,
  failed: 'This could not be read just now.',
  untitled: 'Without a title',
  room: (title: string) => `Open “${title}” in the review room`,
  roomFailed: 'The room could not be opened. Try again.',

  failures: {
    title: 'What failed',
    mail: (to: string) => `Email to ${to}`,
    mailFailed: 'Not sent: given up',
    mailUnconfirmed: 'Probably sent, not confirmed',
    film: {
      unreadable: 'The file cannot be read',
      tooLong: 'The film is too long',
      tooLarge: 'The picture is too large',
      noMedia: 'The file has no picture and no sound',
      timedOut: 'Preparing it took too long',
      noFfmpeg: 'The server cannot prepare films',
      locked: 'The document is locked with a password',
      tooSparse: 'The film has hours between its pictures',
      differs: 'The prepared copy differs from the original',
      internal: 'It could not be prepared',
    } satisfies Record<VersionFailure, string>,
    waiting: (count: number) =>
      count === 1 ? 'One change is not live yet' : `${count} changes are not live yet`,
    waitingWhy: 'Visitors still see the old pages',
    job: (name: string) => `Background job “${name}”`,
    jobTries: (tries: number) => `Given up after ${tries} tries`,
  },

  inbox: {
    title: 'New messages',
    empty: 'No message waits for an answer.',
    all: 'Inbox',
    reply: 'The client replied',
    mine: 'Assigned to you',
    nobody: 'Assigned to nobody',
  },

  review: {
    title: 'Review rooms that wait for the studio',
    empty: 'No review round or note waits for the studio.',
    all: 'Rounds',
    answered: 'Everyone has answered: close the round',
    overdue: (answered: number, asked: number, due: string) =>
      `Was due ${due}, ${answered} of ${asked} answered`,
    notes: (count: number) => (count === 1 ? 'One open note' : `${count} open notes`),
    version: (number: number) => `Version ${number}`,
  },

  drafts: {
    title: 'Your drafts',
    empty: 'Everything that you changed is live.',
    isNew: 'Never published',
    changed: 'Live, changed since',
    shared: 'blocks, pictures or settings',
  },

  upcoming: {
    title: 'Goes live next',
    empty: 'Nothing is planned.',
    post: 'Post, from midnight UTC',
    asks: 'Waits for your answer',
    single: 'Scheduled change',
    release: (count: number) =>
      count === 1 ? 'Release of one document' : `Release of ${count} documents`,
  },

  live: {
    title: 'Went live today',
    empty: 'Nothing has changed for visitors today.',
    published: 'published',
    changed: 'changed',
    removed: 'taken off the site',
    moved: (from: string) => `moved from /${from}`,
    by: (name: string) => `by ${name}`,
    pages: (count: number) => (count === 1 ? 'on one page' : `on ${count} pages`),
    everywhere: 'on every page',
    notYet: 'not live yet',
    deleted: 'Deleted',
    globals: { menus: 'Header and footer', 'site-settings': 'Site settings' },
  },

  missed: {
    title: 'Addresses that visitors did not find',
    empty: 'No visitor met a missing page in the last 30 days.',
    times: (count: number) => (count === 1 ? 'Once' : `${count} times`),
    similar: (path: string) => `Similar: /${path}`,
    redirect: 'Redirect…',
    redirectOf: (path: string) => `Redirect /${path}`,
    redirectHeading: (path: string) => `Where should /${path} lead?`,
    redirectBody:
      'As soon as you save, everyone who opens the old address lands on the new one, in every language. You find the entry under Redirects.',
    target: 'New address, without the language',
    redirectConfirm: 'Save and put live',
    redirected: (from: string, to: string) => `/${from} now leads to /${to}.`,
    redirectFailed: 'The redirect could not be saved. Try again.',
    cancel: 'Cancel',
    dismiss: 'Dismiss',
    dismissOf: (path: string) => `Dismiss /${path}`,
    dismissed: (path: string) => `/${path} is off the list until somebody asks for it again.`,
    dismissFailed: 'That did not work. Try again.',
    all: 'Redirects',
  },

  searches: {
    title: 'Searches without results',
    empty: 'Every search of the last 90 days found something.',
    all: 'All searches',
    times: (count: number) => (count === 1 ? 'Once' : `${count} times`),
  },

  languages: {
    title: 'Languages that lag',
    empty: 'Every published document is ready in every language.',
    all: 'Languages board',
    outdated: (count: number) =>
      count === 1 ? 'One outdated document' : `${count} outdated documents`,
    missing: (count: number) =>
      count === 1 ? 'One document is missing' : `${count} documents are missing`,
  },

  legal: {
    title: 'Legal details',
    notice: 'Legal notice',
    noticeWhy: 'Visitors see sample data or nothing',
    vat: (country: string) => `Line on tax: ${country}`,
    vatWhy: 'Missing: the prices say nothing about VAT or sales tax',
    countries: { us: 'United States', uk: 'United Kingdom', gr: 'Germany' },
  },

  samples: {
    title: 'Sample copy left',
    count: (count: number) =>
      count === 1 ? 'One document with sample copy' : `${count} documents with sample copy`,
  },
} as const
