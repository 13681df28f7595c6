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
 * Runs long work: at most `lanes` pieces at a time, so that the machine stays free for other work,
 * and at most one piece per queue, so that a long piece delays only its own queue. The returned
 * function answers null if work with the same key is waiting or running, or if too much other work is
 * waiting.
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
