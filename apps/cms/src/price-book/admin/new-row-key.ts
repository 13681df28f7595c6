/** A key for a new row, as the server would give it; not `randomUUID`, which needs HTTPS. */
export function newRowKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4))
  return `row-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
