/** A token has more of them as a rule; in Arabic not many more. */
const CHARACTERS = 3

/**
 * What an answer costs. Each step sends all that came before; one that has ended is counted by the
 * model's server, one that somebody broke off, or that the server does not count, is estimated.
 */
export class TokenCount {
  private counted = 0
  private said = 0
  private isOpen = true

  /** @param sent characters of all that the first step sends */
  constructor(private sent: number) {}

  /** The model has said it, or a tool has returned it. */
  add(text: string): void {
    this.said += text.length
  }

  endStep(tokens: number | undefined): void {
    this.counted += tokens || this.estimate()
    this.sent += this.said
    this.said = 0
  }

  /** No further step is on its way. */
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
