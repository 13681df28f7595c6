/** For about half a minute after a save: an edit is live within a second or two. */
const QUICKLY = 2_000
const QUICK_QUESTIONS = 15
/** Then a website is away, or busy: as long as the form is open. */
const SLOWLY = 10_000

interface Following<Answer> {
  ask: () => Promise<Answer>
  /** Whether nothing is going to change any more. */
  isSettled: (answer: Answer) => boolean
  onAnswer: (answer: Answer) => void
  onFailure: () => void
  /** Ends early when somebody looks again. */
  wait: (milliseconds: number) => Promise<void>
  signal: AbortSignal
}

/** Asks until the answer is settled, and never gives up: what was not live a minute ago may be now. */
export async function followUsage<Answer>(following: Following<Answer>): Promise<void> {
  const { ask, isSettled, onAnswer, onFailure, wait, signal } = following
  for (let questions = 1; !signal.aborted; questions += 1) {
    const isOver = await ask().then(
      (answer) => {
        if (signal.aborted) return true
        onAnswer(answer)
        // Right after a save the change may not be noted yet, so ask twice at least.
        return questions > 1 && isSettled(answer)
      },
      () => {
        if (!signal.aborted) onFailure()
        return signal.aborted
      },
    )
    if (isOver) return
    await wait(questions < QUICK_QUESTIONS ? QUICKLY : SLOWLY)
  }
}
