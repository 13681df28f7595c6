import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process began, as text that only that process has: numbers of processes are used again,
 * so a number alone proves nothing. Undefined when there is none, or only its remains.
 *
 * @param {number} pid
 * @returns {string | undefined}
 */
export function readBirth(pid) {
  return process.platform === 'linux' ? readLinuxBirth(pid) : readUnixBirth(pid)
}

/**
 * @param {number} pid
 * @param {string} birth
 */
export function isAlive(pid, birth) {
  return readBirth(pid) === birth
}

/** @param {number} pid */
function readLinuxBirth(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in brackets and may hold spaces: count from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const state = fields[0]
    if (state === 'Z' || state === 'X') return undefined
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${fields[19]}`
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function readUnixBirth(pid) {
  try {
    const options = {
      encoding: /** @type {const} */ ('utf8'),
      env: { ...process.env, LC_ALL: 'C' },
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], options).trim() || undefined
  } catch {
    return undefined
  }
}
