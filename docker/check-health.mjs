// A container's health check: exit code 0 or 1, with the reason in the engine's log.
//   check-health.mjs answers /api/ready        this container's server answers 200 there
//   check-health.mjs touched /tmp/file 60      the file was written in the last 60 seconds
import { stat } from 'node:fs/promises'

const ANSWER_MS = 8_000

/** @param {string} path on this container's own server */
async function answers(path) {
  const address = `http://127.0.0.1:${process.env.PORT}${path}`
  const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
}

/**
 * @param {string} file
 * @param {string} seconds
 */
async function touched(file, seconds) {
  const age = (Date.now() - (await stat(file)).mtimeMs) / 1000
  if (age > Number(seconds)) throw new Error(`${file} was last written ${Math.round(age)} s ago`)
}

const [check = '', target = '', seconds = ''] = process.argv.slice(2)
const run = { answers, touched }[check]
try {
  if (!run) throw new Error(`There is no check "${check}".`)
  await run(target, seconds)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
