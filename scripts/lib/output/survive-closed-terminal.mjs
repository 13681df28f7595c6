/**
 * A closed terminal or pipe must not end the run in the middle of stopping: what is written to it
 * is lost, and that is all.
 */
export function surviveClosedTerminal() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error
    })
  }
}
