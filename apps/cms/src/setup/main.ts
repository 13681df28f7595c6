import { makeFirstPictures } from './make-first-pictures'
import { setUp } from './set-up'

setUp(makeFirstPictures).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(describeFailure(error))
    process.exit(1)
  },
)

/** One sentence for the console, followed by the messages of the causes. */
function describeFailure(error: unknown): string {
  const messages: string[] = []
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    messages.push(cause.message.split('\n')[0] ?? '')
  }
  return `The set-up failed: ${[...new Set(messages)].join(' — ') || String(error)}`
}
