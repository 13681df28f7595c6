import { caseStudyPath, jobPath, postPath, resultPath } from '@studio/shared/document-paths'
import type { Payload } from 'payload'

interface Question {
  payload: Payload
  /** The options that limit a read to a visitor's rights. */
  asVisitor: {
    overrideAccess: false
    context: Record<string, unknown>
    depth: 0
    pagination: false
  }
  paths: string[]
}

type PathSource = (question: Question) => Promise<string[]>

/**
 * One source for each collection with paths. A source returns the given paths that belong to
 * published documents of its collection.
 */
export const PATH_SOURCES: PathSource[] = [
  async ({ payload, asVisitor, paths }) => {
    const where = { slug: { in: paths } }
    const select = { slug: true } as const
    const { docs } = await payload.find({ collection: 'pages', where, select, ...asVisitor })
    return docs.map(({ slug }) => slug)
  },
  async ({ payload, asVisitor, paths }) => {
    const where = { slug: { in: paths } }
    const select = { slug: true } as const
    const { docs } = await payload.find({ collection: 'categories', where, select, ...asVisitor })
    return docs.map(({ slug }) => slug)
  },
  async ({ payload, asVisitor, paths }) => {
    const where = { path: { in: paths } }
    const select = { path: true } as const
    const { docs } = await payload.find({ collection: 'videos', where, select, ...asVisitor })
    return docs.flatMap(({ path }) => path ?? [])
  },
  async ({ payload, asVisitor, paths }) => {
    const where = { slug: { in: paths } }
    const select = { slug: true } as const
    const { docs } = await payload.find({ collection: 'posts', where, select, ...asVisitor })
    return docs.map(({ slug }) => postPath(slug))
  },
  async ({ payload, asVisitor, paths }) => {
    const where = { slug: { in: lastParts(paths) } }
    const select = { slug: true } as const
    const { docs } = await payload.find({ collection: 'jobs', where, select, ...asVisitor })
    return docs.map(({ slug }) => jobPath(slug))
  },
  async ({ payload, asVisitor, paths }) => {
    const where = { slug: { in: lastParts(paths) } }
    const select = { slug: true, hasResult: true } as const
    const { docs } = await payload.find({ collection: 'case-studies', where, select, ...asVisitor })
    return docs.flatMap(({ slug, hasResult }) => [
      caseStudyPath(slug),
      ...(hasResult === true ? [resultPath(slug)] : []),
    ])
  },
]

function lastParts(paths: string[]): string[] {
  return paths.map((path) => path.slice(path.lastIndexOf('/') + 1))
}
