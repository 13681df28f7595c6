/**
 * Writes files some time after they were made: a visitor need not wait for the
 * disk. One after another, the latest version alone, and none that is no longer
 * wanted.
 */
export class WriteLater {
  unwritten = new Map()
  /** What is being written now. */
  current = { key: '', done: Promise.resolve() }
  isPlanned = false

  /** @param delay in milliseconds */
  constructor(delay) {
    this.delay = delay
  }

  put(key, write) {
    this.unwritten.set(key, write)
    if (this.isPlanned) return
    this.isPlanned = true
    setTimeout(() => this.writeAll(), this.delay)
  }

  /** @returns once nothing of that key will be written, nor is */
  async cancel(key) {
    this.unwritten.delete(key)
    if (this.current.key === key) await this.current.done
  }

  async writeAll() {
    // What is put here meanwhile comes last in the same round.
    for (const [key, write] of this.unwritten) {
      this.unwritten.delete(key)
      const done = write().catch((error) => {
        console.error(`A page was not written: ${error.message}`)
      })
      this.current = { key, done }
      await done
    }
    this.current = { key: '', done: Promise.resolve() }
    this.isPlanned = false
  }
}
