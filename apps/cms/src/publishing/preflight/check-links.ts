import type { Locale } from '@studio/shared/locales'
import { wordsIn } from '../../admin-language/admin-words'
import { languageName } from '../../admin-language/language-name'
import { preflightWords, type PreflightWords } from './admin/words'
import type { FoundLink, LinkTarget } from './collect-values'
import type { FindingKind, Languages, Problem } from './finding'

const ARROW = ' → '

/** What visitors get when they follow a link. */
export type Found =
  | { state: 'live'; name: string; readyLocales: Locale[] }
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
      return judgeLive(found, languages)
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
      return `page ${target.id}`
    case 'path':
      return `/${target.path}`
    case 'url':
      return target.url
  }
}

/** The site makes links only of URLs with these beginnings (see `rich-text.ts`). */
export function isWhole(url: string): boolean {
  return /^(https?:|mailto:|tel:|email:$|phone:$|storyboards:)/i.test(url)
}

function shortOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.replace(/^\//, '') : url
}
