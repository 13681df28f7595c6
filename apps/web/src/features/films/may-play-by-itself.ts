interface Connection {
  saveData?: boolean
}

/** Not for visitors who want stillness, nor for those who pay by the byte. */
export function mayPlayByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !wantsStillness() && connection?.saveData !== true
}

export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
