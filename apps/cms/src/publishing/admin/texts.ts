import type { Country } from '@studio/shared/countries'

export const COUNTRY_NAMES: Record<Country, string> = {
  us: 'United States',
  uk: 'United Kingdom',
  gr: 'Germany',
}

export const PANEL_TEXTS = {
  title: 'Where this is shown',
  loading: 'Looking…',
  failed: 'This could not be read. It is tried again after the next save.',
  nowhere: 'No page shows this yet.',
  nowhereHint: 'A page appears here once it was visited.',
  pages: (count: number) => (count === 1 ? 'Shown on 1 page' : `Shown on ${count} pages`),
  onlyShell: 'No page of its own shows this.',
  shell: 'In header or footer of every page',
  home: 'Home page',
  everywhere: 'All countries',
  newTab: '(opens the live site)',
  more: (count: number) => `Show ${count} more`,
  changed: 'Last change',
  live: (when: string, seconds: string) => `Live since ${when} (${seconds} s after saving)`,
  notLive: (when: string) => `Saved ${when}. Not live yet…`,
  neverChanged: 'No change for visitors has been saved yet.',
} as const
