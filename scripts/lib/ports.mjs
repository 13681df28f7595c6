import net from 'node:net'
import { ClearError } from './output/clear-error.mjs'

// Below the range that systems use for outgoing connections.
const LOWEST_PORT = 20_000
const HIGHEST_PORT = 32_000
// Every address of this machine, because a program may listen on only one of them.
const HOSTS = ['127.0.0.1', '::1', '0.0.0.0', '::']

/**
 * @param {Set<number>} [promised] ports that other parts will use
 * @returns {Promise<number>}
 */
export async function findFreePort(promised = new Set()) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT))
    if (!promised.has(port) && (await isPortFree(port))) return port
  }
  throw new ClearError(`There is no free port from ${LOWEST_PORT} to ${HIGHEST_PORT}.`)
}

/** @param {number} port */
export async function isPortFree(port) {
  return (await findPortProblem(port)) === undefined
}

/**
 * @param {number} port
 * @param {string} variable the setting that changes the port
 */
export async function requireFreePort(port, variable) {
  const problem = await findPortProblem(port)
  if (problem) throw new ClearError(`Port ${port} ${problem}, or set ${variable} to a free port.`)
}

/** An address on which both http://localhost and http://127.0.0.1 answer. */
export async function chooseListenHost() {
  return (await tryListen(0, '::')) === undefined ? '::' : '0.0.0.0'
}

/** @param {number} port */
async function findPortProblem(port) {
  for (const host of HOSTS) {
    const code = await tryListen(port, host)
    if (code === 'EADDRINUSE') return 'is taken by another program: stop that one'
    if (code === 'EACCES') return 'is reserved for the system: run this as root'
  }
  return undefined
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error's code, if it cannot be listened on
 */
function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}
