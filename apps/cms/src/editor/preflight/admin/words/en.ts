/** Messages of the checks before a document goes live. */
export const PREFLIGHT_WORDS = {
  missing: (language: string) =>
    `This is empty, and ${language} is marked under “Ready in”. Write it, or remove ${language} there.`,
  deletedPage: 'The page that this link leads to was deleted. Choose another page.',
  nothingThere: (path: string) =>
    `Nothing has the address /${path}: no document, and no redirect. Write another one.`,
  notWhole: (url: string) =>
    `“${url}” is not a whole address, so visitors see no link. Choose the page, or write an address that begins with https://.`,
  notPublished: (name: string) =>
    `“${name}” is not on the site. Visitors do not see this link until it is published.`,
  notPublishedAddress: (path: string) =>
    `What has the address /${path} is not on the site. Visitors who follow this link find nothing there.`,
  noPlace: (name: string, place: string) =>
    `“${name}” has no place “${place}”, so the link leads to the beginning of the page. A place is the name of a block in the form of that page.`,
  otherLanguage: (name: string, language: string) =>
    `“${name}” is not ready in ${language}. Visitors who follow this link read it in English.`,
  redirected: (path: string, to: string) =>
    `At /${path} there is only a redirect to ${to}, so visitors do not see this link. Write ${to} here.`,
  chain: (redirects: number, steps: string) =>
    `This leads through ${redirects} redirects: ${steps}. Write the last address here.`,
  loop: (steps: string) =>
    `These redirects lead in a circle: ${steps}. Change one of them, or write another address.`,
  noAlternative: (name: string) =>
    `The picture “${name}” has no alternative text in any language. Say in one sentence what is seen.`,
  untranslatedAlternative: (name: string, language: string) =>
    `The picture “${name}” has no alternative text in ${language}. Visitors hear it in another language.`,
  typedAmount: (amount: string) =>
    `No current price is ${amount}. Choose a price of the price book here, so that the text follows it, or correct the amount.`,
  claimMissing: (key: string, countries: string) =>
    `The claim “${key}” has no value that is shown in ${countries}, so its figure is left out there.`,
  claimsDisagree: (key: string, values: string) =>
    `The claim “${key}” differs between countries: ${values}.`,
  claimIn: (country: string, value: string) => `${country} “${value}”`,
  claimsSeparator: '; ',
  claimDisputed: (key: string, country: string) =>
    `The sources of the claim “${key}” disagree (${country}).`,
  titleTooLong: (length: number, most: number) =>
    `The title for search engines has ${length} characters. They show about ${most} and cut the rest.`,
  noDescription:
    'There is no description for search engines, so they choose a sentence of the page.',
  descriptionTooLong: (length: number, most: number) =>
    `The description for search engines has ${length} characters. They show about ${most} and cut the rest.`,
  descriptionTooShort: (length: number, least: number) =>
    `The description for search engines has only ${length} characters. At ${least} or more they show it instead of a sentence of the page.`,
  forbidden: (word: string, instead: string) =>
    `“${word}” is not used in the studio’s texts. Instead: ${instead}.`,
} as const

/** Texts of the buttons and the dialog in the form. */
export const PREFLIGHT_TEXTS = {
  check: 'Check',
  checking: 'Checking…',
  checkedHeading: (count: number) =>
    count === 0
      ? 'Nothing was found'
      : count === 1
        ? '1 thing was found'
        : `${count} things were found`,
  checkedIntro: (languages: string) =>
    `Checked as last saved, in ${languages}. Nothing has been published.`,
  clean:
    'Links, redirects, alternative texts, required texts, figures, claims, words and lengths for search engines are in order.',
  checkedForm: (languages: string) =>
    `Checked as it is typed here, in ${languages}. Nothing has been saved; saving shows it to visitors at once.`,
  cleanForm: 'Links, redirects, alternative texts, figures and words are in order.',
  again: 'Check again',
  close: 'Close',
  blockedHeading: 'Not published: this has to be solved first',
  warnedHeading: 'Publish this?',
  warnedIntro: 'Nothing is on the site yet. Visitors will meet the following:',
  blockedIntro: 'Visitors still see what they saw before.',
  publishAnyway: 'Publish all the same',
  publish: 'Publish',
  small: (count: number) =>
    `${count === 1 ? '1 small thing is' : `${count} small things are`} worth a look: press “Check”.`,
  blocking: 'Has to be solved',
  told: 'Worth a look',
  known: 'On the site already',
  goTo: 'Go to the field',
  goToIn: (language: string) => `Go to the field in ${language}`,
  openPicture: 'Open the picture',
  failed: 'The document could not be checked. Try again.',
} as const

/** Replacements for those suggestions in the writing rules that are explanations and not words. */
export const COPY_HINTS = {
  'one l': 'with one l',
  'without s': 'without s',
  American: 'the American spelling',
  'what was measured, or nothing': 'what was measured, or nothing',
  'was gemessen wurde, oder nichts': 'what was measured, or nothing',
  'ما تم قياسه، أو لا شيء': 'what was measured, or nothing',
} as const
