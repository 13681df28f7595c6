import type { Locale } from '@studio/shared/locales'
import { fold } from '../../../platform/lib/fold'
import { wordsMatching } from './words-matching'
import { APART, GENERAL_PAGES, type Service, SERVICES } from './table'

interface NamedServices {
  services: ReadonlySet<Service>
  /** The numbers of the words that name the services. */
  words: ReadonlySet<number>
}

const KEYS = Object.keys(SERVICES) as Service[]
const patterns = new Map<Locale, [Service, RegExp][]>()

/**
 * Finds the services that the folded words of a text name. A text that names a special kind of a
 * service does not count as naming the general service, too.
 */
export function namedServices(locale: Locale, words: readonly string[]): NamedServices {
  const services = new Set<Service>()
  const numbers = new Set<number>()
  for (const [service, pattern] of patternsOf(locale)) {
    for (const no of wordsMatching(words, pattern)) {
      services.add(service)
      numbers.add(no)
    }
  }
  return { services: narrowed(services), words: numbers }
}

/**
 * Removes the general services, because a visitor who names a special kind does not ask about the
 * other kinds.
 */
function narrowed(services: ReadonlySet<Service>): Set<Service> {
  const has = (service: Service) => services.has(service)
  const own = new Set(services)
  if (has('animatics')) {
    for (const [flat, animatic, film] of DIMENSIONS) {
      if (has(flat) && !has(film)) own.add(animatic)
      if (has(animatic) || own.has(animatic)) own.delete(film)
    }
    own.delete('animation')
  }
  for (const [flat, animatic, film] of DIMENSIONS) {
    if (own.has(animatic) || own.has(film)) own.delete(flat)
  }
  for (const service of [...own]) {
    const parent = parentOf(service)
    if (parent) own.delete(parent)
  }
  return own
}

const DIMENSIONS = [
  ['2d', '2d-animatics', '2d-animation'],
  ['3d', '3d-animatics', '3d-animation'],
] as const

function parentOf(service: Service): Service | null {
  const facts = SERVICES[service]
  return 'within' in facts ? facts.within : null
}

interface Place {
  path: string
  /** The headings and titles of the passage. */
  headings: string
  text: string
}

/**
 * @returns true if a passage may answer a question about the named services. Passages that name
 * only other services may not. Passages on a page about another service may not, unless a heading
 * names the services of the question.
 */
export function isAboutServices(
  locale: Locale,
  { path, headings, text }: Place,
  asked: ReadonlySet<Service>,
): boolean {
  if (asked.size === 0) return true
  const owners = withKin(servicesOfPath(path))
  const inHeadings = withKin(rawServices(locale, headings))
  const inText = withKin(rawServices(locale, text))
  const isGeneral = GENERAL_PAGES.has(path)
  const isOwned = owners.size > 0
  if (isOwned && ![...asked].some((service) => owners.has(service) || inHeadings.has(service))) {
    return false
  }
  const isApart = [...asked].some((service) => APART.has(service))
  const isNeutral = isGeneral && !isApart && inHeadings.size === 0 && inText.size === 0
  return (
    isNeutral ||
    [...asked].every((service) => {
      const parent = parentOf(service)
      return (
        owners.has(service) ||
        inHeadings.has(service) ||
        inText.has(service) ||
        (isGeneral &&
          asked.size === 1 &&
          parent !== null &&
          (inHeadings.has(parent) || inText.has(parent)))
      )
    })
  )
}

/** @returns true if the headings or the text of a passage name any service */
export function namesServices(locale: Locale, { headings, text }: Place): boolean {
  return rawServices(locale, `${headings} ${text}`).size > 0
}

/** The pages about the services. Pages that describe a service come first. */
export function pagesOfServices(services: ReadonlySet<Service>): string[] {
  const pages = [...services].map((service): readonly string[] => SERVICES[service].pages)
  return [...new Set([...pages.flatMap((each) => each.slice(0, 1)), ...pages.flat()])]
}

function servicesOfPath(path: string): Set<Service> {
  return new Set(
    KEYS.filter((service) =>
      SERVICES[service].pages.some((page) => path === page || path.startsWith(`${page}/`)),
    ),
  )
}

function rawServices(locale: Locale, text: string): ReadonlySet<Service> {
  return namedServices(locale, fold(text).split(' ')).services
}

/** The services, the general services to which they belong, and “2D” or “3D”. */
function withKin(services: ReadonlySet<Service>): Set<Service> {
  const all = new Set(services)
  for (const service of services) {
    const parent = parentOf(service)
    if (parent) all.add(parent)
    for (const [flat, animatic, film] of DIMENSIONS) {
      if (service === animatic || service === film) all.add(flat)
    }
  }
  return all
}

function patternsOf(locale: Locale): [Service, RegExp][] {
  const known = patterns.get(locale)
  if (known) return known
  const made = KEYS.map((service): [Service, RegExp] => [
    service,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${SERVICES[service].names[locale]})(?![\\p{L}\\p{N}])`, 'gu'),
  ])
  patterns.set(locale, made)
  return made
}
