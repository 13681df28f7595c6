// The first import: the others read the environment.
import './check-settings'
import { checkServices } from '../platform/start/check-services'
import { makeFirstPictures } from './make-first-pictures'
import { setUp } from './set-up'

checkServices('set-up')
  .then(() => setUp(makeFirstPictures))
  .then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(describeFailure(error))
      process.exit(1)
    },
  )

/** Describes a failure for the console: one sentence, followed by the messages of its causes. */
function describeFailure(error: unknown): string {
  const messages: string[] = []
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    messages.push(cause.message.split('\n')[0] ?? '')
  }
  return `The set-up failed: ${[...new Set(messages)].join(' — ') || String(error)}`
}
