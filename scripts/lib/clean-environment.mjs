// Variables that tools need for their programs, network and language. None of them is a setting
// of this project.
const KEPT = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'TERM',
  'TMPDIR',
  'LANG',
  'LC_ALL',
  'TZ',
  'CI',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
]
const KEPT_PATTERN =
  /^(https?_proxy|no_proxy|all_proxy|npm_config_(registry|cafile|userconfig|cache))$/i

/**
 * Removes this project's settings and secrets, so that none reaches a build, and npm's variables
 * about the running command, which would change nested commands.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment(env) {
  const kept = Object.entries(env).filter(
    ([name]) => KEPT.includes(name) || KEPT_PATTERN.test(name),
  )
  // NODE_ENV is left out too, because pnpm would skip development packages if it is "production".
  return /** @type {NodeJS.ProcessEnv} */ (Object.fromEntries(kept))
}
