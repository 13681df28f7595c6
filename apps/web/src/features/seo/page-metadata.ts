import type { Metadata } from 'next'
import { READ_AT_META } from '@studio/shared/contracts/publish'
import { alternatesOf, canonicalUrl } from './alternates'
import type { Address } from '@/features/routing/address'
import type { PageAnswer } from '@studio/shared/contracts/page'
import { errorTitle } from './error-title'
import { openGraph } from './open-graph'
import { pageWords } from './page-words'
import { readersLinks } from './readers-links'

/** What stands in the head of a page; a page that is not there is never indexed. */
export async function pageMetadata(loaded: PageAnswer | null, address: Address): Promise<Metadata> {
  if (!loaded) return { title: await errorTitle(address.locale, 'unavailable'), robots: NOINDEX }
  const { view, shell } = loaded
  const other = { [READ_AT_META]: String(view.readAt) }
  if (view.kind !== 'page') {
    const title = await errorTitle(address.locale, 'notFound')
    return { title: `${title} · ${shell.studioName}`, robots: NOINDEX, other }
  }
  const words = await pageWords(view)
  const title = titleOf(words.title, shell.studioName)
  const { description } = words
  return {
    title,
    description,
    alternates: {
      canonical: canonicalUrl(view, address),
      languages: alternatesOf(view, address),
      types: await readersLinks(shell, address),
    },
    ...(view.seo.isIndexed ? {} : { robots: NOINDEX }),
    ...(await openGraph(view, shell, address, { title, description })),
    other,
  }
}

const NOINDEX = { index: false, follow: true }

/** An editor's title may carry the studio's name already. */
function titleOf(title: string, studioName: string): string {
  return title.includes(studioName) ? title : `${title} · ${studioName}`
}
