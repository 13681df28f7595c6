import { env } from '../env'
import { workJobs } from './job-loop'
import { keepRunning } from './keep-running'
import { makePictures } from './picture-loop'
import { publishUntilDisconnected } from './publish-loop'

const controller = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => controller.abort())
}

const { signal } = controller
const instances = env.WEB_INSTANCES ?? [env.WEB_URL]

/**
 * Each part has its own connection, so mail is sent while a website is unreachable, and vice versa.
 */
Promise.all([
  keepRunning(signal, (onReady) => publishUntilDisconnected(instances, signal, onReady)),
  keepRunning(signal, (onReady) => workJobs(signal, onReady)),
  keepRunning(signal, (onReady) => makePictures(signal, onReady)),
]).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
