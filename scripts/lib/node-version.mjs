const OLDEST_MAJOR = 20
const OLDEST_MINOR = 9

/**
 * Says in one sentence why this Node or system cannot run the project, or returns undefined.
 *
 * @param {string} version as in `process.versions.node`
 * @param {string} platform as in `process.platform`
 */
export function explainNodeVersion(version, platform) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (platform === 'win32') {
    return 'This project runs on Linux and macOS: on Windows, run it inside WSL.'
  }
  if (major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR)) return undefined
  return (
    'This project needs Node ' +
    OLDEST_MAJOR +
    '.' +
    OLDEST_MINOR +
    ' or newer, and this is Node ' +
    version +
    ': install a newer one from https://nodejs.org and run the command again.'
  )
}
