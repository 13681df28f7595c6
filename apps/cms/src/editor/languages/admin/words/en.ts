import type { CellFilter, BOARD_SORTS } from '../../read-board'
import type { Lag } from '../../sources'
import type { LanguageState } from '../../language-state'

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`

/** Texts of the languages board, and of the English text beside fields. */
export const LANGUAGE_WORDS = {
  heading: 'Languages',
  intro:
    'What exists in which language. “Outdated” means that the English has changed since a text was translated, or that it has a text that the language lacks. Outdated languages stay on the site as they are.',
  summary: 'At a glance',
  upToDate: 'nothing to do',
  filters: 'Filter and sort',
  search: 'Title',
  kind: 'Kind',
  anyKind: 'Everything',
  language: 'Language',
  anyLanguage: 'Any language',
  state: 'State',
  anyState: 'Any state',
  sort: 'Sort by',
  show: 'Show',
  reset: 'Show everything',
  states: {
    missing: 'Missing',
    draft: 'Draft waiting',
    scheduled: 'Scheduled',
    live: 'Live and up to date',
    outdated: 'Outdated',
  } satisfies Record<CellFilter, string>,
  sorts: {
    outdated: 'Most outdated first',
    title: 'Title',
    kind: 'Kind',
  } satisfies Record<(typeof BOARD_SORTS)[number], string>,
  counts: {
    missing: (number: number) => `${number} missing`,
    draft: (number: number) => count(number, 'draft', 'drafts'),
    scheduled: (number: number) => `${number} scheduled`,
    outdated: (number: number) => `${number} outdated`,
  },
  found: (number: number) => count(number, 'document', 'documents'),
  nothing: 'Nothing matches these filters.',
  table: 'Documents and their languages',
  document: 'Document',
  untitled: 'Without a title',
  cell: {
    missing: 'Missing',
    draft: 'Draft',
    live: 'Live',
    changed: 'Live, draft waiting',
  } satisfies Record<LanguageState, string>,
  outdated: 'Outdated',
  scheduled: (when: string) => `Scheduled: ${when}`,
  changed: (number: number) => count(number, 'text changed', 'texts changed'),
  untranslated: (number: number) => `${number} not translated`,
  open: (title: string, language: string) => `Open “${title}” in ${language}: `,
  publish: 'Publish…',
  publishOf: (title: string, language: string) => `Publish “${title}” in ${language}`,
  publishHeading: (title: string, language: string) => `Publish “${title}” in ${language}?`,
  publishLoading: 'Checking what visitors will see…',
  publishPaths: (language: string) =>
    `Visitors then read the newest ${language} text. Other languages keep their texts.`,
  publishShared:
    'Blocks, pictures and settings have unpublished changes, too. They go live in every language with it.',
  sharedStays:
    'Blocks, pictures and settings have unpublished changes, too. They stay a draft until an editor publishes them.',
  publishNotReady: (language: string) =>
    `${language} is not in “Ready in”: visitors keep reading the English until somebody adds it there and publishes.`,
  publishOutdated: (number: number) =>
    `The English has changed since the public text was translated: ${count(number, 'text', 'texts')}. Check that the draft covers it.`,
  refused: 'It cannot be published:',
  failed: 'That did not work, and nothing has changed. Try again.',
  published: (title: string, language: string) => `“${title}” is published in ${language}.`,
  cancel: 'Cancel',
  close: 'Close',
  confirmPublish: 'Publish',
  pages: 'Pages of the list',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, total: number) => `Page ${page} of ${total}`,
  smallCorrection: 'Small correction: the translations stay valid',
  smallCorrectionHelp:
    'For typing errors and the like. Without this, the other languages are marked as outdated where the English changes.',
  english: 'English',
  englishOf: (label: string) => `English of ${label}`,
  lag: {
    changed: 'Changed since the translation',
    untranslated: 'Not translated: visitors read the English',
  } satisfies Record<Lag, string>,
  copy: 'Copy the English',
  copyOf: (label: string, language: string) =>
    `Copy the English of ${label} into the field (${language})`,
  putBack: 'Put my text back',
  putBackOf: (label: string) => `Put my text of ${label} back`,
  confirm: 'Up to date',
  confirmEmpty: 'The English is fine here',
  confirmOf: (label: string) => `Up to date: ${label}`,
  confirmEmptyOf: (label: string) => `The English is fine here: ${label}`,
  confirmed: 'Marked as up to date. Visitors see no difference.',
  changesHeading: (language: string) => `Outdated in ${language}`,
  confirmAllHelp:
    'Change these texts and publish. If they are right as they are, mark them as up to date; visitors see no difference.',
  confirmAll: 'Everything is up to date',
} as const
