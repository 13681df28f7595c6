/** The type is missing in TypeScript, because not every browser has the API. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** @returns whether the visitor saves data or has a slow connection */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
