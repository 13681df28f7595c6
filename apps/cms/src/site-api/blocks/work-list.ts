import { listPath } from '@studio/shared/list-path'
import type { BlockBuilder } from './types'
import { hrefOf } from '../links'
import { pageOfFilms } from '../works/page-of-films'
import { readAllVideoIds, readCategories, readVideoIds } from '../works/read-works'

/** All films or those of one category; the filter leads from one view to the other. */
export const workList: BlockBuilder<'workList'> = async (block, { reader, list: view }) => {
  const filters = (await readCategories(reader)).filter(({ isWorkFilter }) => isWorkFilter)
  const current = filters.find(({ slug }) => slug === view.filter)
  const ids = current ? await readVideoIds(reader, current) : await readAllVideoIds(reader)
  const hrefTo = (filter: string | null) =>
    hrefOf(reader, listPath({ base: view.base, filter, page: 1 }))
  return {
    heading: block.heading ?? null,
    intro: block.intro ?? null,
    everything: { href: hrefTo(null), isCurrent: !current },
    filters: filters.map(({ title, slug }) => ({
      label: title,
      href: hrefTo(slug),
      isCurrent: slug === view.filter,
    })),
    about: current ? { label: current.title, href: hrefOf(reader, current.slug) } : null,
    films: await pageOfFilms(reader, ids, view),
  }
}
