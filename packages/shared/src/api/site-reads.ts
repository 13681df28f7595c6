import type { z } from 'zod'
import { layoutDataSchema } from '../contracts/layout-data'
import { feedQuerySchema, feedSchema, outlineSchema, sitePathsSchema } from '../contracts/listings'
import { layoutDataQuerySchema, pageAnswerSchema, pageQuerySchema } from '../contracts/page'
import { previewAnswerSchema, previewQuerySchema } from '../contracts/preview'

/**
 * A read of the public content, at a path of the CMS below `/api`. Only the website's server makes
 * it. Its proxy for browsers does not forward it.
 */
export interface SiteRead {
  path: string
  query?: z.ZodObject
  answer: z.ZodType
}

export const sitePage = {
  path: '/site/page',
  query: pageQuerySchema,
  answer: pageAnswerSchema,
} as const satisfies SiteRead

export const siteLayoutData = {
  path: '/site/shell',
  query: layoutDataQuerySchema,
  answer: layoutDataSchema,
} as const satisfies SiteRead

/** The read of a page for the holder of a preview ticket. */
export const sitePreview = {
  path: '/site/preview',
  query: previewQuerySchema,
  answer: previewAnswerSchema,
} as const satisfies SiteRead

export const sitePaths = {
  path: '/site/paths',
  answer: sitePathsSchema,
} as const satisfies SiteRead

export const siteFeed = {
  path: '/site/feed',
  query: feedQuerySchema,
  answer: feedSchema,
} as const satisfies SiteRead

export const siteOutline = {
  path: '/site/outline',
  answer: outlineSchema,
} as const satisfies SiteRead

/** The path below which the CMS serves the files of the media library. */
export const SITE_MEDIA_PATH = '/site/media'
