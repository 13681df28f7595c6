import { existsSync } from 'node:fs'
import path from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/**
 * Debian's Chromium without a user interface. It needs half the processor time of the usual one.
 */
const HEADLESS = 'chromium-headless-shell'
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/**
 * Finds the system's browser with a user interface. The tests never download a browser.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function findChromium(env = process.env) {
  return env.CHROMIUM_PATH || find(NAMES, env) || ELSEWHERE.find((file) => existsSync(file))
}

/**
 * Finds the headless browser if it is installed.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function findHeadlessChromium(env = process.env) {
  return env.CHROMIUM_PATH || find([HEADLESS], env)
}

/**
 * @param {string[]} names
 * @param {NodeJS.ProcessEnv} env
 */
function find(names, env) {
  const folders = (env.PATH ?? '').split(path.delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return candidates.find((file) => existsSync(file))
}
