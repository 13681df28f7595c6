import type { Locale } from '@studio/shared/locales'
import type { FoundLink, LinkTarget } from './collect-values'
import type { FindingKind, Problem } from './finding'
import { PREFLIGHT_WORDS } from './words'

/** What visitors find at the target of a link. */
export type Found =
  | { state: 'live'; name: string; readyLocales: Locale[] }
  | { state: 'draft'; name: string }
  /** `steps` are addresses, from the link's own to the last one. */
  | { state: 'redirect'; steps: string[]; isLoop: boolean }
  | { state: 'missing' }
  /** Another site, a mail address, or an address that no check can judge. */
  | { state: 'elsewhere' }

interface Judgement {
  kind: FindingKind
  message: string
}

/** @param find what a target leads to, which was looked up before */
export function checkLinks(
  links: FoundLink[],
  find: (target: LinkTarget) => Found,
  locale: Locale,
): Problem[] {
  return links.flatMap(({ target, ...place }) =>
    judge(target, find(target), locale).map((judgement) => ({
      ...place,
      ...judgement,
      subject: subjectOf(target),
    })),
  )
}

function judge(target: LinkTarget, found: Found, locale: Locale): Judgement[] {
  switch (found.state) {
    case 'elsewhere':
      return []
    case 'missing':
      return [{ kind: 'deadLink', message: messageOfMissing(target) }]
    case 'draft':
      // The site leaves out links to unpublished documents, but not typed addresses.
      return target.type === 'url'
        ? [
            {
              kind: 'deadLink',
              message: PREFLIGHT_WORDS.notPublishedAddress(shortOf(target.url)),
            },
          ]
        : [{ kind: 'unpublishedLink', message: PREFLIGHT_WORDS.notPublished(found.name) }]
    case 'redirect':
      return judgeRedirect(target, found)
    case 'live':
      return judgeLive(found, locale)
  }
}

function judgeRedirect(
  target: LinkTarget,
  { steps, isLoop }: Extract<Found, { state: 'redirect' }>,
): Judgement[] {
  if (isLoop) return [{ kind: 'redirectLoop', message: PREFLIGHT_WORDS.loop(steps) }]
  if (target.type === 'path') {
    const message = PREFLIGHT_WORDS.redirected(target.path, steps.at(-1) ?? '')
    return [{ kind: 'redirectedLink', message }]
  }
  if (steps.length <= 2) return []
  return [{ kind: 'redirectChain', message: PREFLIGHT_WORDS.chain(steps) }]
}

function judgeLive(
  { name, readyLocales }: Extract<Found, { state: 'live' }>,
  locale: Locale,
): Judgement[] {
  if (readyLocales.includes(locale)) return []
  return [{ kind: 'otherLanguage', message: PREFLIGHT_WORDS.otherLanguage(name, locale) }]
}

function messageOfMissing(target: LinkTarget): string {
  switch (target.type) {
    case 'page':
      return PREFLIGHT_WORDS.deletedPage
    case 'path':
      return PREFLIGHT_WORDS.nothingThere(target.path)
    case 'url':
      return isWhole(target.url)
        ? PREFLIGHT_WORDS.nothingThere(shortOf(target.url))
        : PREFLIGHT_WORDS.notWhole(target.url)
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

/** The site makes links only of addresses with these beginnings; see `rich-text.ts`. */
export function isWhole(url: string): boolean {
  return /^(https?:|mailto:|tel:|email:$|phone:$|storyboards:)/i.test(url)
}

function shortOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.replace(/^\//, '') : url
}
