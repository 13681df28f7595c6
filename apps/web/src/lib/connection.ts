/** Not in every browser, so not in TypeScript's list. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the visitor pays for a connection by the byte, or waits for each. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
