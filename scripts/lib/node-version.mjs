// This file must use only syntax that any installed Node can read: see `run.mjs`.

/**
 * The supported majors, each with its first supported minor version.
 *
 * @type {[[number, number], ...[number, number][]]}
 */
export const PROMISED_NODES = [
  [20, 19],
  [22, 13],
  [24, 0],
  [26, 0],
]

export const RECOMMENDED_MAJOR = 24

/**
 * Explains in one sentence why this Node or system cannot run the project. Undefined if it can.
 *
 * @param {string} version as in `process.versions.node`
 * @param {string} platform as in `process.platform`
 */
export function explainNodeVersion(version, platform) {
  if (platform === 'win32') {
    return 'This project runs on Linux and macOS: on Windows, run it inside WSL.'
  }
  const [major, minor] = numbersOf(version)
  const [oldestMajor, oldestMinor] = PROMISED_NODES[0]
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined
  return (
    'This project needs Node ' +
    oldestMajor +
    '.' +
    oldestMinor +
    ' or newer, and this is Node ' +
    version +
    ': install a newer one from https://nodejs.org and run the command again.'
  )
}

/**
 * Warns in one sentence about a Node that is not tested but will probably work. Undefined for a
 * tested one.
 *
 * @param {string} version as in `process.versions.node`
 */
export function warnAboutUntestedNode(version) {
  const [major, minor] = numbersOf(version)
  if (PROMISED_NODES.some(([wanted, from]) => major === wanted && minor >= from)) return undefined
  return (
    'Node ' +
    version +
    ' is not among the versions that this project is tested with (' +
    PROMISED_NODES.map(([wanted, from]) => wanted + (from ? '.' + from : '')).join(', ') +
    ' and newer of the same majors): it may work, and Node ' +
    RECOMMENDED_MAJOR +
    ' will.'
  )
}

/**
 * @param {string} version
 * @returns {[number, number]}
 */
function numbersOf(version) {
  const [major, minor] = version.split('.').map(Number)
  return [major || 0, minor || 0]
}
