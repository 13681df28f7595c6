import type { PageView } from '@studio/shared/contracts/page'
import { UNCATEGORISED } from '../../fields/work-rules'
import { hrefOf } from '../links'
import type { PublishedReader } from '../reader'

interface Step {
  slug: string
  title: string
}

/** From the home page by the work page, where there is one, to these. */
export async function trailTo(
  reader: PublishedReader,
  steps: Step[],
): Promise<PageView['breadcrumbs']> {
  const [home, work] = await Promise.all([reader.page('home'), reader.page(UNCATEGORISED)])
  const trail = [home, work, ...steps].filter((step) => step !== null)
  return trail.map(({ title, slug }) => ({ label: title, href: hrefOf(reader, slug) }))
}
