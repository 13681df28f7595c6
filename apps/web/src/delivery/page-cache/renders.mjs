import { setTimeout as sleep } from 'node:timers/promises'

/** After this long, in milliseconds, one that was begun has failed: it will not be handed in. */
const LONGEST = 15_000

/** The pages that are being made, the oldest first. */
export class Renders {
  /** @type {{ key: string, begun: number }[]} */
  open = []

  /** @param {string} key */
  begin(key) {
    const now = Date.now()
    this.open = [...this.open.filter(({ begun }) => now - begun < LONGEST), { key, begun: now }]
  }

  /**
   * @param {string} key
   * @returns {number} since when it was made: the oldest of several, and 0 if nobody knows
   */
  end(key) {
    const at = this.open.findIndex((render) => render.key === key)
    return this.open.splice(at, at < 0 ? 0 : 1)[0]?.begun ?? 0
  }

  /** Waits, at most for `patience` milliseconds, until none is open that was begun before now. */
  async settled(patience = 5_000) {
    const now = Date.now()
    const isOpen = () => this.open.some(({ begun }) => begun <= now)
    while (isOpen() && Date.now() < now + patience) await sleep(20)
  }
}
