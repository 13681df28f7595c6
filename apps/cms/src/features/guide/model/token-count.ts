/**
 * The estimated number of characters per token. Most tokens are longer; in Arabic the average is
 * only slightly higher.
 */
const CHARACTERS = 3

/**
 * Counts the tokens of one answer. Each step sends everything that came before it. The model's
 * server reports the tokens of a completed step. The tokens of an interrupted or unreported step
 * are estimated.
 */
export class TokenCount {
  private counted = 0
  private said = 0
  private isOpen = true

  /** @param sent the number of characters that the first step sends */
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

  /**
   * Must be called when no further step is running, so that the tokens of such a step are not
   * estimated.
   */
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
