import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds after which a rendering that has not ended counts as failed. */
const TIMEOUT_MS = 15_000

/** The renderings in progress, the oldest first. */
export class Renders {
  /** @type {{ key: string, begun: number }[]} */
  open = []

  /** @param {string} key */
  begin(key) {
    const now = Date.now()
    this.open = [...this.open.filter(({ begun }) => now - begun < TIMEOUT_MS), { key, begun: now }]
  }

  /**
   * @param {string} key @returns {number} when the rendering began; of several, the oldest counts;
   * 0 if unknown
   */
  end(key) {
    const at = this.open.findIndex((render) => render.key === key)
    return this.open.splice(at, at < 0 ? 0 : 1)[0]?.begun ?? 0
  }

  /** Waits until every rendering that had begun has ended, for at most `timeoutMs` milliseconds. */
  async settled(timeoutMs = 5_000) {
    const now = Date.now()
    const isOpen = () => this.open.some(({ begun }) => begun <= now)
    while (isOpen() && Date.now() < now + timeoutMs) await sleep(20)
  }
}
