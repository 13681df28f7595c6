import { startSharedStack } from './start-shared-stack'
import { stackVariables } from './stack-under-test'

// Runs the stack that the suites of a run share. It sends the stack's addresses to its parent
// process. When the channel to the parent closes, the stack stops, also while it starts.

// The terminal's signals are ignored, because the parent decides when to stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

const starting = new AbortController()
process.on('disconnect', () => starting.abort())

const stop = await startSharedStack(starting.signal).catch((error: unknown) => {
  if (starting.signal.aborted) process.exit()
  throw error
})
const end = () => void stop().finally(() => process.exit())
process.on('disconnect', end)
if (process.connected) process.send?.(stackVariables())
else end()
