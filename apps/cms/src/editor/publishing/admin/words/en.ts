import type { Country } from '@studio/shared/countries'
import { TRASH_DAYS } from '../../../trash/kept-collections'

export const COUNTRY_NAMES: Record<Country, string> = {
  us: 'United States',
  uk: 'United Kingdom',
  gr: 'Germany',
}

export const PANEL_TEXTS = {
  title: 'Where this is shown',
  loading: 'Checking…',
  failed: 'This could not be loaded just now. Trying again in a moment.',
  nowhere: 'No page shows this yet.',
  nowhereHint: 'Pages appear here once they have been visited.',
  pages: (count: number) => (count === 1 ? 'Shown on 1 page' : `Shown on ${count} pages`),
  onlyLayout: 'No page of its own shows this.',
  layout: 'In the header or footer of every page',
  home: 'Home page',
  everywhere: 'All countries',
  newTab: '(opens the live site)',
  more: (count: number) => `Show ${count} more`,
  changed: 'Last change',
  live: (when: string, seconds: string) => `Live since ${when} (${seconds} s after saving)`,
  notLive: (when: string) => `Saved ${when}. Not live yet…`,
  waiting: (when: string, minutes: number) =>
    `Saved ${when}. Not live yet after ${minutes} min: the website is not responding. We keep trying until it does.`,
  appears: (when: string) => `Published. Visitors see it from ${when} on.`,
  neverChanged: 'No change for visitors has been saved yet.',
} as const

export const TAKING_DOWN_TEXTS = {
  unpublish: 'Unpublish…',
  unpublishHeading: 'Take this from the site?',
  unpublishIntro:
    'Visitors can no longer open it, in any language. It stays here as a draft and can be published again.',
  unpublishConfirm: 'Unpublish',
  unpublishUnsaved: 'Your last changes could not be saved, so nothing was unpublished.',
  unpublishFailed: 'It could not be unpublished. Try again.',
  delete: 'Delete…',
  deleteHeading: (title: string) => `Delete “${title}”?`,
  deleteIntro: `It goes to the trash, in all languages, and can be restored there for ${TRASH_DAYS} days. Visitors no longer see it.`,
  deleteOrUnpublish: 'To take it from the site and keep it in its list, unpublish it.',
  deleteConfirm: 'Move to the trash',
  deleteFailed: 'It could not be deleted. Try again.',
  deleted: (title: string) => `“${title}” is in the trash.`,
  looking: 'Finding the pages that show it…',
  failed: 'What shows it could not be read. You can go on all the same.',
  nothing:
    'No menu or draft uses it, and none of the pages that visitors have opened so far shows it or leads to it.',
  menus: 'Header or footer lead to it: their links to it go.',
  pages: (count: number) =>
    count === 1
      ? '1 live page shows it or leads to it'
      : `${count} live pages show it or lead to it`,
  drafts: (count: number) => (count === 1 ? '1 draft uses it' : `${count} drafts use it`),
  untitled: 'Without a title',
} as const

const documents = (count: number) => (count === 1 ? '1 document' : `${count} documents`)

export const BULK_TEXTS = {
  publish: (count: number, language: string) => `Publish ${count} in ${language}…`,
  unpublish: (count: number) => `Unpublish ${count}…`,
  heading: { publish: 'Publish these?', unpublish: 'Take these off the site?' },
  willChange: {
    publish: (count: number) => `Goes live now: ${documents(count)}`,
    unpublish: (count: number) => `Leaves the site now, in every language: ${documents(count)}`,
  },
  stay: (count: number) => `Stays as it is: ${documents(count)}`,
  confirm: {
    publish: (count: number) => (count === 0 ? 'Close' : `Publish ${count}`),
    unpublish: (count: number) => (count === 0 ? 'Close' : `Unpublish ${count}`),
  },
  done: {
    publish: (count: number) => `Published: ${documents(count)}.`,
    unpublish: (count: number) => `Taken off the site: ${documents(count)}.`,
  },
  failed: 'That did not work, and nothing has changed. Try again.',
} as const
