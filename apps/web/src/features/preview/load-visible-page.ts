import 'server-only'
import type { PageAnswer } from '@studio/shared/contracts/page'
import type { PreviewAnswer } from '@studio/shared/contracts/preview'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { PagePath } from '@studio/shared/paths'
import { framingAdmin } from '@studio/shared/preview'
import { cache } from 'react'
import { logCmsFailure } from '@/cms/client'
import { readPreviewed } from '@/cms/read-preview'
import { loadPage } from '@/cms/load-page'
import { currentPreview } from './preview-cookie'

export interface PreviewState extends Pick<
  PreviewAnswer,
  'document' | 'paths' | 'isDocument' | 'missing' | 'readyLocales' | 'plan'
> {
  /**
   * Whether the preview has ended: its links have expired or its documents are gone, so the page is
   * the public one.
   */
  isOver: boolean
  /** The origin of the admin that frames the page and announces saved drafts. */
  admin: string | null
}

interface VisiblePage {
  /** The page. Null without a valid answer of the CMS, or if the draft is incomplete. */
  loaded: PageAnswer | null
  preview: PreviewState | null
}

/** Loads a page for the current visitor: the public page, or a preview. */
export const loadVisiblePage = cache(async function loadVisiblePage(
  country: Country,
  locale: Locale,
  path: PagePath,
): Promise<VisiblePage> {
  const preview = await currentPreview()
  if (!preview) return { loaded: await loadPage(country, locale, path), preview: null }
  const { token, tickets } = preview
  const admin = tickets.map(framingAdmin).find(Boolean) ?? null
  try {
    const found = token && (await readPreviewed({ token, country, locale, path }))
    if (found) return { loaded: found.answer, preview: { ...found, isOver: false, admin } }
  } catch (error) {
    logCmsFailure(error)
    return { loaded: null, preview: { ...NOTHING, isOver: false, admin } }
  }
  const loaded = await loadPage(country, locale, path)
  return { loaded, preview: { ...NOTHING, isOver: true, admin } }
})

const NOTHING = {
  document: '',
  paths: {},
  isDocument: false,
  missing: [],
  readyLocales: [],
  plan: null,
}
