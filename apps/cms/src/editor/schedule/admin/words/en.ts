import type { ItemAction, Problem, ReleaseStatus } from '../../types'

/** `languages` is a phrase such as `in English and German`, which says which languages are meant. */
export const SCHEDULE_WORDS = {
  title: 'Schedule',
  none: 'Nothing is scheduled.',
  loading: 'Loading',
  loadFailed: 'The schedule could not be loaded.',
  retry: 'Try again',
  open: 'Schedule',
  openChange: 'Schedule these changes',
  openChangeHint: 'Change something above, and schedule it here instead of saving it.',
  unsaved: 'The document could not be saved, so nothing was scheduled. Correct the marked fields.',
  heading: (title: string) => `Schedule “${title}”`,
  what: 'What happens',
  languages: 'Languages',
  day: 'Day',
  clock: 'Time',
  zone: 'Time zone',
  tomorrow: 'Tomorrow 9:00',
  monday: 'Monday 9:00',
  confirm: 'Schedule',
  confirmMove: 'Change the time',
  close: 'Close',
  scheduled: 'Scheduled.',
  failed: 'That did not work. Try again.',
  forbidden: 'Only editors schedule changes.',
  publishResult: (languages: string, when: string) =>
    `From ${when} on, visitors see the text ${languages}, and what all languages share, as they are now. Edits after this do not change what goes live.`,
  unpublishResult: (languages: string, when: string) =>
    `From ${when} on, visitors do not see this ${languages} any more.`,
  changeResult: (when: string) =>
    `From ${when} on, visitors see these changes. Until then they are not saved in this form.`,
  moveResult: (when: string) => `It goes live ${when}.`,
  inLanguages: (names: string) => `in ${names}`,
  inAllLanguages: 'in all languages',
  noLanguage: 'Choose a language.',
  noTime: 'Choose a day and a time.',
  yourClock: (when: string) => `On your clock: ${when}.`,
  hourSkipped: 'The clocks are put forward and skip this time. Which time do you mean?',
  hourRepeated: 'The clocks are put back and show this time twice. Which one do you mean?',
  instant: (time: string, offset: string) => `${time} (UTC${offset})`,
  earlier: 'the first time',
  later: 'the second time',
  by: (author: string) => `by ${author}`,
  inRelease: (name: string) => `in the release “${name}”`,
  cancel: 'Cancel',
  cancelHeading: 'Cancel this change?',
  cancelBody: 'It does not go live then. The document stays as it is.',
  cancelConfirm: 'Cancel the change',
  cancelKeep: 'Keep it',
  cancelled: 'Cancelled.',
  move: 'Change the time',
  now: 'Make it live now',
  nowHeading: 'Make it live now?',
  nowBody: 'Visitors see it within seconds.',
  live: 'It is live.',
  stillWaits: 'It is not live: something is in its way.',
  undo: 'Undo',
  undoHeading: 'Undo this?',
  undoBody: 'Visitors see again what they saw before, in all its documents.',
  undone: 'Undone.',
  overwrite: 'Undo it, and lose what was changed since',
  keep: 'Use what was put in',
  renew: 'Use the newest text',
  remove: 'Take it out',
  intro:
    'What goes live when. A release is a bundle of pages, posts, prices and menu entries that goes live together or not at all. Documents are put into it in their forms, under “Schedule”.',
  preview: 'Preview the site',
  previewOf: (title: string) => `Preview the site with “${title}”: opens in a new tab`,
  previewPlan: 'Preview the planned site',
  previewHint:
    'Opens the website in a new tab with all that is planned: every page, in each country and language, on any date. Search, the guide and the redirects of renamed pages are as they are today.',
  newRelease: 'New release',
  newName: 'Name of the release',
  create: 'Create',
  created: 'Created. Now put documents into it: open one, and press “Schedule”.',
  month: 'Month',
  before: 'The month before',
  after: 'The next month',
  calendar: 'Calendar',
  list: 'List',
  empty: 'Nothing in this month.',
  emptyRelease: 'It is empty. Open a document, and put it in under “Schedule”.',
  count: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  when: 'When',
  ownTime: 'At a time of its own',
  withRelease: (name: string) => `With the release “${name}”`,
  putIn: 'Put it in',
  wasPutIn: 'It is in the release.',
  putInResult: (name: string) =>
    `It goes live together with everything else in “${name}”, as it is now. Edits after this do not change what goes live.`,
} as const

export const ACTION_WORDS: Record<ItemAction, (languages: string) => string> = {
  publish: (languages) => `Publish ${languages}`,
  unpublish: (languages) => `Take off the site ${languages}`,
  change: () => 'Change',
}

export const ACTION_NAMES: Record<ItemAction, string> = {
  publish: 'Publish',
  unpublish: 'Take off the site',
  change: 'Change',
}

export const STATUS_WORDS: Record<ReleaseStatus, string> = {
  open: 'No time yet',
  scheduled: 'Scheduled',
  waiting: 'Waits for you',
  live: 'Live',
  undone: 'Undone',
  cancelled: 'Cancelled',
}

export const PROBLEM_WORDS: Record<Problem['code'], (details: string) => string> = {
  missed: () =>
    'Its time has passed by more than six hours, so it did not go live. Make it live now, or choose another time.',
  editedSince: (details) =>
    `Changed since it was put in (${details}). Choose which text goes live.`,
  offSince: () => 'It was taken off the site since. Choose whether it goes live again.',
  inTrash: () => 'It is in the trash, and is not brought back. Restore it, or take it out.',
  deleted: () => 'It was deleted. Take it out.',
  invalid: (details) => `It cannot be published: ${details}`,
  missingWords: (details) => `Texts are missing: ${details}`,
  brokenLinks: (details) => `It links to documents that are not on the site: ${details}`,
  refusedByChecks: (details) => `The checks before publishing refuse it. ${details}`,
  failed: (details) => `It could not be made live: ${details}`,
}

/** Parts of a problem that the server has stored in English. */
export const DETAIL_WORDS = {
  allLanguages: 'All languages',
  system: 'the system',
  separator: '; ',
}

/** Why the server refuses a call, beside a field of the dialog. */
export const REFUSAL_WORDS = {
  invalid: 'This is not valid.',
  name: 'Write a name of at most 120 characters.',
  time: 'This is not a time that can be scheduled.',
  timeIsOver: 'This time is over. Choose a later one.',
  beforeItsDay: (day: string) =>
    `Its date is ${day}, and visitors do not see it before that day (UTC). Choose a later time, or change its date.`,
  otherAction: 'This document is changed in another way.',
  noText: (names: string) => `There is no text in ${names}.`,
  allLanguagesOnly: 'These documents are taken off the site in all languages only.',
  unchanged: 'Nothing was changed.',
}
