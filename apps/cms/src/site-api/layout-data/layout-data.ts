import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { publicPath } from '@studio/shared/paths'
import { pathOf } from '@studio/shared/routes/manifest'
import type { SiteSetting } from '../../payload-types'
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
    badges: (settings.badges ?? []).map(({ label }) => label),
    social: (settings.social ?? []).map(({ network, href }) => ({ network, href })),
    foundedYear: settings.foundedYear,
    storyboards: storyboardsFor(settings),
    cookieNotice: cookieNoticeFor(reader, settings),
    thirdParties: thirdPartiesFor(reader, settings),
  }
  return { view, documents: context.reader.documents }
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
