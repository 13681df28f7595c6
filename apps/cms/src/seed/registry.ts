export type SeededCollection =
  | 'media'
  | 'downloads'
  | 'price-groups'
  | 'pages'
  | 'posts'
  | 'jobs'
  | 'case-studies'
  | 'services'
  | 'testimonials'
  | 'videos'
  | 'categories'
  | 'showreels'
  | 'search-synonyms'

/**
 * Thrown if the seed refers to a missing document: a mistake in its files, or a deleted document.
 */
export class MissingDocument extends Error {
  override name = 'MissingDocument'
}

/** Maps names of the seed's files to documents. */
export class Registry {
  private readonly ids = new Map<string, number>()

  set(collection: SeededCollection, name: string, id: number): void {
    this.ids.set(`${collection}:${name}`, id)
  }

  has(collection: SeededCollection, name: string): boolean {
    return this.ids.has(`${collection}:${name}`)
  }

  idOf(collection: SeededCollection, name: string): number {
    const id = this.ids.get(`${collection}:${name}`)
    if (id === undefined)
      throw new MissingDocument(`The seed names ${collection} “${name}”, which does not exist.`)
    return id
  }
}
