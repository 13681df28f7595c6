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

/** The seed names a document that is not there: a slip in its files, or somebody deleted it. */
export class MissingDocument extends Error {
  override name = 'MissingDocument'
}

/** Which document stands for which name in the seed's files. */
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
