export type LinkType =
  'none' | 'page' | 'path' | 'url' | 'email' | 'phone' | 'storyboards' | 'video'

/** Shows a field of a link only where the link leads to something of its kind. */
export const isType =
  (...types: LinkType[]) =>
  (_: unknown, sibling: { type?: unknown }) =>
    types.some((type) => type === sibling.type)
