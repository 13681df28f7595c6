import type { LinkType } from './link'

/** Shows a field of a link only where the link leads to something of its kind. */
export const isType =
  (...types: LinkType[]) =>
  (_: unknown, sibling: { type?: unknown }) =>
    types.some((type) => type === sibling.type)
