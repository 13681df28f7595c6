import { existsSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DocumentJob } from './render-document'

/** The bundled program beside the server, or its source in development and tests. */
const PROGRAMS = ['documents/thread.mjs', 'src/features/review/documents/thread/from-source.mjs']

const TIMEOUT_MS = 90_000

/**
 * The heap limit in megabytes. Pictures and the PDF are not in the heap; their number is limited
 * instead.
 */
const MAX_MEMORY_MB = 512

/**
 * Creates a PDF in a worker thread, so that the server stays responsive. A new thread also starts
 * without the glyphs that fonts cached for earlier documents, which would cause line breaks within
 * Arabic words.
 *
 * @throws if the time or memory limit is exceeded, or if the request was aborted
 */
export async function makeDocument(job: DocumentJob, stop: AbortSignal): Promise<Uint8Array> {
  const thread = new Worker(findProgram(), {
    workerData: job,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  })
  const signal = AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)])
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

/** Servers run in the app's folder, and tests in the repository's root. */
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
