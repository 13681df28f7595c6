/**
 * An edit is usually live within two seconds, so polling is fast for half a minute after a save.
 */
const QUICK_INTERVAL_MS = 2_000
const QUICK_REQUESTS = 15
/**
 * If a change is not live after half a minute, a website is unreachable or busy. Polling then
 * continues slowly while the form is open.
 */
const SLOW_INTERVAL_MS = 10_000

interface Following<Answer> {
  ask: () => Promise<Answer>
  /** Tells whether the response is final, so that polling can stop. */
  isSettled: (answer: Answer) => boolean
  onAnswer: (answer: Answer) => void
  onFailure: () => void
  /** Waits this long, or less if the tab becomes visible again. */
  wait: (milliseconds: number) => Promise<void>
  signal: AbortSignal
}

/**
 * Polls until the response is final. There is no time limit, because an unreachable website may
 * become reachable again.
 */
export async function followUsage<Answer>(following: Following<Answer>): Promise<void> {
  const { ask, isSettled, onAnswer, onFailure, wait, signal } = following
  for (let questions = 1; !signal.aborted; questions += 1) {
    const isOver = await ask().then(
      (answer) => {
        if (signal.aborted) return true
        onAnswer(answer)
        // Immediately after a save, the change may not be recorded yet, so the first response is
        // not trusted.
        return questions > 1 && isSettled(answer)
      },
      () => {
        if (!signal.aborted) onFailure()
        return signal.aborted
      },
    )
    if (isOver) return
    await wait(questions < QUICK_REQUESTS ? QUICK_INTERVAL_MS : SLOW_INTERVAL_MS)
  }
}
