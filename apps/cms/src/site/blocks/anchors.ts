/** Ids that exist on every page. */
const TAKEN = ['content']

/**
 * Makes unique anchors for a page's blocks from their names: `Social media content` becomes
 * `#social-media-content`. A name without Latin letters and digits has no anchor.
 */
export function anchorsOf(names: (string | null | undefined)[]): (string | undefined)[] {
  const taken = new Set(TAKEN)
  return names.map((name) => {
    const base = toAnchor(name ?? '')
    if (base === '') return undefined
    let anchor = base
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`
    taken.add(anchor)
    return anchor
  })
}

function toAnchor(name: string): string {
  return name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
