// Runs beside the launcher, which holds the other end of this process's standard input. If the
// launcher is killed, the input ends, and this process stops everything that the launcher started.
import { stopLeftovers } from './process-registry.mjs'

const [processesFile] = process.argv.slice(2)

process.stdin.resume()
process.stdin.once('end', async () => {
  if (processesFile) await stopLeftovers(processesFile)
  process.exit()
})
