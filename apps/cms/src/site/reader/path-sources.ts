import type { Payload } from 'payload'
import { z } from 'zod'
import { KINDS_WITH_PAGES } from '../../content/kinds'
import { SITE_CONTEXT } from '../../platform/access/rules'

const rowSchema = z.object({
  slug: z.string().nullish(),
  path: z.string().nullish(),
  hasResult: z.boolean().nullish(),
})

/**
 * @returns those of the paths that lead to a published document
 */
export async function publishedPathsAmong(payload: Payload, paths: string[]): Promise<string[]> {
  const keys = [...new Set([...paths, ...paths.map(lastPart)])]
  const found = await Promise.all(
    KINDS_WITH_PAGES.map(async ({ collection, address, pathsOf, pathFields }) => {
      const { docs } = await payload.find({
        collection,
        where: { [address]: { in: keys } },
        select: { [address]: true, ...pathFields },
        overrideAccess: false,
        context: SITE_CONTEXT,
        depth: 0,
        pagination: false,
      })
      return z
        .array(rowSchema)
        .parse(docs)
        .flatMap((row) => pathsOf(row))
    }),
  )
  return found.flat().filter((path) => paths.includes(path))
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
