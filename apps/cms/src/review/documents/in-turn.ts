interface Turn {
  /** Each key has at most one piece of work waiting or running. */
  key: string
  /** Each queue has at most one piece of work running. */
  queue: string
}

type InTurn = <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result | null>

interface Waiting {
  queue: string
  begin: () => void
}

/**
 * For long work: a few at a time, so that the machine stays free for everybody else, and one of each
 * queue, so that a long one keeps nobody waiting but its own. What it returns answers null where the
 * same key waits already, or too many others do.
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
    // One queue may fill half of the waiting places, so that others find room.
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
