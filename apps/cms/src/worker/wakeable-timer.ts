/** A wait that can be cut short; a ring that comes before the wait is not lost. */
export class WakeableTimer {
  private isRung = false
  private wake: (() => void) | null = null

  ring(): void {
    this.isRung = true
    this.wake?.()
  }

  /** @param longest milliseconds */
  async wait(longest: number): Promise<void> {
    if (!this.isRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longest)
        this.wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    this.wake = null
    this.isRung = false
  }
}
