import { existsSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DocumentJob } from './render-document'

/** Built beside the server, or the source in development and tests. */
const PROGRAMS = ['documents/thread.mjs', 'src/review/documents/thread/from-source.mjs']

const MOST_MILLISECONDS = 90_000

/** Megabytes of what it builds up. Pictures and the file itself are beside it, and limited by their number. */
const MOST_MEMORY = 512

/**
 * A PDF, made in a thread of its own: the server answers others meanwhile, and fonts remember
 * nothing of the document before, which breaks Arabic lines in the middle of words.
 *
 * @throws where it takes too long or too much, or nobody waits for it any more
 */
export async function makeDocument(job: DocumentJob, stop: AbortSignal): Promise<Uint8Array> {
  const thread = new Worker(findProgram(), {
    workerData: job,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  })
  const signal = AbortSignal.any([stop, AbortSignal.timeout(MOST_MILLISECONDS)])
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      const end = () => reject(new Error('The document was given up.', { cause: signal.reason }))
      if (signal.aborted) end()
      signal.addEventListener('abort', end, { once: true })
      thread.once('message', resolve)
      thread.once('error', reject)
      thread.once('exit', () => reject(new Error('The document’s thread ended without one.')))
    })
  } finally {
    await thread.terminate()
  }
}

/** Servers run in the app's folder, tests in the repository's. */
function findProgram(): string {
  const folders = [process.cwd(), path.join(process.cwd(), 'apps/cms')]
  const found = folders
    .flatMap((folder) =>
      PROGRAMS.map((program) => path.join(/* turbopackIgnore: true */ folder, program)),
    )
    .find((program) => existsSync(program))
  if (!found) throw new Error(`What makes documents is missing: ${PROGRAMS.join(', ')}`)
  return found
}
