import type { ShellView } from '@studio/shared/contracts/shell'
import { publicPath } from '@studio/shared/paths'
import { pathOf } from '@studio/shared/routes/manifest'
import { buildFooter } from './menus/build-footer'
import { buildHeader } from './menus/build-header'
import { menuContext } from './menus/menu-context'
import { contactFor } from './contact'
import { cookieNoticeFor, storyboardsFor } from './dialogs'
import type { PublishedReader } from './reader'
import { thirdPartiesFor } from './third-parties'

interface BuiltShell {
  view: ShellView
  documents: string[]
}

export async function buildShell(reader: PublishedReader): Promise<BuiltShell> {
  const { country, locale } = reader.viewer
  const settings = await reader.settings()
  const context = await menuContext(reader, settings)
  const { menus } = context
  const view: ShellView = {
    studioName: settings.studioName,
    mission: (country === 'uk' && settings.missionUk) || settings.mission,
    header: buildHeader(context),
    footer: buildFooter(context),
    loginHref: menus.showsLogin ? publicPath(locale, pathOf('login')) : null,
    contact: contactFor(settings, country),
    badges: (settings.badges ?? []).map(({ label }) => label),
    social: (settings.social ?? []).map(({ network, href }) => ({ network, href })),
    foundedYear: settings.foundedYear,
    storyboards: storyboardsFor(settings),
    cookieNotice: cookieNoticeFor(reader, settings),
    thirdParties: thirdPartiesFor(reader, settings),
  }
  return { view, documents: context.reader.documents }
}
