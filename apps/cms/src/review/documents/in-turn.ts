type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result | null>

/**
 * For long work: one after the other, so that the machine stays free for everybody else. What it
 * returns answers null where the same key waits already, or too many others do.
 */
export function oneByOne(mostWaiting: number): InTurn {
  const keys = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  return async (key, work) => {
    if (keys.has(key) || keys.size >= mostWaiting) return null
    keys.add(key)
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      keys.delete(key)
    }
  }
}
