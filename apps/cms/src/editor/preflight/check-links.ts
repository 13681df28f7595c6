import type { Locale } from '@studio/shared/locales'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { languageName } from '../../platform/admin-language/language-name'
import { preflightWords, type PreflightWords } from './admin/words'
import type { FoundLink, LinkTarget } from './collect-values'
import type { FindingKind, Languages, Problem } from './finding'

const ARROW = ' → '

/** What visitors get when they follow a link. */
export type Found =
  /** `places` are the targets of links within the page; without them none is judged. */
  | { state: 'live'; name: string; readyLocales: Locale[]; places?: ReadonlySet<string> }
  | { state: 'draft'; name: string }
  /** `steps` are the URLs from the link's own target to the last redirect target. */
  | { state: 'redirect'; steps: string[]; isLoop: boolean }
  | { state: 'missing' }
  /** The target is another site, an email address, or a URL that no check can judge. */
  | { state: 'elsewhere' }

interface Judgement {
  kind: FindingKind
  message: string
}

/** @param find returns what a target leads to, which was looked up before */
export function checkLinks(
  links: FoundLink[],
  find: (target: LinkTarget) => Found,
  languages: Languages,
): Problem[] {
  return links.flatMap(({ target, ...place }) =>
    judge(target, find(target), languages).map((judgement) => ({
      ...place,
      ...judgement,
      subject: subjectOf(target),
    })),
  )
}

function judge(target: LinkTarget, found: Found, languages: Languages): Judgement[] {
  const { PREFLIGHT_WORDS } = wordsIn(preflightWords, languages)
  switch (found.state) {
    case 'elsewhere':
      return []
    case 'missing':
      return [{ kind: 'deadLink', message: messageOfMissing(target, PREFLIGHT_WORDS) }]
    case 'draft':
      // The site leaves out links to unpublished documents, but it shows links whose URL was typed.
      return target.type === 'url'
        ? [
            {
              kind: 'deadLink',
              message: PREFLIGHT_WORDS.notPublishedAddress(shortOf(target.url)),
            },
          ]
        : [{ kind: 'unpublishedLink', message: PREFLIGHT_WORDS.notPublished(found.name) }]
    case 'redirect':
      return judgeRedirect(target, found, PREFLIGHT_WORDS)
    case 'live':
      return [...judgePlace(target, found, PREFLIGHT_WORDS), ...judgeLive(found, languages)]
  }
}

function judgePlace(
  target: LinkTarget,
  { name, places }: Extract<Found, { state: 'live' }>,
  words: PreflightWords,
): Judgement[] {
  const place = placeOf(target)
  if (place === '' || !places || isPlaceOfPriceTable(place) || places.has(place)) return []
  return [{ kind: 'missingPlace', message: words.noPlace(name, place) }]
}

/** Price tables have places of their own, which the site makes of their lists. */
function isPlaceOfPriceTable(place: string): boolean {
  return place.startsWith('prices-')
}

/** The place within the page to which a link leads; empty if it leads to its beginning. */
export function placeOf(target: LinkTarget): string {
  if (target.type !== 'url') return target.anchor ?? ''
  if (!URL.canParse(target.url)) return ''
  const place = new URL(target.url).hash.slice(1)
  try {
    return decodeURIComponent(place)
  } catch {
    return place
  }
}

function judgeRedirect(
  target: LinkTarget,
  { steps, isLoop }: Extract<Found, { state: 'redirect' }>,
  words: PreflightWords,
): Judgement[] {
  if (isLoop) return [{ kind: 'redirectLoop', message: words.loop(steps.join(ARROW)) }]
  if (target.type === 'path') {
    const message = words.redirected(target.path, steps.at(-1) ?? '')
    return [{ kind: 'redirectedLink', message }]
  }
  if (steps.length <= 2) return []
  return [{ kind: 'redirectChain', message: words.chain(steps.length - 1, steps.join(ARROW)) }]
}

function judgeLive(
  { name, readyLocales }: Extract<Found, { state: 'live' }>,
  { locale, language }: Languages,
): Judgement[] {
  if (readyLocales.includes(locale)) return []
  const { PREFLIGHT_WORDS } = wordsIn(preflightWords, { language })
  const message = PREFLIGHT_WORDS.otherLanguage(name, languageName(locale, language))
  return [{ kind: 'otherLanguage', message }]
}

function messageOfMissing(target: LinkTarget, words: PreflightWords): string {
  switch (target.type) {
    case 'page':
      return words.deletedPage
    case 'path':
      return words.nothingThere(target.path)
    case 'url':
      return isWhole(target.url)
        ? words.nothingThere(shortOf(target.url))
        : words.notWhole(target.url)
  }
}

function subjectOf(target: LinkTarget): string {
  switch (target.type) {
    case 'page':
      return `page ${target.id}${hashOf(target)}`
    case 'path':
      return `/${target.path}${hashOf(target)}`
    case 'url':
      return target.url
  }
}

function hashOf({ anchor }: { anchor?: string }): string {
  return anchor ? `#${anchor}` : ''
}

/** The site makes links only of addresses with these beginnings; see `rich-text.ts`. */
export function isWhole(url: string): boolean {
  return /^(https?:|mailto:|tel:|email:$|phone:$|storyboards:)/i.test(url)
}

function shortOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.replace(/^\//, '') : url
}
