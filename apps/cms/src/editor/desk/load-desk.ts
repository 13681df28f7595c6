import type { PayloadRequest } from 'payload'
import { hasRole } from '../../platform/access/roles'
import { deskTexts, type DeskList, type DeskSource } from './source'
import { DESK_SOURCES } from './sources'

export interface DeskSection {
  key: string
  title: string
  /**
   * The line that is shown if the section has no entries. If it is null, an empty section is
   * hidden.
   */
  empty: string | null
  /** The section's entries; null if they could not be read. */
  list: DeskList | null
}

/**
 * Reads the sections that the user may see, in parallel. One that fails does not hide the others.
 */
export async function loadDesk(
  req: PayloadRequest,
  sources: readonly DeskSource[] = DESK_SOURCES,
): Promise<DeskSection[]> {
  const texts = deskTexts(req)
  const allowed = sources.filter(({ roles }) => hasRole(req.user, ...roles))
  const sections = await Promise.all(
    allowed.map(async ({ key, title, empty, load }) => ({
      key,
      title: title(texts),
      empty: empty?.(texts) ?? null,
      list: await load(req).catch((error: unknown) => {
        req.payload.logger.error({ err: error, msg: `The desk's section “${key}” failed.` })
        return null
      }),
    })),
  )
  return sections.filter(({ empty, list }) => !list || list.total > 0 || empty !== null)
}
