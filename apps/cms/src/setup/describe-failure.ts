/** One sentence for whoever started the set-up; the cause's own words follow it. */
export function describeFailure(error: unknown): string {
  const messages: string[] = []
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    messages.push(cause.message.split('\n')[0] ?? '')
  }
  return `The set-up failed: ${[...new Set(messages)].join(' — ') || String(error)}`
}
