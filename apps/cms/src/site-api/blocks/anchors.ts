/** Names that a page has already: its content, and what header and footer point to. */
const TAKEN = ['content']

/**
 * The names by which addresses point to a page's blocks, from what editors call
 * them: `Social media content` is `#social-media-content`. Each is there once;
 * a name without a Latin letter or digit gives none.
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
