import net from 'node:net'
import { ClearError } from './output/clear-error.mjs'

// Below the range from which systems take ports for outgoing connections.
const LOWEST_PORT = 20_000
const HIGHEST_PORT = 32_000
const LOOPBACK = ['127.0.0.1', '::1']

/**
 * Whether nothing listens on the port, on any of the addresses by which this machine calls itself.
 *
 * @param {number} port
 */
export async function isPortFree(port) {
  for (const host of [...LOOPBACK, '0.0.0.0', '::']) {
    if (!(await canListen(port, host))) return false
  }
  return true
}

/**
 * @param {Set<number>} [taken] ports that are promised to others
 * @returns {Promise<number>}
 */
export async function findFreePort(taken = new Set()) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT))
    if (!taken.has(port) && (await isPortFree(port))) return port
  }
  throw new ClearError(`There is no free port from ${LOWEST_PORT} to ${HIGHEST_PORT}.`)
}

/**
 * @param {number} port
 * @param {string} variable the setting that changes the port
 */
export async function requireFreePort(port, variable) {
  if (await isPortFree(port)) return
  throw new ClearError(
    `Port ${port} is taken by another program: stop that one, or set ${variable} to a free port.`,
  )
}

/**
 * The address on which both http://localhost and http://127.0.0.1 answer.
 */
export async function chooseListenHost() {
  return (await canListen(0, '::')) ? '::' : '0.0.0.0'
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // An address that this machine does not have cannot be taken.
      resolve(port !== 0 && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'))
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
