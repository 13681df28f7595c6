import { isIP } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { ClearError } from '../output/clear-error.mjs'
import { repoRoot } from '../paths.mjs'

const EVERY_ADDRESS = ['::', '0.0.0.0']
const THIS_MACHINE = ['localhost', '127.0.0.1', '::1']

/**
 * A parser takes the variable's name, for the error message, and its text.
 *
 * @param {string} name
 * @param {string} text
 */
export function parsePort(name, text) {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port
  throw new ClearError(`${name} must be a port number from 1 to 65535, and it is "${text}".`)
}

/**
 * @param {string} name
 * @param {string} text
 */
export function parseOrigin(name, text) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search
  if (isOrigin && !url.username && !url.hash) return url.origin
  throw new ClearError(
    `${name} must be an address like https://studio.example with no path, and it is "${text}".`,
  )
}

/**
 * Example: `http://localhost:3000, http://localhost:3002`
 *
 * @param {string} name
 * @param {string} text
 */
export function parseOrigins(name, text) {
  return text.split(',').map((origin) => parseOrigin(name, origin.trim()))
}

/**
 * @param {string} name
 * @param {string} text
 */
export function parseMemory(name, text) {
  if (/^[1-9]\d{0,5}[mg]$/i.test(text)) return text.toLowerCase()
  throw new ClearError(`${name} must be a size like 256m or 2g, and it is "${text}".`)
}

/**
 * @param {string} name
 * @param {string} text
 */
export function parseEmail(name, text) {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return text
  throw new ClearError(`${name} must be an e-mail address, and it is "${text}".`)
}

/**
 * @param {string} name
 * @param {string} text
 */
export function parseSmtpUrl(name, text) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return text
  // The message does not repeat the text, because it may contain a password.
  throw new ClearError(`${name} must be an address like smtp://user:password@mail.example:587.`)
}

/**
 * A relative folder is relative to the project's root, whatever the working directory is.
 *
 * @param {string} name
 * @param {string} text
 */
export function parseFolder(name, text) {
  const folder = path.resolve(repoRoot, text.replace(/^~(?=\/|$)/, os.homedir()))
  if (folder !== path.parse(folder).root) return folder
  throw new ClearError(`${name} must be a folder of its own, and it is "${text}".`)
}

/**
 * @param {string} name
 * @param {string} text
 */
export function parseSecret(name, text) {
  if (text.length >= 32) return text
  throw new ClearError(`${name} must be at least 32 characters long.`)
}

/**
 * @param {string} name
 * @param {string} text
 */
export function parseHost(name, text) {
  if (EVERY_ADDRESS.includes(text) || THIS_MACHINE.includes(text)) return text
  throw new ClearError(
    `${name} must be ${EVERY_ADDRESS.join(' or ')} for every address of this machine, or ` +
      `${THIS_MACHINE.join(' or ')} for itself alone, and it is "${text}".`,
  )
}

/**
 * Example: `127.0.0.1, 10.0.0.0/8`. The apps validate the ranges themselves.
 *
 * @param {string} name
 * @param {string} text
 */
export function parseProxies(name, text) {
  const addresses = text.split(',').map((entry) => entry.trim().replace(/\/\d{1,3}$/, ''))
  if (addresses.every((address) => isIP(address) !== 0)) return text
  throw new ClearError(
    `${name} must be addresses or ranges with commas between them, and it is "${text}".`,
  )
}
