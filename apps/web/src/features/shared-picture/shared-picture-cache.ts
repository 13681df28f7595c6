import { LRUCache } from 'lru-cache'

/** The cache's size in bytes, enough for about three hundred pictures. */
const MAX_BYTES = 24_000_000

/**
 * A cache of pictures by address. If a picture is requested several times at once, it is drawn
 * once.
 */
export class SharedPictureCache {
  private readonly made = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (picture) => picture.byteLength,
  })
  private readonly making = new Map<string, Promise<Buffer>>()
  private last: Promise<unknown> = Promise.resolve()

  find(pathname: string): Buffer | undefined {
    return this.made.get(pathname)
  }

  /** Draws one picture at a time, because drawing occupies a core that pages need. */
  make(pathname: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const begun = this.making.get(pathname)
    if (begun) return begun
    const drawing = this.last.then(draw)
    this.last = drawing.catch(() => undefined)
    const kept = drawing
      .then((picture) => {
        this.made.set(pathname, picture)
        return picture
      })
      .finally(() => this.making.delete(pathname))
    this.making.set(pathname, kept)
    return kept
  }
}
