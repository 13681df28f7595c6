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
 * Thrown if the seed refers to a document that does not exist, because of a mistake in the seed's
 * files or because the document was deleted.
 */
export class MissingDocument extends Error {
  override name = 'MissingDocument'
}

/** Maps names in the seed's files to documents. */
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
