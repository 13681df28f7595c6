import { z } from 'zod'
import { actionSchema, localeSchema } from './common'

const linkSchema = z.object({ label: z.string(), href: z.string(), isExternal: z.boolean() })

export type MenuLink = z.infer<typeof linkSchema>

/** A group of links with a title, which may be a link as well. */
const groupSchema = z.object({
  id: z.string(),
  title: z.string().nullable(),
  href: z.string().nullable(),
  links: z.array(linkSchema),
})

export type MenuGroup = z.infer<typeof groupSchema>

const menuSchema = z.object({
  type: z.literal('menu'),
  id: z.string(),
  label: z.string(),
  groups: z.array(groupSchema),
})

export type Menu = z.infer<typeof menuSchema>

const menuItemSchema = z.discriminatedUnion('type', [
  linkSchema.extend({ type: z.literal('link'), id: z.string() }),
  menuSchema,
])

export type MenuItem = z.infer<typeof menuItemSchema>

/**
 * `mega` opens menus over the whole width of the page, `dropdowns` opens them below their buttons.
 */
export const headerVersionSchema = z.enum(['mega', 'dropdowns'])

export type HeaderVersion = z.infer<typeof headerVersionSchema>

export const headerSchema = z.object({
  /** The header for pages that have no choice of their own. */
  version: headerVersionSchema,
  /** The language of the names in the menus. In Germany, English pages have German names. */
  language: localeSchema,
  items: z.record(headerVersionSchema, z.array(menuItemSchema)),
  callToAction: actionSchema.nullable(),
})

export type HeaderView = z.infer<typeof headerSchema>

export const footerSchema = z.object({ language: localeSchema, groups: z.array(groupSchema) })
