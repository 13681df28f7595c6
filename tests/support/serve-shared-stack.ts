import startSharedStack from './start-shared-stack'
import { stackVariables } from './stack-under-test'

// Serves a stack to the suites of one run. It sends the stack's addresses to its parent
// process, and the stack stops once the channel to that is closed.

// A terminal signals this process as well, but its parent decides when to stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

const stop = await startSharedStack()
const end = () => void stop().finally(() => process.exit())
process.on('disconnect', end)
if (process.connected) process.send?.(stackVariables())
else end()
