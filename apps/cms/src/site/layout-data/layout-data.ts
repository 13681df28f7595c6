import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { COUNTRY_FACTS } from '@studio/shared/countries'
import { publicPath } from '@studio/shared/paths'
import { ACCESSIBILITY_PATH, LEGAL_NOTICE_PATH } from '@studio/shared/routes/content'
import { pathOf } from '@studio/shared/routes/manifest'
import type { SiteSetting } from '../../payload-types'
import { companyOf } from '../content/company'
import { contactOfPage } from '../content/contact'
import { hrefOf } from '../content/links'
import type { PublishedReader } from '../reader/reader'
import { thirdPartiesFor } from './third-parties'
import { buildFooter, buildHeader, menuContext } from './menus'

interface BuiltLayoutData {
  view: LayoutData
  documents: string[]
}

export async function buildLayoutData(reader: PublishedReader): Promise<BuiltLayoutData> {
  const { country, locale } = reader.viewer
  const settings = await reader.settings()
  const context = await menuContext(reader, settings)
  const { menus } = context
  const view: LayoutData = {
    studioName: settings.studioName,
    mission: (country === 'uk' && settings.missionUk) || settings.mission,
    header: buildHeader(context),
    footer: buildFooter(context),
    loginHref: menus.showsLogin ? publicPath(locale, pathOf('login')) : null,
    contact: contactOfPage(settings, { country, locale }),
    company: companyOf(settings),
    contactPoints: settings.contacts.map(({ country: area, phone, email }) => ({
      area: COUNTRY_FACTS[area].iso,
      phone,
      email,
    })),
    legalPages: await legalPagesFor(reader, settings),
    badges: (settings.badges ?? []).map(({ label }) => label),
    social: (settings.social ?? []).map(({ network, href }) => ({ network, href })),
    foundedYear: settings.foundedYear,
    storyboards: storyboardsFor(settings),
    cookieNotice: cookieNoticeFor(reader, settings),
    thirdParties: thirdPartiesFor(reader, settings),
  }
  const documents = new Set([...reader.documents, ...context.reader.documents])
  return { view, documents: [...documents].sort() }
}

/**
 * The pages that the settings name or, if they name none, the pages at the paths of the plan. So
 * the links survive a page that moves, and settings that are older than these fields.
 */
async function legalPagesFor(
  reader: PublishedReader,
  { legal, cookieNotice }: SiteSetting,
): Promise<LayoutData['legalPages']> {
  const privacyPath = pathOf('privacypolicy')
  await reader.loadPaths([LEGAL_NOTICE_PATH, privacyPath, ACCESSIBILITY_PATH])
  const notice = reader.linked(legal?.noticePage) ?? reader.published(LEGAL_NOTICE_PATH)
  const privacy = reader.linked(cookieNotice?.page) ?? reader.published(privacyPath)
  const accessibility =
    reader.linked(legal?.accessibilityPage) ?? reader.published(ACCESSIBILITY_PATH)
  return {
    notice: notice && hrefOf(reader, notice),
    privacy: privacy && hrefOf(reader, privacy),
    accessibility: accessibility && hrefOf(reader, accessibility),
  }
}

/** Empty fields become null, because the web has default texts for them. */
const orNull = (text: string | null | undefined) => text?.trim() || null

export function storyboardsFor({ storyboards }: SiteSetting): LayoutData['storyboards'] {
  const { address, title, text, leave, stay } = storyboards ?? {}
  if (!address) return null
  return {
    href: address,
    title: orNull(title),
    text: orNull(text),
    leave: orNull(leave),
    stay: orNull(stay),
  }
}

export function cookieNoticeFor(
  reader: PublishedReader,
  { cookieNotice }: SiteSetting,
): LayoutData['cookieNotice'] {
  const { title, text, page } = cookieNotice ?? {}
  const policy = reader.related('pages', page)
  return {
    title: orNull(title),
    text: orNull(text),
    policy: policy && { label: policy.title, href: hrefOf(reader, policy.slug), isExternal: false },
  }
}
