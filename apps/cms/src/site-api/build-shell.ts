import type { ShellView } from '@studio/shared/contracts/shell'
import type { SiteSetting } from '../payload-types'
import { contactFor } from './contact'
import { cookieNoticeFor, storyboardsFor } from './dialogs'
import { resolveLink } from './links'
import type { PublishedReader } from './reader'
import { thirdPartiesFor } from './third-parties'

type StoredMenu = SiteSetting['navigation']

export async function buildShell(reader: PublishedReader): Promise<ShellView> {
  const { country } = reader.viewer
  const settings = await reader.settings()
  const menu = (entries: StoredMenu) => menuFor(reader, entries, settings)
  return {
    studioName: settings.studioName,
    mission: (country === 'uk' && settings.missionUk) || settings.mission,
    navigation: menu(settings.navigation),
    footerNavigation: menu(settings.footerNavigation),
    callToAction: callToActionFor(reader, settings),
    contact: contactFor(settings, country),
    badges: (settings.badges ?? []).map(({ label }) => label),
    social: (settings.social ?? []).map(({ network, href }) => ({ network, href })),
    foundedYear: settings.foundedYear,
    storyboards: storyboardsFor(settings),
    cookieNotice: cookieNoticeFor(reader, settings),
    thirdParties: thirdPartiesFor(reader, settings),
  }
}

function menuFor(reader: PublishedReader, entries: StoredMenu, settings: SiteSetting) {
  return (entries ?? []).flatMap(({ label, link, countries }) => {
    if (countries?.length && !countries.includes(reader.viewer.country)) return []
    const target = resolveLink(reader, link, settings)
    return target ? [{ label, ...target }] : []
  })
}

function callToActionFor(
  reader: PublishedReader,
  settings: SiteSetting,
): ShellView['callToAction'] {
  const { callToAction } = settings
  const target = callToAction.label ? resolveLink(reader, callToAction.link, settings) : null
  if (!callToAction.label || !target) return null
  return { label: callToAction.label, emphasis: 'primary', ...target }
}
