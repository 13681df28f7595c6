import { Unprocessable } from '../../../../platform/programs/unprocessable'

/** The base time for every version in seconds, and the additional time per byte and per frame. */
const SECONDS = 300
const BYTES_A_SECOND = 250_000
const SECONDS_A_FRAME = 0.05

/**
 * The time limit for processing one version. It grows with the number of uploaded bytes and of
 * frames, but not with the duration that a file claims.
 */
export class TimeLimit {
  readonly signal: AbortSignal
  private readonly begun = Date.now()
  private readonly controller = new AbortController()
  private timer: NodeJS.Timeout | undefined
  private seconds: number

  /**
   * @param bytes the size of the original
   * @param most the maximum time in seconds
   */
  constructor(
    bytes: number,
    stop: AbortSignal,
    private readonly most = Infinity,
  ) {
    this.seconds = SECONDS + bytes / BYTES_A_SECOND
    this.signal = AbortSignal.any([stop, this.controller.signal])
    this.arm()
  }

  extendByFrames(count: number): void {
    this.seconds += count * SECONDS_A_FRAME
    this.arm()
  }

  /** The remaining seconds, at least 1. */
  get left(): number {
    const passed = (Date.now() - this.begun) / 1_000
    return Math.max(1, Math.min(this.seconds, this.most) - passed)
  }

  end(): void {
    clearTimeout(this.timer)
  }

  private arm(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(
      () => this.controller.abort(new Unprocessable('timedOut')),
      this.left * 1_000,
    ).unref()
  }
}
