interface Turn {
  /** For each key, at most one piece of work is waiting or running. */
  key: string
  /** For each queue, at most one piece of work is running. */
  queue: string
}

type InTurn = <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result | null>

interface Waiting {
  queue: string
  begin: () => void
}

/**
 * Runs long work. At most `lanes` pieces run at the same time, so that the machine stays available
 * for other work, and at most one piece per queue, so that a long piece delays only its own queue.
 * The returned function returns null if work with the same key is waiting or running, or if too
 * much other work is waiting.
 */
export function takeTurns({ lanes, maxWaiting }: { lanes: number; maxWaiting: number }): InTurn {
  const keys = new Set<string>()
  const running = new Set<string>()
  const waiting: Waiting[] = []

  const next = () => {
    while (running.size < lanes) {
      const at = waiting.findIndex(({ queue }) => !running.has(queue))
      const [first] = at < 0 ? [] : waiting.splice(at, 1)
      if (!first) return
      running.add(first.queue)
      first.begin()
    }
  }

  return async ({ key, queue }, work) => {
    // One queue may use only half of the waiting places, so that places remain for others.
    const ofQueue = waiting.filter((one) => one.queue === queue).length
    if (keys.has(key) || waiting.length >= maxWaiting || ofQueue >= maxWaiting / 2) return null
    keys.add(key)
    const began = new Promise<void>((begin) => waiting.push({ queue, begin }))
    next()
    await began
    try {
      return await work()
    } finally {
      keys.delete(key)
      running.delete(queue)
      next()
    }
  }
}
