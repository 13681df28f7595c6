import { COUNTRY_FACTS, isCountry } from '@studio/shared/countries'
import type { Outline, OutlineEntry } from '@studio/shared/contracts/listings'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'
import { absoluteUrl } from './alternates'

/**
 * @returns the site as one Markdown text in the format of llmstxt.org: a name, a summary, lists of
 * links
 */
export function llms(outline: Outline): string {
  const t = translator(DEFAULT_LOCALE, 'llms')
  const { services, pages, caseStudies, posts, jobs } = outline
  const contacts = outline.contacts.map(
    ({ country, phone, email }) => `- ${isoOf(country)}: ${phone}, ${email}`,
  )
  const sections: [string, string[]][] = [
    [t('services'), services.map(line)],
    [t('pages'), pages.map(line)],
    [t('caseStudies'), caseStudies.map(line)],
    [t('posts'), posts.map(line)],
    [t('jobs'), jobs.map(line)],
    [t('contact'), contacts],
  ]
  const shown = sections.filter(([, lines]) => lines.length > 0)
  return [
    `# ${outline.studioName}`,
    `> ${oneLine(outline.mission)}`,
    t('languages'),
    ...shown.map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`),
    '',
  ].join('\n\n')
}

function line({ path, title, description }: OutlineEntry): string {
  const link = `- [${oneLine(title).replace(/[[\]]/g, '')}](${absoluteUrl(DEFAULT_LOCALE, path)})`
  return description ? `${link}: ${oneLine(description)}` : link
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * @returns the ISO code of a country, because `gr`, the product's code for Germany, would be read
 * as Greece
 */
function isoOf(country: string): string {
  return isCountry(country) ? COUNTRY_FACTS[country].iso : country
}
