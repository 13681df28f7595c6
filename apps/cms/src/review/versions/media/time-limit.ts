import { Unprocessable } from './unprocessable'

/** Base time of every version, and the time added per byte and per frame. */
const SECONDS = 300
const BYTES_A_SECOND = 250_000
const SECONDS_A_FRAME = 0.05

/** Time limit for processing one version. It grows with the uploaded bytes and frames, not with claimed durations. */
export class TimeLimit {
  readonly signal: AbortSignal
  private readonly begun = Date.now()
  private readonly controller = new AbortController()
  private timer: NodeJS.Timeout | undefined
  private seconds: number

  /** @param bytes size of the original @param most upper bound in seconds */
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

  /** Remaining seconds, at least 1. */
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
