/**
 * Characters per token, for estimates. Most tokens have more; in Arabic the average is hardly
 * higher.
 */
const CHARACTERS = 3

/**
 * Counts the tokens of one answer. Each step sends everything that came before. The model's server
 * reports the tokens of a completed step; a step that was interrupted or not reported is estimated.
 */
export class TokenCount {
  private counted = 0
  private said = 0
  private isOpen = true

  /** @param sent characters of all that the first step sends */
  constructor(private sent: number) {}

  /** Adds text that the model has written or a tool has returned. */
  add(text: string): void {
    this.said += text.length
  }

  endStep(tokens: number | undefined): void {
    this.counted += tokens || this.estimate()
    this.sent += this.said
    this.said = 0
  }

  /** Call this if no further step is running, so that none is estimated. */
  end(): void {
    this.isOpen = false
  }

  total(): number {
    return Math.ceil(this.counted + (this.isOpen ? this.estimate() : 0))
  }

  private estimate(): number {
    return (this.sent + this.said) / CHARACTERS
  }
}
