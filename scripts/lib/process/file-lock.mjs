import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolder } from '../make-folder.mjs'
import { isAlive, readBirth } from './process-birth.mjs'

/**
 * Acquires a lock. A lock whose process was killed counts as free.
 *
 * @param {string} file
 * @returns {{ release: () => void } | undefined} undefined when another process holds it
 */
export function tryLock(file) {
  makeFolder(path.dirname(file))
  const ours = JSON.stringify({ pid: process.pid, birth: readBirth(process.pid) })
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, ours)
  try {
    if (isHeld(file)) return undefined
    fs.rmSync(file, { force: true })
    // Linking fails if the file exists, so only one of two concurrent runs succeeds.
    fs.linkSync(draft, file)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return undefined
    throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
  return {
    release: () => {
      if (readLock(file) === ours) fs.rmSync(file, { force: true })
    },
  }
}

/** @param {string} file */
export function isHeld(file) {
  try {
    const { pid, birth } = JSON.parse(readLock(file) ?? '')
    return isAlive(pid, birth)
  } catch {
    return false
  }
}

/**
 * Runs `work` under the lock, after waiting for its present holder.
 *
 * @template Result
 * @param {string} file
 * @param {AbortSignal} signal
 * @param {() => Promise<Result>} work
 */
export async function withLock(file, signal, work) {
  let lock
  while (!(lock = tryLock(file))) {
    await sleep(200, undefined, { signal })
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/** @param {string} file */
function readLock(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
