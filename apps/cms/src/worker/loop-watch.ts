const TICK_MS = 1_000

/** A loop that has to show regularly that it still moves. */
export interface Heartbeat {
  /** @param maxSeconds the time within which the next beat has to come, if not the usual one */
  beat: (maxSeconds?: number) => void
  /** Ends the supervision of the loop, for example while it waits for its next connection. */
  end: () => void
}

interface Watched {
  name: string
  maxTicks: number
  /** Seconds are counted in ticks, so that a machine that was suspended does not make a loop look hung. */
  ticks: number
}

/** Finds loops that have stopped moving without an error. */
export class LoopWatch {
  private readonly loops = new Set<Watched>()

  /**
   * @param name for the log
   * @param maxSeconds the time within which the loop has to beat again
   */
  start(name: string, maxSeconds: number): Heartbeat {
    const loop = { name, maxTicks: maxSeconds, ticks: 0 }
    this.loops.add(loop)
    return {
      beat: (nextSeconds = maxSeconds) => {
        Object.assign(loop, { ticks: 0, maxTicks: nextSeconds })
      },
      end: () => {
        this.loops.delete(loop)
      },
    }
  }

  /** Counts one more tick. @returns the names of the loops that have not moved for too long */
  tick(): string[] {
    const hung = []
    for (const loop of this.loops) {
      loop.ticks += 1
      if (loop.ticks > loop.maxTicks) hung.push(loop.name)
    }
    return hung
  }

  /**
   * Ticks every second.
   *
   * @param onTick gets the names of the hung loops
   */
  run(onTick: (hung: string[]) => void): void {
    setInterval(() => onTick(this.tick()), TICK_MS).unref()
  }
}
